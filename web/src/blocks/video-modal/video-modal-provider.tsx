import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { VideoModalContext, type PlayableVideo } from './video-modal-context.ts';

/** Fetched with the first film: most visits open none. */
const VideoModal = lazy(async () => ({
  default: (await import('./video-modal.tsx')).VideoModal,
}));

interface OpenVideo {
  video: PlayableVideo;
  /** What was pressed to open it. */
  opener: Element | null;
  /** Of the place in the history it was opened at. */
  key: string;
}

/** Holds which film is open, if any, and where focus goes when it closes. */
export function VideoModalProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [open, setOpen] = useState<OpenVideo | null>(null);
  // Back and Forward leave the film behind with its page, and do not come back to it.
  if (open && open.key !== key) setOpen(null);

  const openVideo = useCallback(
    (video: PlayableVideo, opener = document.activeElement) => setOpen({ video, opener, key }),
    [key],
  );
  const handleClose = useCallback(() => setOpen(null), []);

  // Once the dialog is gone: while it is open, all outside it is inert and takes no focus.
  useEffect(() => {
    const opener = open?.opener;
    if (!(opener instanceof HTMLElement)) return;
    return () => {
      if (opener.isConnected) opener.focus();
    };
  }, [open]);

  const control = useMemo(() => ({ openVideo }), [openVideo]);
  return (
    <VideoModalContext value={control}>
      {children}
      {open && (
        <Suspense>
          <VideoModal video={open.video} opener={open.opener} onClose={handleClose} />
        </Suspense>
      )}
    </VideoModalContext>
  );
}
