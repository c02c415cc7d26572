import { object, type InferType } from 'yup';
import type { Paging } from './envelope.js';
import { email, requiredText, text } from './fields.js';
import { formCheckSchema } from './form-check.js';
import type { InboxNotes, ViewCounts } from './inbox.js';
import { MAX_LENGTH } from './limits.js';

/** An enquiry as the visitor types it. */
export const contactDetailsSchema = object({
  name: requiredText(MAX_LENGTH.name),
  email: email(),
  subject: requiredText(MAX_LENGTH.subject),
  message: requiredText(MAX_LENGTH.message),
});
export const createContactSchema = object({
  your_details: contactDetailsSchema.required('Required').default(undefined),
  form_check: formCheckSchema.default(undefined),
  consent_version: text(40),
});
export type ContactDetails = InferType<typeof contactDetailsSchema>;

export interface Contact {
  _id: string;
  createdAt: string;
  your_details: ContactDetails;
  /** When a member of staff first opened it; null while unread. */
  read_at: string | null;
  /** Suspected; such are in the view `spam` alone. */
  is_spam: boolean;
}

export interface ContactsReply extends Paging, ViewCounts {
  contacts: Contact[];
}
export interface ContactReply {
  contact: Contact;
}
/** contacts/get. */
export interface ContactDetailReply extends ContactReply {
  notes: InboxNotes;
}
export interface CreateContactReply {
  contact: { _id: string };
}

/** The server's words once an enquiry is stored. */
export const contactReceived = (name: string) =>
  `Thanks, ${name}. That’s landed. We’ll be back to you within one working day.`;
/** The words when no answer came from the server at all. */
export const CONTACT_NOT_SENT =
  'That didn’t send. Your words are still in the form. Try again, or ring us.';
export const NO_CONTACTS = 'No Contacts available yet. Quiet day. Enjoy it.';
