import { useCallback } from 'react';
import ReactPlayer from 'react-player';
import styles from './video-modal.module.css';

interface HostedPlayerProps {
  videoId: string;
  title: string;
  onError: () => void;
}

/** The video host's own player for one film. */
export function HostedPlayer({ videoId, title, onError }: HostedPlayerProps) {
  // The player's element draws its frame as it starts to load, before or after it is in the page,
  // and leaves it without a name.
  const nameFrame = useCallback(
    (player: HTMLElement | null) => {
      const name = () =>
        queueMicrotask(() => {
          const frame = player?.shadowRoot?.querySelector('iframe');
          if (frame) frame.title = title;
        });
      name();
      player?.addEventListener('loadstart', name);
    },
    [title],
  );
  return (
    <ReactPlayer
      ref={nameFrame}
      className={styles.player}
      src={`https://vimeo.com/${videoId}`}
      title={title}
      width="100%"
      height="100%"
      playing
      autoPlay
      loop
      controls
      playsInline
      onError={onError}
    />
  );
}
