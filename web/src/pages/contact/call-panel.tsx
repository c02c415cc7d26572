import { useQuery } from '@tanstack/react-query';
import { pageTextQuery } from '../../api/page-texts.ts';
import { CONTACT, PHONE_HREF } from '../../blocks/contact.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import styles from './call-panel.module.css';

/** The consultation, by telephone. */
export function CallPanel() {
  const { data: booking } = useQuery(pageTextQuery('contact-us.booking'));
  return (
    <>
      <h2>{booking?.heading}</h2>
      <p className={styles.line}>One hour. No slides. Tea or coffee.</p>
      <dl className={styles.facts}>
        <div>
          <dt>Where</dt>
          <dd>
            {CONTACT.street}, {CONTACT.locality}. Or on the phone.
          </dd>
        </div>
        <div>
          <dt>When</dt>
          <dd>Monday to Friday, half nine to half five.</dd>
        </div>
        <div>
          <dt>How</dt>
          <dd>Ring us and we’ll find you an hour, or ask for one in the message.</dd>
        </div>
      </dl>
      <ButtonAnchor href={PHONE_HREF}>{`Ring ${CONTACT.phone}`}</ButtonAnchor>
    </>
  );
}
