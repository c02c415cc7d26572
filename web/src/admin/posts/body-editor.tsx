import { Image } from '@tiptap/extension-image';
import type { Transaction } from '@tiptap/pm/state';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { Note } from '../../ui/note.tsx';
import styles from './body-editor.module.css';
import { BodyToolbar } from './body-toolbar.tsx';
import { cleanPasted, hasWords, ourHeadings } from './clean-pasted.ts';
import { pictureRefusal } from './picture-refusal.ts';
import { vimeoEmbed } from './vimeo-embed.ts';

interface BodyEditorProps {
  label: string;
  /** HTML. Read once: after that the editor is the one who knows. */
  value: string;
  onChange: (html: string) => void;
  /** Stores a picture and gives its address. */
  onUploadImage: (image: File) => Promise<string>;
  /** Whether pictures are on their way; what is saved meanwhile is without them. */
  onUploading: (isUploading: boolean) => void;
  /** While it is being saved: words typed then would be in nobody's copy. */
  isLocked: boolean;
  error?: string | undefined;
}

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    // A link opens where its reader wants it.
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image,
  vimeoEmbed,
];

/** The files that came along, unless words did too: Word sends a picture of every text. */
const filesOf = (data: DataTransfer | null): File[] =>
  data && !hasWords(data.getData('text/html')) ? [...data.files] : [];

/** The empty line after the last picture is the writer's, not the reader's. */
const htmlOf = (editor: Editor) => editor.getHTML().replace(/(<p><\/p>)+$/, '');

/** A picture cuts no sentence in two: it goes after the paragraph, or before it from its very start. */
const besideParagraph = ({ state }: Editor, position: number): number => {
  const at = state.doc.resolve(position);
  if (!at.parent.isTextblock || at.parent.childCount === 0) return position;
  return at.parentOffset === 0 ? at.before() : at.after();
};

/** The body of a post: written as it will look, or as HTML. */
export function BodyEditor(props: BodyEditorProps) {
  const { label, value, onChange, onUploadImage, onUploading, isLocked, error } = props;
  const id = useId();
  const [source, setSource] = useState<string | null>(null);
  const [uploads, setUploads] = useState(0);
  const [refusals, setRefusals] = useState<string[]>([]);
  const insertPictures = useRef<(files: File[], at?: number) => void>(() => undefined);

  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: styles.body ?? '',
      },
      handlePaste: (_view, event) => {
        const files = filesOf(event.clipboardData);
        insertPictures.current(files);
        return files.length > 0;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = isMoved ? [] : filesOf(event.dataTransfer);
        const point = { left: event.clientX, top: event.clientY };
        insertPictures.current(files, view.posAtCoords(point)?.pos);
        return files.length > 0;
      },
      transformPastedHTML: (html) => {
        // What was copied here is as it should be.
        if (html.includes('data-pm-slice')) return html;
        const { html: cleaned, lostPictures } = cleanPasted(html);
        if (lostPictures > 0)
          setRefusals([
            lostPictures === 1
              ? 'A picture did not come along. Save it as a file and drop it here.'
              : `${lostPictures} pictures did not come along. Save them as files and drop them here.`,
          ]);
        return cleaned;
      },
    },
  });

  useEffect(() => onUploading(uploads > 0), [uploads, onUploading]);
  useEffect(() => void editor.setEditable(!isLocked, false), [editor, isLocked]);

  useEffect(() => {
    const insert = async (files: File[], at: number) => {
      let position = at;
      // The writer goes on writing meanwhile.
      const follow = ({ transaction }: { transaction: Transaction }) => {
        position = transaction.mapping.map(position);
      };
      editor.on('transaction', follow);
      setUploads((count) => count + files.length);
      for (const file of files) {
        try {
          const refusal = pictureRefusal(file);
          if (refusal) throw new Error(refusal);
          const src = await onUploadImage(file);
          position = besideParagraph(editor, position);
          editor.commands.insertContentAt(position, { type: 'image', attrs: { src, alt: '' } });
        } catch (failure) {
          setRefusals((former) => [...former, `${file.name}: ${(failure as Error).message}`]);
        } finally {
          setUploads((count) => count - 1);
        }
      }
      editor.off('transaction', follow);
    };
    insertPictures.current = (files, at) => {
      if (files.length === 0) return;
      setRefusals([]);
      // After what is selected, not in its place: it may be the picture before.
      void insert(files, at ?? editor.state.selection.to);
    };
  }, [editor, onUploadImage]);

  const handleSourceToggle = () => {
    if (source === null) setSource(htmlOf(editor));
    else {
      editor.commands.setContent(ourHeadings(source), { emitUpdate: true });
      setSource(null);
    }
  };

  return (
    <div>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <BodyToolbar
        editor={editor}
        isSource={source !== null}
        onSourceToggle={handleSourceToggle}
        onImages={(images) => insertPictures.current(images)}
      />
      <div className={error ? `${styles.paper} ${styles.invalid}` : styles.paper}>
        {source === null ? (
          <EditorContent editor={editor} />
        ) : (
          <textarea
            className={styles.source}
            aria-label={`${label}, as HTML`}
            spellCheck={false}
            value={source}
            onChange={(event) => {
              setSource(event.target.value);
              onChange(event.target.value);
            }}
          />
        )}
      </div>
      {source === null && <ImageWords editor={editor} />}
      {source === null && <WordlessImages editor={editor} />}
      {uploads > 0 && (
        <p className={styles.hint} role="status">
          {uploads === 1 ? 'Uploading a picture…' : `Uploading ${uploads} pictures…`}
        </p>
      )}
      {[...refusals, ...(error ? [error] : [])].map((words) => (
        <Note key={words} tone="bad">
          {words}
        </Note>
      ))}
    </div>
  );
}

/** While a picture is chosen: its words, for those who cannot see it. */
function ImageWords({ editor }: { editor: Editor }) {
  const id = useId();
  const alt = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isActive('image') ? String(current.getAttributes('image').alt ?? '') : null,
  });
  if (alt === null) return null;
  return (
    <div className={styles.words}>
      <label htmlFor={id}>What the chosen picture shows</label>
      <input
        id={id}
        value={alt}
        maxLength={300}
        onChange={(event) => editor.commands.updateAttributes('image', { alt: event.target.value })}
      />
    </div>
  );
}

/** How many pictures somebody who cannot see them is told nothing of. */
function WordlessImages({ editor }: { editor: Editor }) {
  const count = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      let wordless = 0;
      current.state.doc.descendants(({ type, attrs }) => {
        if (type.name === 'image' && !attrs.alt) wordless += 1;
      });
      return wordless;
    },
  });
  if (count === 0) return null;
  return (
    <p className={styles.hint}>
      {count === 1 ? 'A picture has' : `${count} pictures have`} no words yet for readers who cannot
      see. Choose one in the text to say what it shows.
    </p>
  );
}
