import { useEffect, useState, useSyncExternalStore } from 'react';

/** How far below the screen a video starts to load. */
const NEAR = '200px 0px';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

export interface BackgroundVideoControl {
  /** The ref of the video element. */
  attach: (video: HTMLVideoElement | null) => void;
  /** It is meant to play: nobody asked for less motion or less data, or somebody pressed Play. Null before the script. */
  isOn: boolean | null;
  /** A frame of it has been drawn. */
  isShown: boolean;
  handleToggle: () => void;
}

const subscribe = (onChange: () => void) => {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

const isWelcome = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !matchMedia(LESS_MOTION).matches && !connection?.saveData;
};

/**
 * Plays a muted loop while it is on screen. Nothing of it is fetched before it comes near nor, under
 * reduced motion or Save-Data, before somebody presses Play; where it cannot play, the poster stays.
 */
export const useBackgroundVideo = (): BackgroundVideoControl => {
  const [element, attach] = useState<HTMLVideoElement | null>(null);
  const [isNear, setNear] = useState(false);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isShown, setShown] = useState(false);
  const isOnByItself = useSyncExternalStore(subscribe, isWelcome, () => null);
  const isOn = choice ?? isOnByItself;

  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: NEAR },
    );
    const handlePlaying = () => setShown(true);
    element.addEventListener('playing', handlePlaying);
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeEventListener('playing', handlePlaying);
    };
  }, [element]);

  useEffect(() => {
    if (!element || !isOn || !isNear) return;
    // A refusal (power saving, a file the browser cannot read) leaves the poster, which is enough.
    element.play().catch(() => undefined);
    return () => element.pause();
  }, [element, isOn, isNear]);

  return { attach, isOn, isShown, handleToggle: () => setChoice(!isOn) };
};
