import { useQuery } from '@tanstack/react-query';
import { pageTextQuery } from '../../api/page-texts.ts';
import { siteConfigQuery } from '../../api/site-config.ts';
import { CONTACT, EMAIL_HREF, PHONE_HREF } from '../../blocks/contact.ts';
import { EmailWords } from '../../blocks/footer/email-words.tsx';
import { ShortFooter } from '../../blocks/footer/short-footer.tsx';
import { PageHeader } from '../../blocks/page-header/page-header.tsx';
import { BookingPanel } from './booking-panel.tsx';
import styles from './contact-page.module.css';
import { EnquiryForm } from './enquiry-form.tsx';
import { MapPanel } from './map-panel.tsx';

/** How to reach us: the details, the enquiry form, the consultation, and the map. */
export function ContactPage() {
  const { data: header } = useQuery(pageTextQuery('contact-us.header'));
  const { data: details } = useQuery(pageTextQuery('contact-us.details'));
  const { data: enquiry } = useQuery(pageTextQuery('contact-us.enquiry'));
  const { data: map } = useQuery(pageTextQuery('contact-us.map'));
  const { data: site } = useQuery(siteConfigQuery());
  return (
    <>
      <PageHeader title={header?.title} sub={header?.sub} shortName="Contact us" />
      <main id="main" tabIndex={-1} data-ground="cyc">
        <div className={styles.details}>
          <div className="wrap grid">
            <div>
              <h2>{details?.ring}</h2>
              <a href={PHONE_HREF}>{CONTACT.phone}</a>
            </div>
            <div>
              <h2>{details?.write}</h2>
              <a href={EMAIL_HREF}>
                <EmailWords />
              </a>
            </div>
            <div>
              <h2>{details?.call_in}</h2>
              <address>
                {CONTACT.street}
                <br />
                {CONTACT.locality}, {CONTACT.postalCode}
              </address>
            </div>
          </div>
        </div>
        <section className={styles.talk}>
          <div className="wrap grid">
            <div className={styles.enquiry}>
              <h2>{enquiry?.heading}</h2>
              <EnquiryForm />
            </div>
            <div className={styles.book} id="book">
              <BookingPanel />
            </div>
          </div>
        </section>
        <MapPanel text={map?.text ?? ''} apiKey={site?.googleMapsApiKey} />
      </main>
      <ShortFooter callTo="#book" />
    </>
  );
}
