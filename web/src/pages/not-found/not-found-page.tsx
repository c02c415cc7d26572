import { ShortFooter } from '../../blocks/footer/short-footer.tsx';
import { Notice } from '../../blocks/notice/notice.tsx';
import { TopBar } from '../../blocks/top-bar/top-bar.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LensLines } from '../../ui/lens-lines.tsx';
import styles from './not-found-page.module.css';

/** No page here: the words themselves are cut, and two ways on. */
export function NotFoundPage() {
  return (
    <>
      <Notice
        ground="key"
        bar={
          <header>
            <TopBar ground="key" />
          </header>
        }
        title={
          <span className={styles.splice}>
            <span className={styles.upper}>
              <LensLines text="Not found" />
            </span>
            <span className={styles.lower} aria-hidden="true">
              <LensLines text="Not found" />
            </span>
          </span>
        }
        actions={
          <>
            <ButtonLink to={paths.home.href()}>Back to the start</ButtonLink>
            <ButtonLink to={paths.ourWork.href()} variant="ghost">
              Watch our work
            </ButtonLink>
          </>
        }
      >
        <p>That page is on the cutting-room floor.</p>
      </Notice>
      <ShortFooter />
    </>
  );
}
