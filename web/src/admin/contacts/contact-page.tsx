import { contactDetailsSchema } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { contactQuery, markContactSpam, readContact } from '../../api/contacts.ts';
import { paths } from '../../paths.ts';
import { Details } from '../../ui/details.tsx';
import { dublinTime } from '../dublin-time.ts';
import { InboxDetail } from '../inbox-detail.tsx';
import { invalidFields } from '../invalid-fields.ts';
import { useMarkAsRead } from '../use-mark-as-read.ts';
import styles from './contact-page.module.css';

/** One enquiry: what they said, who they are, and a way to answer. */
export function ContactPage() {
  const { id = '' } = useParams();
  const contact = useQuery(contactQuery(id));
  useMarkAsRead(contact.data, readContact, 'contacts');
  const invalid = invalidFields(contactDetailsSchema, contact.data?.your_details ?? {});

  return (
    <InboxDetail
      title="Contact"
      back={{ label: 'Contacts', to: paths.adminContacts.href() }}
      item={contact}
      nameOf={({ your_details }) => your_details.name}
      replyTo={({ your_details }) => (invalid.has('email') ? null : your_details)}
      markSpam={markContactSpam}
      resource="contacts"
      body={({ your_details }) => (
        <article>
          <h2 className={styles.subject}>{your_details.subject}</h2>
          <p className={styles.message}>{your_details.message}</p>
        </article>
      )}
      side={({ your_details, createdAt }) => (
        <Details
          facts={[
            ['Name', your_details.name],
            [
              'Email',
              invalid.has('email') ? (
                your_details.email
              ) : (
                <a href={`mailto:${your_details.email}`}>{your_details.email}</a>
              ),
            ],
            ['Subject', your_details.subject],
            ['Created On', dublinTime(createdAt, 'full')],
          ]}
        />
      )}
    />
  );
}
