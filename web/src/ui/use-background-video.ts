import { useCallback, useEffect, useRef, useState } from 'react';

/** How far below the screen a video starts to load. */
const NEAR = '200px 0px';

export interface BackgroundVideoControl {
  ref: (video: HTMLVideoElement | null) => void;
  /** It may play here: the visitor has asked neither for less motion nor for less data. */
  isAllowed: boolean;
  /** The visitor has paused it. */
  isHeld: boolean;
  /** A frame of it has been drawn. */
  isShown: boolean;
  handleToggle: () => void;
}

const isWelcome = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData;
};

/**
 * Plays a muted loop while it is on screen. Nothing of it is fetched before it comes near, nor at all
 * under reduced motion or Save-Data; where it cannot play, the poster stays.
 */
export const useBackgroundVideo = (): BackgroundVideoControl => {
  const video = useRef<HTMLVideoElement | null>(null);
  const isNear = useRef(false);
  const isHeldNow = useRef(false);
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const [isAllowed, setAllowed] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isShown, setShown] = useState(false);

  const ref = useCallback((node: HTMLVideoElement | null) => {
    video.current = node;
    setElement(node);
  }, []);

  const follow = useCallback(() => {
    if (!video.current) return;
    if (isNear.current && !isHeldNow.current)
      // A refusal (power saving, a file the browser cannot read) leaves the poster, which is enough.
      video.current.play().catch(() => undefined);
    else video.current.pause();
  }, []);

  useEffect(() => {
    if (!element || !isWelcome()) return;
    setAllowed(true);
    element.muted = true;
    const handlePlaying = () => setShown(true);
    element.addEventListener('playing', handlePlaying);
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear.current = entry?.isIntersecting ?? false;
        follow();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeEventListener('playing', handlePlaying);
      element.pause();
    };
  }, [element, follow]);

  const handleToggle = useCallback(() => {
    isHeldNow.current = !isHeldNow.current;
    setHeld(isHeldNow.current);
    follow();
  }, [follow]);

  return { ref, isAllowed, isHeld, isShown, handleToggle };
};
