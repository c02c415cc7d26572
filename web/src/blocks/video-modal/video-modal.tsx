import { lazy, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { VIDEO_FALLBACK } from '@reelists/contract';
import { Glyph } from '../../ui/glyph.tsx';
import { morphFilm } from './morph-film.ts';
import type { PlayableVideo } from './video-modal-context.ts';
import styles from './video-modal.module.css';

/** The player is fetched once a film of the host's is open, and never runs on the server. */
const HostedPlayer = lazy(async () => ({
  default: (await import('./hosted-player.tsx')).HostedPlayer,
}));

interface VideoModalProps {
  video: PlayableVideo;
  /** What was pressed to open it. */
  opener: Element | null;
  onClose: () => void;
}

/** One film over the page, playing on a loop. Mounted means open. */
export function VideoModal({ video, opener, onClose }: VideoModalProps) {
  const { videoId, src, title, runningTime } = video;
  const handleClose = () => morphFilm(opener, 'picture', onClose);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const handleError = () => setFailed(true);

  // Closed before it goes, or the page behind it could not yet take focus again.
  useLayoutEffect(() => {
    const element = dialog.current;
    // A transition begins a frame later: by then it may be open, or gone again.
    const open = () => element?.isConnected && !element.open && element.showModal();
    morphFilm(opener, 'player', open);
    return () => element?.close();
  }, [opener]);

  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={titleId}
      data-ground="ink"
      onCancel={(event) => {
        event.preventDefault();
        handleClose();
      }}
    >
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {runningTime && <span className={styles.time}>{runningTime}</span>}
        <button type="button" className={styles.close} aria-label="Close" onClick={handleClose}>
          <Glyph name="close" />
        </button>
      </div>
      <div className={styles.frame}>
        <div className="marks" />
        {hasFailed ? (
          <p className={styles.failed} role="alert">
            That film didn’t load.{' '}
            <a href={src ?? `https://vimeo.com/${videoId}`} target="_blank" rel="noreferrer">
              Try it in a tab of its own
            </a>
            .
          </p>
        ) : src ? (
          <video
            className={styles.player}
            src={src}
            autoPlay
            loop
            controls
            playsInline
            onError={handleError}
          >
            {VIDEO_FALLBACK}
          </video>
        ) : (
          <Suspense>
            <HostedPlayer videoId={videoId} title={title} onError={handleError} />
          </Suspense>
        )}
      </div>
      <p className={styles.note}>Plays on a loop. Press Esc to close.</p>
    </dialog>
  );
}
