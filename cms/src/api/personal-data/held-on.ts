import type { Core } from '@strapi/strapi';
import type { ErasedCounts, PersonalData } from '@reelists/contract';
import { inTransaction } from '../../lib/in-transaction';
import type { MailRow } from '../../mail/mail-row';
import { presentBooking, type BookingRow } from '../booking/present';
import { presentContact, type ContactRow } from '../contact/present';
import { presentMail } from '../mail/present';
import { findRetention, keptUntil } from '../retention/retention';

const whereOf = (email: string) => ({
  own: { email: { $eqi: email } },
  mail: { about_email: { $eqi: email } },
});

/** All that is held on an email address, whatever its capitals. */
export const findHeldOn = async (strapi: Core.Strapi, email: string): Promise<PersonalData> => {
  const { db } = strapi;
  const { own, mail } = whereOf(email);
  const orderBy = { createdAt: 'desc' };
  const contacts: ContactRow[] = await db
    .query('api::contact.contact')
    .findMany({ where: own, orderBy });
  const bookings: BookingRow[] = await db
    .query('api::booking.booking')
    .findMany({ where: own, orderBy });
  const mails: MailRow[] = await db.query('api::mail.mail').findMany({ where: mail, orderBy });
  const months = await findRetention(strapi);
  return {
    email,
    contacts: contacts.map((row) => ({
      ...presentContact(row),
      consent_version: row.consent_version ?? '',
      kept_until: keptUntil(row.createdAt, months.contacts),
    })),
    bookings: bookings.map((row) => ({
      ...presentBooking(row),
      consent_version: row.consent_version ?? '',
      history: row.history ?? [],
      kept_until: keptUntil(row.date, months.bookings),
    })),
    mails: mails.map((row) => ({
      ...presentMail(row),
      kept_until: keptUntil(row.createdAt, months.mails),
    })),
  };
};

/** What create calls answered is kept a day, and greets the person by name. */
const forgetAnswers = async ({ db }: Core.Strapi, { contacts, bookings }: PersonalData) => {
  for (const { _id } of [...contacts, ...bookings])
    await db
      .query('api::idempotency-key.idempotency-key')
      .deleteMany({ where: { answer_body: { $contains: _id } } });
};

/** Deletes all that is held on an email address, and records that it was done, by whom, how much. */
export const eraseHeldOn = (
  strapi: Core.Strapi,
  email: string,
  by: string,
): Promise<ErasedCounts> =>
  inTransaction(strapi, async () => {
    const { db } = strapi;
    const { own, mail } = whereOf(email);
    await forgetAnswers(strapi, await findHeldOn(strapi, email));
    const counts = {
      contacts: (await db.query('api::contact.contact').deleteMany({ where: own })).count,
      bookings: (await db.query('api::booking.booking').deleteMany({ where: own })).count,
      mails: (await db.query('api::mail.mail').deleteMany({ where: mail })).count,
    };
    await strapi
      .documents('api::erasure.erasure')
      .create({ data: { kind: 'Request', by, ...counts } });
    return counts;
  });
