import type { QueryClient } from '@tanstack/react-query';
import { pageTextQuery, type Texts } from './api/page-texts.ts';

interface PageTextMessage {
  type: 'reelists-page-text';
  key: string;
  texts: Texts;
  /** The words to bring into sight and mark; none when empty. */
  show: string;
}

const isPageText = (data: unknown): data is PageTextMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'reelists-page-text';

const squeeze = (words: string) => words.replace(/\s+/g, ' ').trim();

/** The innermost drawn element that holds these words. */
const findWords = (words: string): Element | null => {
  const wanted = squeeze(words).slice(0, 60);
  if (!wanted) return null;
  let found: Element | null = null;
  for (let here: Element | undefined = document.body; here;) {
    found = here;
    here = [...here.children].find((child) => squeeze(child.textContent ?? '').includes(wanted));
  }
  // Headings drawn as art keep their words in a hidden span: the heading itself is what is seen.
  while (found && found.getBoundingClientRect().width < 4) found = found.parentElement;
  return found === document.body ? null : found;
};

const CORNERS = ['0 0', '100% 0', '0 100%', '100% 100%']
  .flatMap((at) => [`${at}/28px 4px`, `${at}/4px 28px`])
  .map((place) => `linear-gradient(currentColor 0 0) ${place} no-repeat`)
  .join(',');

/** Four corner brackets around an element, in the colour of its words, in the middle of the screen. */
const mark = (element: Element | null) => {
  document.getElementById('preview-mark')?.remove();
  if (!element) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const brackets = document.createElement('div');
  brackets.id = 'preview-mark';
  Object.assign(brackets.style, {
    position: 'absolute',
    left: `${left + scrollX - 14}px`,
    top: `${top + scrollY - 12}px`,
    width: `${width + 28}px`,
    height: `${height + 24}px`,
    background: CORNERS,
    color: getComputedStyle(element).color,
    pointerEvents: 'none',
    zIndex: '50',
  });
  document.body.append(brackets);
  // scrollIntoView would move the editor around the frame as well.
  window.scrollTo({ top: top + scrollY - (innerHeight - height) / 2, behavior: 'instant' });
};

const PATIENCE_MS = 4000;
const STEP_MS = 120;

/**
 * In the text editor's frame: shows its words on the page before anybody has saved them. Public pages do
 * not watch the query cache, so `redraw` is called once it has changed.
 */
export const listenForPreview = (queryClient: QueryClient, redraw: () => void): void => {
  let timer: ReturnType<typeof setTimeout>;
  // The words may still be on their way: React draws them, and a page just opened is still arriving.
  const markWhenDrawn = (words: string, until: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const element = findWords(words);
      if (element || Date.now() > until) mark(element);
      else markWhenDrawn(words, until);
    }, STEP_MS);
  };
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window.parent || !isPageText(data)) return;
    queryClient.setQueryData(pageTextQuery(data.key).queryKey, data.texts);
    redraw();
    markWhenDrawn(data.show, Date.now() + PATIENCE_MS);
  });
  window.parent.postMessage({ type: 'reelists-page-ready' }, location.origin);
};
