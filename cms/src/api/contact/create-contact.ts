import type { Core } from '@strapi/strapi';
import type { createContactSchema } from '@reelists/contract';
import type { InferType } from 'yup';
import { inTransaction } from '../../lib/in-transaction';
import { isSuspect } from '../../lib/is-suspect';
import { contactMails } from '../../mail/contact-mails';
import { queueMails } from '../../mail/queue-mails';
import { contactInbox } from './inbox';

type Enquiry = InferType<typeof createContactSchema>;

/** Stores an enquiry and the mails about it, both or neither; gives its id. */
export const createContact = (
  strapi: Core.Strapi,
  { your_details, form_check, consent_version = '' }: Enquiry,
): Promise<string> =>
  inTransaction(strapi, async () => {
    const is_spam = await isSuspect(strapi, contactInbox, your_details, form_check);
    const { documentId } = await strapi
      .documents(contactInbox.uid)
      .create({ data: { ...your_details, consent_version, is_spam } });
    if (!is_spam) await queueMails(strapi, contactMails(documentId, your_details));
    return documentId;
  });
