import { createContext, useContext } from 'react';

/** A film to play: a file of ours when there is one, the host's by id otherwise. */
export interface PlayableVideo {
  /** Its id on the video host. */
  videoId: string;
  /** Address of our own file. */
  src?: string | undefined;
  title: string;
  /** As printed, `1:34`. */
  runningTime?: string | undefined;
}

export interface VideoModalControl {
  /** `opener`: what was pressed, which gets focus back; what has focus when absent. */
  openVideo: (video: PlayableVideo, opener?: Element) => void;
}

export const VideoModalContext = createContext<VideoModalControl | null>(null);

/** Opens the one video modal of the page. */
export const useVideoModal = (): VideoModalControl => {
  const control = useContext(VideoModalContext);
  if (!control) throw new Error('useVideoModal needs a VideoModalProvider around it');
  return control;
};
