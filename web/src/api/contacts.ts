import type {
  ContactDetailReply,
  ContactDetails,
  ContactReply,
  ContactsReply,
  CreateContactReply,
} from '@reelists/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiPost } from './client.ts';
import { apiGetFile } from './get-file.ts';
import { listParams, type ListView } from './list-view.ts';
import type { PublicForm } from './public-form.ts';

/** Sends an enquiry; the answer's `message` is for the visitor. */
export const createContact = (form: PublicForm<ContactDetails>, idempotencyKey: string) =>
  apiPost<CreateContactReply>('/contacts/create', form, { idempotencyKey });

/** Staff: one page of the enquiries, with how many nobody has opened. */
export const contactsQuery = (list: Partial<ListView>) =>
  queryOptions({
    queryKey: ['contacts', 'list', list],
    queryFn: (context) => apiGet<ContactsReply>(`/contacts/?${listParams(list)}`, context),
    placeholderData: keepPreviousData,
  });

/** Staff: one enquiry, with what else is known of it. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: ['contacts', 'detail', id],
    queryFn: async (context) => {
      const path = `/contacts/get/${encodeURIComponent(id)}` as const;
      const { contact, notes } = await apiGet<ContactDetailReply>(path, context);
      return { ...contact, notes };
    },
  });

/** Staff: somebody has opened it, or it is to count as unread again. */
export const readContact = (id: string, is_read: boolean) =>
  apiPost<ContactReply>(`/contacts/read/${encodeURIComponent(id)}`, { is_read });

/** Staff: the enquiries a search finds, as a CSV file. */
export const exportContacts = (list: Partial<ListView>) =>
  apiGetFile(`/contacts/export?${listParams(list)}`);

/** Staff: into the view `spam`, or back out of it. */
export const markContactSpam = (id: string, is_spam: boolean) =>
  apiPost<ContactReply>(`/contacts/spam/${encodeURIComponent(id)}`, { is_spam });
