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
  const { key } = useLocation();
  const [open, setOpen] = useState<{ video: PlayableVideo; key: string } | null>(null);
  // Back and Forward leave the film behind with its page.
  const video = open?.key === key ? open.video : null;
  const opener = useRef<Element | null>(null);

  const openVideo = useCallback(
    (next: PlayableVideo) => {
      opener.current = document.activeElement;
      setOpen({ video: next, key });
    },
    [key],
  );
  const handleClose = useCallback(() => setOpen(null), []);

  // Once the dialog is gone: while it is open, all outside it is inert and takes no focus.
  useEffect(() => {
    if (video || !(opener.current instanceof HTMLElement)) return;
    if (opener.current.isConnected) opener.current.focus();
    opener.current = null;
  }, [video]);

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
