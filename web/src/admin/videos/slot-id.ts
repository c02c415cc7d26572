import type { VideoTitle } from '@reelists/contract';
import { paths } from '../../paths.ts';

// A plus sign inside a part would read as the end of it.
const escapePart = (part: string) => part.replaceAll('%', '%25').replaceAll('+', '%2B');

const unescapePart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    // Typed by hand, with a percent sign that escapes nothing.
    return part;
  }
};

/** The id segment of /admin/videos/create/:id: the slot's id, page and section joined by plus signs. */
export const joinSlotId = ({ id, page, section }: VideoTitle): string =>
  [id, page, section].map(escapePart).join('+');

/** Reads what `joinSlotId` wrote; null when a part is missing. */
export const parseSlotId = (segment: string): VideoTitle | null => {
  const [id = '', page = '', ...section] = segment.split('+').map(unescapePart);
  const title = { id, page, section: section.join('+') };
  return Object.values(title).every((part) => part.trim() !== '') ? title : null;
};

/** Where a slot's video is changed; the plus signs stay plus signs in the address. */
export const slotHref = (title: VideoTitle): string =>
  paths.adminNewVideo.href({ id: joinSlotId(title) }).replaceAll('%2B', '+');
