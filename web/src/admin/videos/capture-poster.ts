/** Wide enough for the header of a large screen; the server makes the smaller ones. */
const MAX_WIDTH = 1920;
const SECONDS_IN = 1;
const PATIENCE_MS = 8000;

const once = (target: EventTarget, event: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(event, () => resolve(), { once: true, signal });
    target.addEventListener('error', () => reject(new Error('unreadable')), { once: true, signal });
    signal.addEventListener('abort', () => reject(new Error('too slow')), { once: true });
  });

/**
 * A still of a video file, from its first second, as a JPEG. Null when this browser cannot read the video:
 * the server takes it all the same, and the page shows its green field until the video plays.
 */
export const capturePoster = async (file: File): Promise<Blob | null> => {
  const url = URL.createObjectURL(file);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  try {
    const isLoaded = once(video, 'loadeddata', signal);
    video.src = url;
    await isLoaded;
    const isSought = once(video, 'seeked', signal);
    video.currentTime = Math.min(SECONDS_IN, (video.duration || 0) / 2);
    await isSought;
    const scale = Math.min(1, MAX_WIDTH / video.videoWidth);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
};
