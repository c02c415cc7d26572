import { useQuery } from '@tanstack/react-query';
import { galleryQuery } from '../../api/gallery.ts';
import { pageTextQuery } from '../../api/page-texts.ts';
import { teamQuery } from '../../api/team.ts';
import { Clients } from '../../blocks/clients/clients.tsx';
import { ShortFooter } from '../../blocks/footer/short-footer.tsx';
import { PageHeader } from '../../blocks/page-header/page-header.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import styles from './about-page.module.css';
import { ClosingBlock } from './closing-block.tsx';
import { StudioLife } from './studio-life.tsx';
import { TeamAccordion } from './team-accordion.tsx';

/** Who we are: the clients, how it began, the eight people, the studio, and the ways on. */
export function AboutPage() {
  const { data: header } = useQuery(pageTextQuery('about-the-reelists.header'));
  const { data: intro } = useQuery(pageTextQuery('about-the-reelists.intro'));
  const { data: team } = useQuery(pageTextQuery('about-the-reelists.team'));
  const { data: life } = useQuery(pageTextQuery('about-the-reelists.life'));
  const { data: close } = useQuery(pageTextQuery('about-the-reelists.close'));
  const { data: members = [] } = useQuery(teamQuery());
  const { data: images = [] } = useQuery(galleryQuery());
  return (
    <>
      <PageHeader title={header?.title} sub={header?.sub} shortName="About us" />
      <main id="main" tabIndex={-1}>
        <Clients />
        <section className={styles.intro} data-ground="cyc">
          <div className="wrap grid">
            <div className={styles.lead}>
              <Paragraphs text={intro?.lead ?? ''} />
            </div>
            <div className={styles.text}>
              <Paragraphs text={intro?.text ?? ''} />
            </div>
          </div>
        </section>
        <TeamAccordion heading={team?.heading ?? ''} members={members} />
        <StudioLife heading={life?.heading ?? ''} line={life?.text ?? ''} images={images} />
        <ClosingBlock heading={close?.heading ?? ''} text={close?.text ?? ''} />
      </main>
      <ShortFooter />
    </>
  );
}
