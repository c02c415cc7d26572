import { VIDEO_FALLBACK, VIDEO_SLOTS } from '@reelists/contract';
import { Link } from 'react-router-dom';
import { pageTextQuery } from '../../api/page-texts.ts';
import { videoSlotQuery } from '../../api/videos.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { paths } from '../../paths.ts';
import { BackgroundVideo } from '../../ui/background-video.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useBackgroundVideo } from '../../ui/use-background-video.ts';
import { CONTACT, EMAIL_HREF, PHONE_HREF } from '../contact.ts';
import { EmailWords } from './email-words.tsx';
import { FooterEnd } from './footer-end.tsx';
import { PageLinks, SocialLinks } from './footer-links.tsx';
import { LetterWindow } from './letter-window.tsx';
import styles from './footer.module.css';

const CALL = 'Book a Free Consultation';

/** The end of the key: a green field with footage inside the letters, then how to reach us. */
export function Footer() {
  const text = useLoaded(pageTextQuery('footer'));
  const slot = useLoaded(videoSlotQuery(VIDEO_SLOTS.homeFooter));
  const video = useBackgroundVideo();
  const file = slot?.files[0];

  return (
    <footer>
      <div className={styles.call} data-ground="key">
        <div className="wrap">
          <div className={styles.top}>
            <span className={styles.line}>{text?.line}</span>
            <Link className={styles.cover} to={paths.contactUs.href()} viewTransition>
              <span className="vh">{CALL}</span>
              <Glyph name="arrow-up-right" />
            </Link>
          </div>
          <div className={styles.window}>
            {slot?.poster && (
              <Picture className={styles.poster} file={slot.poster} sizes="100vw" alt="" />
            )}
            {file && (
              <BackgroundVideo control={video} src={file.url} className={styles.video}>
                {VIDEO_FALLBACK}
              </BackgroundVideo>
            )}
            <span className={styles.shade} />
            <LetterWindow text={CALL} lead={{ large: 1.5, small: 3 }} />
          </div>
          {file && <PauseButton control={video} className={styles.pause} />}
        </div>
      </div>
      <div data-ground="ink">
        <div className="wrap">
          <div className={`grid ${styles.columns}`}>
            <div className={styles.reach}>
              <h2>Ring or write</h2>
              <a href={PHONE_HREF}>{CONTACT.phone}</a>
              <br />
              <a href={EMAIL_HREF}>
                <EmailWords />
              </a>
            </div>
            <div>
              <h2>Studio</h2>
              <address>
                {CONTACT.street}
                <br />
                {CONTACT.locality}, {CONTACT.postalCode}
                <br />
                {CONTACT.country}
              </address>
            </div>
            <div>
              <h2>Pages</h2>
              <ul>
                <PageLinks />
              </ul>
            </div>
            <div>
              <h2>Follow</h2>
              <ul>
                <SocialLinks />
              </ul>
            </div>
          </div>
          <FooterEnd />
        </div>
      </div>
    </footer>
  );
}
