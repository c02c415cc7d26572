import type { Core } from '@strapi/strapi';
import { TIME_ZONE, type ErasedCounts } from '@reelists/contract';
import { DateTime } from 'luxon';
import { inTransaction } from '../../lib/in-transaction';

const UID = 'api::retention.retention';
const FIRST_MONTHS: ErasedCounts = { contacts: 24, bookings: 24, mails: 24 };

/** Puts the first periods in place, so that the screen in the panel is never an empty form. */
export const seedRetention = async (strapi: Core.Strapi): Promise<void> => {
  if ((await strapi.db.query(UID).count()) === 0)
    await strapi.documents(UID).create({ data: FIRST_MONTHS });
};

/** Months each kind is kept. */
export const findRetention = async ({ db }: Core.Strapi): Promise<ErasedCounts> => {
  const { contacts, bookings, mails }: ErasedCounts =
    (await db.query(UID).findOne({})) ?? FIRST_MONTHS;
  return { contacts, bookings, mails };
};

/** What has been kept long enough, by kind; a booking's time begins with its consultation. */
const dueWhere = (months: ErasedCounts, now: Date) => {
  const before = (count: number) => DateTime.fromJSDate(now).minus({ months: count });
  return {
    contacts: { createdAt: { $lt: before(months.contacts).toISO() } },
    bookings: { date: { $lt: before(months.bookings).toISODate() } },
    mails: { createdAt: { $lt: before(months.mails).toISO() } },
  };
};

/** The last day (YYYY-MM-DD) of so many months from a day or a moment; in a night after it `dueWhere` finds it. */
export const keptUntil = (since: string, months: number): string =>
  DateTime.fromJSDate(new Date(since), { zone: TIME_ZONE }).plus({ months }).toISODate() ?? '';

const queries = ({ db }: Core.Strapi) => ({
  contacts: db.query('api::contact.contact'),
  bookings: db.query('api::booking.booking'),
  mails: db.query('api::mail.mail'),
});

/** When what has been kept long enough is deleted, once a day. */
const DELETION = { hour: 3, minute: 30 };

const nextDeletion = (now: Date): Date => {
  const local = DateTime.fromJSDate(now, { zone: TIME_ZONE });
  const today = local.set({ ...DELETION, second: 0, millisecond: 0 });
  return (today > local ? today : today.plus({ days: 1 })).toJSDate();
};

/** What the next deletion would take. */
export const countDue = async (strapi: Core.Strapi, now: Date): Promise<ErasedCounts> => {
  const where = dueWhere(await findRetention(strapi), nextDeletion(now));
  const { contacts, bookings, mails } = queries(strapi);
  return {
    contacts: await contacts.count({ where: where.contacts }),
    bookings: await bookings.count({ where: where.bookings }),
    mails: await mails.count({ where: where.mails }),
  };
};

/** Deletes what has been kept long enough, and records that it did. */
export const deleteDue = (strapi: Core.Strapi, now: Date): Promise<ErasedCounts> =>
  inTransaction(strapi, async () => {
    const where = dueWhere(await findRetention(strapi), now);
    const { contacts, bookings, mails } = queries(strapi);
    const counts = {
      contacts: (await contacts.deleteMany({ where: where.contacts })).count,
      bookings: (await bookings.deleteMany({ where: where.bookings })).count,
      mails: (await mails.deleteMany({ where: where.mails })).count,
    };
    if (counts.contacts + counts.bookings + counts.mails > 0)
      await strapi
        .documents('api::erasure.erasure')
        .create({ data: { kind: 'Retention', by: '', ...counts } });
    return counts;
  });

/** Deletes once a day, at night. */
export const scheduleDeletion = (strapi: Core.Strapi): void => {
  strapi.cron.add({
    deletePersonalData: {
      task: async ({ strapi }: { strapi: Core.Strapi }) => {
        const { contacts, bookings, mails } = await deleteDue(strapi, new Date());
        strapi.log.info(
          `Kept long enough and deleted: ${contacts} enquiries, ${bookings} bookings, ${mails} mails`,
        );
      },
      options: { rule: `0 ${DELETION.minute} ${DELETION.hour} * * *`, tz: TIME_ZONE },
    },
  });
};
