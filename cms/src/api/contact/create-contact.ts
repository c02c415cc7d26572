import type { Core } from '@strapi/strapi';
import type { ContactDetails } from '@reelists/contract';
import { inTransaction } from '../../lib/in-transaction';
import { contactMails } from '../../mail/contact-mails';
import { queueMails } from '../../mail/queue-mails';
import { contactInbox } from './inbox';

/** Stores an enquiry and the mails about it, both or neither; gives its id. */
export const createContact = (strapi: Core.Strapi, details: ContactDetails): Promise<string> =>
  inTransaction(strapi, async () => {
    const { documentId } = await strapi
      .documents(contactInbox.uid)
      .create({ data: { ...details, is_spam: false } });
    await queueMails(strapi, contactMails(documentId, details));
    return documentId;
  });
