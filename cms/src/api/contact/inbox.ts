import type { CONTACT_SORTS } from '@reelists/contract';
import type { Inbox } from '../../lib/list-rows';

export const contactInbox = {
  uid: 'api::contact.contact',
  table: 'contacts',
  sorts: {
    createdAt: ['created_at'],
    name: ['lower(name)'],
    email: ['lower(email)'],
    subject: ['lower(subject)'],
  } satisfies Record<(typeof CONTACT_SORTS)[number], string[]>,
} as const satisfies Inbox;
