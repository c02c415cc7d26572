import { ShortFooter } from '../../blocks/footer/short-footer.tsx';
import { Notice } from '../../blocks/notice/notice.tsx';
import { TopBar } from '../../blocks/top-bar/top-bar.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LensLines } from '../../ui/lens-lines.tsx';
import type { LensLine } from '../../ui/lens-table.ts';
import styles from './not-found-page.module.css';

const TITLE = 'Not found';
/** Solved like ui/lens-table.ts: on one line, and below 720 px on two. */
const LARGE: LensLine[] = [[TITLE, 140, 7.7151, 0.0642]];
const SMALL: LensLine[] = [
  ['Not', 150, 2.99, 0.0706],
  ['found', 96, 3.0539, 0.0116],
];

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
              {LARGE.map((line) => (
                <Splice key={line[0]} line={line} />
              ))}
            </span>
            <span aria-hidden="true" className={`${styles.lines} only-small`}>
              {SMALL.map((line) => (
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
