import type { Core } from '@strapi/strapi';
import type { createContactSchema } from '@reelists/contract';
import type { InferType } from 'yup';
import { inTransaction } from '../../lib/in-transaction';
import { isSuspect } from '../../lib/is-suspect';
import { waitToSend } from '../../lib/sent-today';
import { contactMails } from '../../mail/contact-mails';
import { queueMails } from '../../mail/queue-mails';
import { contactInbox } from './inbox';

type Enquiry = InferType<typeof createContactSchema>;

/**
 * Stores an enquiry and the mails about it, both or neither; gives its id, or the milliseconds to
 * wait when a person has sent as many as one may.
 */
export const createContact = (
  strapi: Core.Strapi,
  { your_details, form_check, consent_version = '' }: Enquiry,
): Promise<{ id: string } | { wait: number }> =>
  inTransaction(strapi, async () => {
    const is_spam = await isSuspect(strapi, contactInbox, your_details, form_check);
    const wait = is_spam ? null : await waitToSend(strapi, contactInbox, your_details.email);
    if (wait !== null) return { wait };
    const { documentId } = await strapi
      .documents(contactInbox.uid)
      .create({ data: { ...your_details, consent_version, is_spam } });
    if (!is_spam) await queueMails(strapi, contactMails(documentId, your_details));
    return { id: documentId };
  });
