import { NO_CONTACTS, type Contact, type ContactsReply } from '@reelists/contract';
import { contactsQuery, exportContacts } from '../../api/contacts.ts';
import { paths } from '../../paths.ts';
import type { Column } from '../../ui/table.tsx';
import { dublinTime } from '../dublin-time.ts';
import { Inbox } from '../inbox.tsx';
import { RowLink } from '../row-link.tsx';

const COLUMNS: readonly Column<Contact>[] = [
  {
    key: 'name',
    label: 'Name',
    sort: 'name',
    look: 'nowrap',
    cell: ({ _id, your_details }) => (
      <RowLink to={paths.adminContact.href({ id: _id })}>{your_details.name}</RowLink>
    ),
  },
  {
    key: 'email',
    label: 'Email',
    sort: 'email',
    look: 'narrow',
    cell: ({ your_details }) => your_details.email,
  },
  {
    key: 'subject',
    label: 'Subject',
    sort: 'subject',
    look: 'yielding',
    cell: ({ your_details }) => your_details.subject,
  },
  {
    key: 'message',
    label: 'Message',
    look: 'cut',
    cell: ({ your_details }) => your_details.message,
  },
  {
    key: 'createdAt',
    label: 'Created On',
    sort: 'createdAt',
    look: 'nowrap',
    cell: ({ createdAt }) => dublinTime(createdAt, 'minute'),
  },
];

export function ContactsPage() {
  return (
    <Inbox<ContactsReply, Contact>
      title="Contacts"
      caption="Enquiries"
      unreadWord="unread"
      searchLabel="Search name, email, subject"
      emptyWords={NO_CONTACTS}
      columns={COLUMNS}
      defaultSort="-createdAt"
      query={contactsQuery}
      rowsOf={({ contacts }) => contacts}
      exportFile={exportContacts}
      fileName="contacts"
    />
  );
}
