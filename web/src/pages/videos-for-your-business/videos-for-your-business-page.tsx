import { useQuery } from '@tanstack/react-query';
import { pageTextQuery } from '../../api/page-texts.ts';
import { Footer } from '../../blocks/footer/footer.tsx';
import { PageHeader } from '../../blocks/page-header/page-header.tsx';
import { ServicesBlock } from '../../blocks/services-chart/services-block.tsx';
import { Showreel } from '../../blocks/showreel/showreel.tsx';
import { Who } from '../../blocks/who/who.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import styles from './videos-for-your-business-page.module.css';

/** For somebody who was asked to sort a video: what it is, the showreel, the services, and who we are. */
export function VideosForYourBusinessPage() {
  const { data: header } = useQuery(pageTextQuery('videos-for-your-business.header'));
  const { data: intro } = useQuery(pageTextQuery('videos-for-your-business.intro'));
  return (
    <>
      <PageHeader
        ground="chip"
        accent="copywriting"
        title={header?.title}
        sub={header?.sub}
        shortName="For business"
      />
      <main id="main" tabIndex={-1}>
        <section className={styles.intro} data-ground="cyc">
          <div className="wrap grid">
            <div className={styles.text}>
              <Paragraphs text={intro?.text ?? ''} />
            </div>
            <div className={styles.call}>
              <ButtonLink to={paths.contactUs.href()}>Book a Free Consultation</ButtonLink>
            </div>
          </div>
        </section>
        <Showreel />
        <div className={styles.services} data-ground="ink">
          <ServicesBlock />
        </div>
        <Who />
      </main>
      <Footer />
    </>
  );
}
