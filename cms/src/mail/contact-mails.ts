import type { ContactDetails } from '@reelists/contract';
import { env } from '../env';
import { writeLetter } from './letter';
import { STAFF_NAME, type Message } from './mail-row';

/** What goes out when an enquiry came in: to staff with the words, to the sender without them. */
export const contactMails = (id: string, details: ContactDetails): Message[] => [
  {
    recipient: env.staffEmail,
    recipient_name: STAFF_NAME,
    reply_to: details.email,
    subject: `Enquiry: ${details.subject}`,
    about_email: details.email.toLowerCase(),
    ...writeLetter({
      heading: details.subject,
      paragraphs: ['Somebody wrote on the site. Answer this mail and it goes to them.'],
      facts: [
        ['Name', details.name],
        ['Email', details.email],
      ],
      quote: details.message,
      link: { label: 'Open it', url: `${env.publicUrl}/admin/contact/${id}` },
      footer: 'Sent by the enquiry form.',
    }),
  },
  {
    recipient: details.email,
    recipient_name: details.name,
    subject: 'Your message to The Reelists',
    about_email: details.email.toLowerCase(),
    ...writeLetter({
      heading: 'That’s landed.',
      paragraphs: [
        `Thanks, ${details.name}. We have your message and we’ll be back to you within one working day.`,
      ],
      footer:
        'You get this because somebody left this address in the enquiry form of The Reelists. If it was not you, there is nothing to do.',
    }),
  },
];
