import { useQuery } from '@tanstack/react-query';
import { pageTextQuery, type Texts } from '../../api/page-texts.ts';
import { Footer } from '../../blocks/footer/footer.tsx';
import { PageHeader } from '../../blocks/page-header/page-header.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Prose } from '../../ui/prose.tsx';
import { KeptTable } from './kept-table.tsx';
import styles from './privacy-page.module.css';
import { useSectionInView } from './use-section-in-view.ts';

/** Sections in reading order; each is the page text `privacy.<id>`. */
const SECTIONS = ['kept', 'ground', 'readers', 'cookies', 'rights', 'write'] as const;
type SectionId = (typeof SECTIONS)[number];

function usePrivacyTexts(): Record<SectionId, Texts> {
  return {
    kept: useQuery(pageTextQuery('privacy.kept')).data ?? {},
    ground: useQuery(pageTextQuery('privacy.ground')).data ?? {},
    readers: useQuery(pageTextQuery('privacy.readers')).data ?? {},
    cookies: useQuery(pageTextQuery('privacy.cookies')).data ?? {},
    rights: useQuery(pageTextQuery('privacy.rights')).data ?? {},
    write: useQuery(pageTextQuery('privacy.write')).data ?? {},
  };
}

/** What we keep, why, for how long, and what a person can ask for. */
export function PrivacyPage() {
  const { data: header } = useQuery(pageTextQuery('privacy.header'));
  const { data: intro } = useQuery(pageTextQuery('privacy.intro'));
  const { data: version } = useQuery(pageTextQuery('privacy.version'));
  const texts = usePrivacyTexts();
  const current = useSectionInView(SECTIONS);
  return (
    <>
      <PageHeader title={header?.title} sub={header?.sub} shortName="Privacy" />
      <main id="main" tabIndex={-1} data-ground="cyc">
        <div className={`wrap grid ${styles.legal}`}>
          <nav className={styles.contents} aria-labelledby="contents">
            <h2 id="contents">On this page</h2>
            {SECTIONS.map((id) => (
              <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {texts[id].heading}
              </a>
            ))}
            <p className={styles.version}>
              Version {version?.number}
              <br />
              {version?.date}
            </p>
          </nav>
          <Prose className={styles.text}>
            <Paragraphs text={intro?.text ?? ''} />
            {SECTIONS.map((id) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{texts[id].heading}</h2>
                <Paragraphs text={texts[id].text ?? ''} />
                {id === 'kept' && (
                  <>
                    <KeptTable texts={texts.kept} />
                    <Paragraphs text={texts.kept.after ?? ''} />
                  </>
                )}
              </section>
            ))}
          </Prose>
        </div>
      </main>
      <Footer />
    </>
  );
}
