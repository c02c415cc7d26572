import { contactDetailsSchema } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { contactQuery, markContactSpam, readContact } from '../../api/contacts.ts';
import { paths } from '../../paths.ts';
import { Details } from '../../ui/details.tsx';
import { AlsoFromAddress } from '../also-from-address.tsx';
import { dublinTime } from '../dublin-time.ts';
import { EmailLink } from '../email-link.tsx';
import { InboxDetail } from '../inbox-detail.tsx';
import { invalidFields } from '../invalid-fields.ts';
import { noteFacts } from '../note-facts.ts';
import styles from './contact-page.module.css';

const CALLS = {
  detailQuery: contactQuery,
  markRead: readContact,
  markSpam: markContactSpam,
};

/** One enquiry: what they said, who they are, and a way to answer. */
export function ContactPage() {
  const { id = '' } = useParams();
  const contact = useQuery({ ...contactQuery(id), staleTime: 0 });
  const invalid = invalidFields(contactDetailsSchema, contact.data?.your_details ?? {});

  return (
    <InboxDetail
      id={id}
      title="Contact"
      back={{ label: 'Contacts', to: paths.adminContacts.href() }}
      hrefOf={(other) => paths.adminContact.href({ id: other })}
      item={contact}
      nameOf={({ your_details }) => your_details.name}
      replyTo={({ your_details }) => (invalid.has('email') ? null : your_details)}
      resource="contacts"
      calls={CALLS}
      body={({ your_details }) => (
        <article>
          <h2 className={styles.subject}>{your_details.subject}</h2>
          <p className={styles.message}>{your_details.message}</p>
        </article>
      )}
      side={({ your_details: { name, email, subject }, createdAt, notes }) => (
        <>
          <Details
            facts={[
              ['Name', name],
              ['Email', invalid.has('email') ? email : <EmailLink email={email} />],
              ['Subject', subject],
              ['Created On', dublinTime(createdAt, 'full')],
              ...noteFacts(notes),
            ]}
          />
          <AlsoFromAddress
            email={invalid.has('email') ? null : email}
            items={notes.also_from_address}
          />
        </>
      )}
    />
  );
}
