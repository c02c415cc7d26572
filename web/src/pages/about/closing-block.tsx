import { paths } from '../../paths.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import styles from './closing-block.module.css';

/** The page's green ending: four ways on. */
export function ClosingBlock({ heading, text }: { heading: string; text: string }) {
  return (
    <section className={styles.close} data-ground="key">
      <div className="marks marks-corners" />
      <div className={`wrap grid ${styles.inner}`}>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.text}>
          <Paragraphs text={text} />
        </div>
        <div className={styles.buttons}>
          <ButtonRow>
            <ButtonLink to={paths.contactUs.href()}>Get in touch now</ButtonLink>
            <ButtonLink to={paths.ourServices.href()} variant="ghost">
              Our services
            </ButtonLink>
            <ButtonLink to={paths.ourWork.href()} variant="ghost">
              Watch our work
            </ButtonLink>
            <ButtonLink to={paths.blog.href()} variant="ghost">
              Read our blog
            </ButtonLink>
          </ButtonRow>
        </div>
      </div>
    </section>
  );
}
