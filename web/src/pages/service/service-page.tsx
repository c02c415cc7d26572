import { SERVICE_VIDEO_SLOTS, type ServiceSlug } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { pageTextQuery } from '../../api/page-texts.ts';
import { videoSlotQuery } from '../../api/videos.ts';
import { Clients } from '../../blocks/clients/clients.tsx';
import { Footer } from '../../blocks/footer/footer.tsx';
import { PageHeader } from '../../blocks/page-header/page-header.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { CrewAndKit } from './crew-and-kit.tsx';
import { ServiceFilms } from './service-films.tsx';
import styles from './service-page.module.css';
import { ServiceReel } from './service-reel.tsx';
import { SERVICES } from './services.ts';

/** One of the seven service pages, in its chip's colour. */
export function ServicePage({ slug }: { slug: ServiceSlug }) {
  const { accent, name, placement } = SERVICES[slug];
  const { data: header } = useQuery(pageTextQuery(`${slug}.header`));
  const { data: intro } = useQuery(pageTextQuery(`${slug}.intro`));
  const { data: slot } = useQuery(videoSlotQuery(SERVICE_VIDEO_SLOTS[slug]));
  return (
    <>
      <PageHeader
        ground="chip"
        accent={accent}
        title={header?.title}
        sub={header?.sub}
        shortName={name}
        section={paths.ourServices.href()}
      />
      <main
        id="main"
        tabIndex={-1}
        style={{ '--accent': `var(--chip-${accent})` } as CSSProperties}
      >
        <ServiceReel label={intro?.reel ?? 'Play the showreel'} slot={slot} />
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
        <Clients isTight />
        {slug === 'production-services' && <CrewAndKit />}
        {placement && <ServiceFilms slug={slug} placement={placement} />}
      </main>
      <Footer />
    </>
  );
}
