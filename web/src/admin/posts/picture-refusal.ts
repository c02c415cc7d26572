import { MAX_BYTES, NOT_A_PICTURE } from '@reelists/contract';

/** Why this file cannot be a picture of ours, known before it is sent; null when it may be one. */
export const pictureRefusal = ({ type, size }: File): string | null => {
  if (!type.startsWith('image/')) return NOT_A_PICTURE;
  if (size > MAX_BYTES.image)
    return `That picture is too big. ${MAX_BYTES.image / 1024 / 1024} MB at most.`;
  return null;
};
