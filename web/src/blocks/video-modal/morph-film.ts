import { flushSync } from 'react-dom';

/** Of the styles, where the player's frame has it and the transition's pace is set. */
const NAME = 'film';

/**
 * Makes a change to the page in which the picture that was pressed becomes the player, or the player
 * becomes that picture again; a cut for whoever wants less motion, and in browsers without the feature.
 */
export const morphFilm = (
  /** What was pressed: inside the picture, or around it. */
  opener: Element | null,
  becomes: 'player' | 'picture',
  change: () => void,
) => {
  if (
    !('startViewTransition' in document) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return change();
  const picture = opener?.closest('[data-frame]') ?? opener?.querySelector('[data-frame]');
  const setName = (name: string) =>
    picture instanceof HTMLElement && picture.style.setProperty('view-transition-name', name);
  setName(becomes === 'player' ? NAME : '');
  const transition = document.startViewTransition(() => {
    setName(becomes === 'player' ? '' : NAME);
    flushSync(change);
  });
  void transition.finished.finally(() => setName(''));
};
