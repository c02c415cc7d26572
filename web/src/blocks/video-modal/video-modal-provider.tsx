import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { VideoModalContext, type PlayableVideo } from './video-modal-context.ts';

/** Fetched with the first film: most visits open none. */
const VideoModal = lazy(async () => ({
  default: (await import('./video-modal.tsx')).VideoModal,
}));

/** Holds which film is open, if any, and where focus goes when it closes. */
export function VideoModalProvider({ children }: { children: ReactNode }) {
  const [video, setVideo] = useState<PlayableVideo | null>(null);
  const opener = useRef<Element | null>(null);
  const { key } = useLocation();

  const openVideo = useCallback((next: PlayableVideo) => {
    opener.current = document.activeElement;
    setVideo(next);
  }, []);
  const handleClose = useCallback(() => {
    setVideo(null);
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }, []);

  // Back and Forward leave the film behind with its page.
  useEffect(() => setVideo(null), [key]);

  const control = useMemo(() => ({ openVideo }), [openVideo]);
  return (
    <VideoModalContext value={control}>
      {children}
      {video && (
        <Suspense>
          <VideoModal video={video} onClose={handleClose} />
        </Suspense>
      )}
    </VideoModalContext>
  );
}
