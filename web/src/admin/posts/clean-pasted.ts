const NUMBERED = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;
const UPLOADS = '/uploads/';

const styleOf = (element: Element) => (element.getAttribute('style') ?? '').replace(/\s/g, '');

/** Word has no lists in its HTML: paragraphs, each with its bullet or number typed in front. */
const restoreLists = (document: Document) => {
  const open: { level: number; list: Element }[] = [];
  for (const paragraph of document.querySelectorAll('p')) {
    const level = Number(/mso-list:\w+level(\d)/.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    // A paragraph stood between: that list is over.
    if (open[0]?.list.nextElementSibling !== paragraph) open.length = 0;
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      styleOf(span).includes('mso-list:Ignore'),
    );
    const isNumbered = NUMBERED.test(marker?.textContent ?? '');
    marker?.remove();
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = document.createElement(isNumbered ? 'ol' : 'ul');
      if (current) current.list.lastElementChild?.append(list);
      else paragraph.before(list);
      current = { level, list };
      open.push(current);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    current.list.append(item);
    paragraph.remove();
  }
};

/** Pictures elsewhere would be asked of a stranger by every reader, or are a file on somebody's disk. */
const removeForeignPictures = (document: Document): number => {
  let count = 0;
  for (const image of document.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const url = URL.canParse(src, location.origin) ? new URL(src, location.origin) : null;
    if (url?.origin === location.origin && url.pathname.startsWith(UPLOADS))
      image.setAttribute('src', url.pathname);
    else {
      image.remove();
      count += 1;
    }
  }
  return count;
};

interface Cleaned {
  html: string;
  /** Pictures that could not come along. */
  lostPictures: number;
}

/** Headings of the levels there are here; an h1 is the title of a page. */
export const ourHeadings = (html: string): string =>
  html.replace(/<(\/?)h1\b/gi, '<$1h2').replace(/<(\/?)h[56]\b/gi, '<$1h4');

/** What somebody pastes from Word, Google Docs or a web page, as somebody would have typed it here. */
export const cleanPasted = (html: string): Cleaned => {
  const document = new DOMParser().parseFromString(ourHeadings(html), 'text/html');
  // Google Docs puts everything into one bold element that is not bold.
  for (const wrapper of document.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  restoreLists(document);
  const lostPictures = removeForeignPictures(document);
  // Empty lines between paragraphs are how those programs make room.
  for (const element of document.querySelectorAll('p, body > br'))
    if (!element.textContent?.trim() && !element.querySelector('img')) element.remove();
  return { html: document.body.innerHTML, lostPictures };
};

/** Whether it says anything beside its pictures: a picture copied from a page brings its tag along. */
export const hasWords = (html: string): boolean =>
  Boolean(new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim());
