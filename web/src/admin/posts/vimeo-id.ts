/** The id in what a person pastes: a number, or any address of the video on the host; null when there is none. */
export const vimeoId = (words: string): string | null => {
  const text = words.trim();
  if (/^\d{6,15}$/.test(text)) return text;
  return (
    /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:[\w/]*\/)?(\d{6,15})\b/.exec(text)?.[1] ??
    null
  );
};
