import { Image } from '@tiptap/extension-image';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { Note } from '../../ui/note.tsx';
import styles from './body-editor.module.css';
import { BodyToolbar } from './body-toolbar.tsx';
import { vimeoEmbed } from './vimeo-embed.ts';

interface BodyEditorProps {
  label: string;
  /** HTML. Read once: after that the editor is the one who knows. */
  value: string;
  onChange: (html: string) => void;
  /** Stores a picture and gives its address. */
  onUploadImage: (image: File) => Promise<string>;
  error?: string | undefined;
}

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
  Image,
  vimeoEmbed,
];

const imagesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** The empty line after the last picture is the writer's, not the reader's. */
const htmlOf = (editor: Editor) => editor.getHTML().replace(/(<p><\/p>)+$/, '');

/** The body of a post: written as it will look, or as HTML. */
export function BodyEditor({ label, value, onChange, onUploadImage, error }: BodyEditorProps) {
  const id = useId();
  const [source, setSource] = useState<string | null>(null);
  const [uploads, setUploads] = useState(0);
  const [uploadError, setUploadError] = useState<string | null>(null);
  const insertImages = useRef<(images: File[]) => void>(() => undefined);

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
        const images = imagesOf(event.clipboardData);
        insertImages.current(images);
        return images.length > 0;
      },
      handleDrop: (_view, event) => {
        const images = imagesOf(event.dataTransfer);
        insertImages.current(images);
        return images.length > 0;
      },
    },
  });

  useEffect(() => {
    insertImages.current = (images) => {
      for (const image of images) void insertImage(image);
    };
    const insertImage = async (image: File) => {
      setUploadError(null);
      setUploads((count) => count + 1);
      try {
        const src = await onUploadImage(image);
        // After what is selected, not in its place: it may be the picture before.
        editor
          ?.chain()
          .focus()
          .insertContentAt(editor.state.selection.to, { type: 'image', attrs: { src, alt: '' } })
          .run();
      } catch (failure) {
        setUploadError(`${image.name}: ${(failure as Error).message}`);
      } finally {
        setUploads((count) => count - 1);
      }
    };
  }, [editor, onUploadImage]);

  const handleSourceToggle = () => {
    if (source === null) setSource(htmlOf(editor));
    else {
      editor.commands.setContent(source, { emitUpdate: true });
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
        onImages={(images) => insertImages.current(images)}
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
      {uploads > 0 && (
        <p className={styles.hint} role="status">
          {uploads === 1 ? 'Uploading a picture…' : `Uploading ${uploads} pictures…`}
        </p>
      )}
      {(uploadError ?? error) && <Note tone="bad">{uploadError ?? error}</Note>}
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
