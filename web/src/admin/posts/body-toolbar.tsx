import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Film,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Toolbar, ToolbarGap, ToolbarKey } from '../../ui/toolbar.tsx';
import { InsertLine } from './insert-line.tsx';
import { vimeoId } from './vimeo-id.ts';

interface BodyToolbarProps {
  editor: Editor;
  /** The HTML is shown: nothing but the way back works. */
  isSource: boolean;
  onSourceToggle: () => void;
  onImages: (images: File[]) => void;
}

const SIZE = 18;

/** An address a reader can be sent to: what has no scheme is taken for a web address. */
const addressOf = (words: string): string | null => {
  const text = words.trim();
  if (/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/i.test(text)) return text;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : null;
};

export function BodyToolbar({ editor, isSource, onSourceToggle, onImages }: BodyToolbarProps) {
  const [asking, setAsking] = useState<'link' | 'video' | null>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const is = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      heading: current.isActive('heading', { level: 2 }),
      subheading: current.isActive('heading', { level: 3 }),
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      link: current.isActive('link'),
      list: current.isActive('bulletList'),
      numbered: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      undoable: current.can().undo(),
      redoable: current.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();

  const handleLink = (words: string) => {
    if (words.trim() === '') run().extendMarkRange('link').unsetLink().run();
    else {
      const href = addressOf(words);
      if (!href) return 'That is not an address a reader can follow.';
      if (editor.state.selection.empty && !is.link)
        run()
          .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
          .run();
      else run().extendMarkRange('link').setLink({ href }).run();
    }
    setAsking(null);
    return null;
  };

  const handleVideo = (words: string) => {
    const id = vimeoId(words);
    if (!id) return 'That is not the number of a video on Vimeo.';
    run().insertVimeo(id).run();
    setAsking(null);
    return null;
  };

  const handleClose = () => {
    setAsking(null);
    editor.commands.focus();
  };

  return (
    <>
      <Toolbar label="Body">
        <ToolbarKey
          label="Heading"
          isPressed={is.heading}
          isDisabled={isSource}
          onPress={() => run().toggleHeading({ level: 2 }).run()}
        >
          <Icon of={Heading2} size={SIZE} />
        </ToolbarKey>
        <ToolbarKey
          label="Smaller heading"
          isPressed={is.subheading}
          isDisabled={isSource}
          onPress={() => run().toggleHeading({ level: 3 }).run()}
        >
          <Icon of={Heading3} size={SIZE} />
        </ToolbarKey>
        <ToolbarGap />
        <ToolbarKey
          label="Bold"
          isPressed={is.bold}
          isDisabled={isSource}
          onPress={() => run().toggleBold().run()}
        >
          <Icon of={Bold} size={SIZE} />
        </ToolbarKey>
        <ToolbarKey
          label="Italic"
          isPressed={is.italic}
          isDisabled={isSource}
          onPress={() => run().toggleItalic().run()}
        >
          <Icon of={Italic} size={SIZE} />
        </ToolbarKey>
        <ToolbarKey
          label="Link"
          isPressed={is.link}
          isDisabled={isSource}
          onPress={() => setAsking('link')}
        >
          <Icon of={Link2} size={SIZE} />
        </ToolbarKey>
        <ToolbarGap />
        <ToolbarKey
          label="List"
          isPressed={is.list}
          isDisabled={isSource}
          onPress={() => run().toggleBulletList().run()}
        >
          <Icon of={List} size={SIZE} />
        </ToolbarKey>
        <ToolbarKey
          label="Numbered list"
          isPressed={is.numbered}
          isDisabled={isSource}
          onPress={() => run().toggleOrderedList().run()}
        >
          <Icon of={ListOrdered} size={SIZE} />
        </ToolbarKey>
        <ToolbarKey
          label="Quote"
          isPressed={is.quote}
          isDisabled={isSource}
          onPress={() => run().toggleBlockquote().run()}
        >
          <Icon of={TextQuote} size={SIZE} />
        </ToolbarKey>
        <ToolbarGap />
        <ToolbarKey
          label="Picture"
          isDisabled={isSource}
          onPress={() => fileInput.current?.click()}
        >
          <Icon of={ImagePlus} size={SIZE} />
        </ToolbarKey>
        <ToolbarKey label="Video" isDisabled={isSource} onPress={() => setAsking('video')}>
          <Icon of={Film} size={SIZE} />
        </ToolbarKey>
        <ToolbarGap />
        <ToolbarKey
          label="Undo"
          isDisabled={isSource || !is.undoable}
          onPress={() => run().undo().run()}
        >
          <Icon of={Undo2} size={SIZE} />
        </ToolbarKey>
        <ToolbarKey
          label="Redo"
          isDisabled={isSource || !is.redoable}
          onPress={() => run().redo().run()}
        >
          <Icon of={Redo2} size={SIZE} />
        </ToolbarKey>
        <ToolbarKey label="HTML" isText isPressed={isSource} onPress={onSourceToggle}>
          HTML
        </ToolbarKey>
      </Toolbar>
      <input
        ref={fileInput}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label="Pictures for the body"
        onChange={(event) => {
          onImages([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {asking === 'link' && (
        <InsertLine
          label="Where the link leads (empty takes it away)"
          initialValue={String(editor.getAttributes('link').href ?? '')}
          button="Set link"
          onInsert={handleLink}
          onClose={handleClose}
        />
      )}
      {asking === 'video' && (
        <InsertLine
          label="Number or address of the video on Vimeo"
          initialValue=""
          button="Add video"
          onInsert={handleVideo}
          onClose={handleClose}
        />
      )}
    </>
  );
}
