import { Outlet } from 'react-router-dom';
import { OfflineBand } from '../../blocks/offline-band/offline-band.tsx';
import { VideoModalProvider } from '../../blocks/video-modal/video-modal-provider.tsx';
import styles from './site-layout.module.css';

/** Around every public page: the way past the bar, and the one video modal. */
export function SiteLayout() {
  return (
    <VideoModalProvider>
      <a className={styles.skip} href="#main">
        Skip to the good bit
      </a>
      <Outlet />
      <OfflineBand />
    </VideoModalProvider>
  );
}
