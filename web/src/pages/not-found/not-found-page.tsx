import { ShortFooter } from '../../blocks/footer/short-footer.tsx';
import { Notice } from '../../blocks/notice/notice.tsx';
import { TopBar } from '../../blocks/top-bar/top-bar.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LensLines } from '../../ui/lens-lines.tsx';
import { LENS_TABLE, type LensLine } from '../../ui/lens-table.ts';
import styles from './not-found-page.module.css';

const TITLE = 'Not found';
const LENS = LENS_TABLE[TITLE];

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
          <>
            <span className="vh">{TITLE}</span>
            <span aria-hidden="true" className={`${styles.lines} only-large`}>
              {LENS?.large.map((line) => (
                <Splice key={line[0]} line={line} />
              ))}
            </span>
            <span aria-hidden="true" className={`${styles.lines} only-small`}>
              {LENS?.small?.map((line) => (
                <Splice key={line[0]} line={line} />
              ))}
            </span>
          </>
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

/** One line, cut along one slant, its halves a few frames apart. */
function Splice({ line }: { line: LensLine }) {
  const words = <LensLines text={line[0]} lens={{ large: [line] }} />;
  return (
    <span className={styles.splice}>
      <span className={styles.upper}>{words}</span>
      <span className={styles.lower}>{words}</span>
    </span>
  );
}
