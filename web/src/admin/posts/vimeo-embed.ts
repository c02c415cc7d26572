import { Node } from '@tiptap/core';

const PLAYER = /^https:\/\/player\.vimeo\.com\/video\/(\d+)/;

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    vimeoEmbed: {
      /** Puts a video of the host's into the text. */
      insertVimeo: (id: string) => ReturnType;
    };
  }
}

/**
 * A video by its id. Stored as the host's player; in the editor only a plate with the id on it, so that
 * writing a post asks nobody but our own server. What a player may do is for the server to add.
 */
export const vimeoEmbed = Node.create({
  name: 'vimeo',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({ id: { default: null }, src: { default: null } }),

  parseHTML: () => [
    {
      tag: 'iframe[src]',
      getAttrs: (element) => {
        const src = element.getAttribute('src') ?? '';
        const id = PLAYER.exec(src)?.[1];
        return id ? { id, src } : false;
      },
    },
  ],

  renderHTML: ({ node }) => [
    'iframe',
    {
      // An unlisted video has a key in its address: it stays as it came.
      src: (node.attrs.src as string | null) ?? `https://player.vimeo.com/video/${node.attrs.id}`,
      title: 'Video',
      width: '640',
      height: '360',
    },
  ],

  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.dataset.vimeo = String(node.attrs.id);
      dom.textContent = `Video ${node.attrs.id}`;
      return { dom };
    },

  addCommands: () => ({
    insertVimeo:
      (id) =>
      ({ commands, state }) =>
        commands.insertContentAt(state.selection.to, { type: 'vimeo', attrs: { id } }),
  }),
});
