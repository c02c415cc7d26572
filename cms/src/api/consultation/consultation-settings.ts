import type { Core } from '@strapi/strapi';

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** When consultations may be booked, as the panel's settings screen holds it. */
export interface ConsultationSettings {
  /** `opens` and `closes` are HH:mm, with whatever follows, in Dublin. */
  opening_hours: { weekday: (typeof WEEKDAYS)[number]; opens: string; closes: string }[];
  slot_minutes: number;
  /** Hours between a booking and its consultation, at least. */
  notice_hours: number;
  /** Days ahead that may be booked. */
  horizon_days: number;
  is_closed_on_holidays: boolean;
  closed_days: { date: string; reason: string | null }[];
}

const FIRST_SETTINGS = {
  opening_hours: WEEKDAYS.slice(0, 5).flatMap((weekday) => [
    { weekday, opens: '09:00:00.000', closes: '13:00:00.000' },
    { weekday, opens: '14:00:00.000', closes: '17:00:00.000' },
  ]),
  slot_minutes: 60,
  notice_hours: 24,
  horizon_days: 60,
  is_closed_on_holidays: true,
  closed_days: [],
};
const UID = 'api::consultation.consultation';

/** Puts the first settings in place, so that the screen in the panel is never an empty form. */
export const seedConsultationSettings = async (strapi: Core.Strapi): Promise<void> => {
  if ((await strapi.db.query(UID).count()) === 0)
    await strapi.documents(UID).create({ data: FIRST_SETTINGS });
};

export const findConsultationSettings = async ({
  db,
}: Core.Strapi): Promise<ConsultationSettings> =>
  (await db.query(UID).findOne({ populate: ['opening_hours', 'closed_days'] })) ?? FIRST_SETTINGS;
