import ReactPlayer from 'react-player';
import styles from './video-modal.module.css';

interface HostedPlayerProps {
  videoId: string;
  title: string;
  onError: () => void;
}

/** The video host's own player for one film. */
export function HostedPlayer({ videoId, title, onError }: HostedPlayerProps) {
  return (
    <ReactPlayer
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
