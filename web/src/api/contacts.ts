import type {
  ContactDetails,
  ContactReply,
  ContactsReply,
  CreateContactReply,
} from '@reelists/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiGetFile, apiPost } from './client.ts';
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

/** Staff: one enquiry. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: ['contacts', 'detail', id],
    queryFn: async (context) =>
      (await apiGet<ContactReply>(`/contacts/get/${encodeURIComponent(id)}`, context)).contact,
  });

/** Staff: somebody has opened it. */
export const readContact = (id: string) =>
  apiPost<ContactReply>(`/contacts/read/${encodeURIComponent(id)}`);

/** Staff: the enquiries a search finds, as a CSV file. */
export const exportContacts = (list: Partial<ListView>) =>
  apiGetFile(`/contacts/export?${listParams(list)}`);

/** Staff: into the view `spam`, or back out of it. */
export const markContactSpam = (id: string, is_spam: boolean) =>
  apiPost<ContactReply>(`/contacts/spam/${encodeURIComponent(id)}`, { is_spam });
