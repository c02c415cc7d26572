import { describe, expect, it } from 'vitest';
import { WEEKDAYS, type ConsultationSettings } from '../consultation/consultation-settings.js';
import { addDays, nearestFree, slotDays } from './slots.js';

const settings: ConsultationSettings = {
  opening_hours: [
    { weekday: 'Monday', opens: '09:00:00.000', closes: '11:00:00.000' },
    { weekday: 'Monday', opens: '14:00:00.000', closes: '15:30:00.000' },
  ],
  slot_minutes: 60,
  notice_hours: 24,
  horizon_days: 60,
  is_closed_on_holidays: true,
  closed_days: [{ date: '2026-06-15', reason: 'We are all at a wedding' }],
};
const monday = '2026-06-08';
const now = new Date('2026-06-01T12:00:00Z');
const on = (date: string, changes: Partial<ConsultationSettings> = {}, at = now) =>
  slotDays({ ...settings, ...changes }, [], date, date, at)[0];
const timesOn = (...of: Parameters<typeof on>) => on(...of)?.slots.map(({ time }) => time);

describe('slotDays', () => {
  it('begins each slot within the hours and ends it within them', () => {
    expect(timesOn(monday)).toEqual(['09:00', '10:00', '14:00']);
    expect(timesOn(monday, { slot_minutes: 45 })).toEqual(['09:00', '09:45', '14:00', '14:45']);
  });

  it('has every day asked about, also those without slots', () => {
    const days = slotDays(settings, [], monday, '2026-06-10', now);
    expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
      [monday, 3],
      ['2026-06-09', 0],
      ['2026-06-10', 0],
    ]);
  });

  it('says why a day is closed', () => {
    expect(on('2026-06-15')).toEqual({
      date: '2026-06-15',
      closed: 'We are all at a wedding',
      slots: [],
    });
    expect(on('2026-06-01')?.closed).toContain('June');
    expect(timesOn('2026-08-03', { is_closed_on_holidays: false }, new Date('2026-07-20'))).toEqual(
      ['09:00', '10:00', '14:00'],
    );
  });

  it('knows the holidays of any year, and the day a weekend’s holiday moves to', () => {
    const everyDay = WEEKDAYS.map((weekday) => ({ weekday, opens: '09:00', closes: '10:00' }));
    const isClosed = (date: string) =>
      on(date, { opening_hours: everyDay }, new Date(`${addDays(date, -10)}T00:00:00Z`))?.closed !==
      null;
    // St Brigid's Day, St Patrick's Day, Easter Monday, St Stephen's Day and its Monday.
    for (const date of ['2027-02-01', '2027-03-17', '2027-03-29', '2026-12-26', '2026-12-28'])
      expect([date, isClosed(date)]).toEqual([date, true]);
    for (const date of ['2026-12-29', '2027-03-16'])
      expect([date, isClosed(date)]).toEqual([date, false]);
  });

  it('keeps the notice, to the minute', () => {
    expect(timesOn(monday, {}, new Date('2026-06-07T08:00:00Z'))).toEqual([
      '09:00',
      '10:00',
      '14:00',
    ]);
    expect(timesOn(monday, {}, new Date('2026-06-07T08:00:01Z'))).toEqual(['10:00', '14:00']);
    expect(timesOn(monday, { notice_hours: 0 }, new Date('2026-06-08T23:00:00Z'))).toEqual([]);
  });

  it('keeps the horizon', () => {
    expect(timesOn('2026-06-08', { horizon_days: 7 })).toHaveLength(3);
    expect(timesOn('2026-06-08', { horizon_days: 6 })).toEqual([]);
  });

  it('counts the day from midnight in Dublin, not in Greenwich', () => {
    const lateEvening = new Date('2026-06-01T23:30:00Z');
    expect(timesOn('2026-06-08', { horizon_days: 6 }, lateEvening)).toHaveLength(3);
  });

  describe('across the clock changes', () => {
    const night = {
      opening_hours: [{ weekday: 'Sunday' as const, opens: '00:00', closes: '04:00' }],
      notice_hours: 0,
      is_closed_on_holidays: false,
    };

    it('leaves out the hour that spring leaves out', () => {
      expect(timesOn('2026-03-29', night, new Date('2026-03-20'))).toEqual([
        '00:00',
        '02:00',
        '03:00',
      ]);
    });

    it('offers the hour that autumn has twice once', () => {
      expect(timesOn('2026-10-25', night, new Date('2026-10-20'))).toEqual([
        '00:00',
        '01:00',
        '02:00',
        '03:00',
      ]);
    });

    it.each([
      ['2026-03-30', '2026-03-29T08:00:00Z'],
      ['2026-10-26', '2026-10-25T09:00:00Z'],
    ])('keeps wall time and a day’s notice on %s', (date, exactNotice) => {
      const open = { is_closed_on_holidays: false };
      const at = new Date(exactNotice);
      expect(timesOn(date, open, at)).toEqual(['09:00', '10:00', '14:00']);
      expect(timesOn(date, open, new Date(at.getTime() + 1))).toEqual(['10:00', '14:00']);
    });
  });

  it('marks what somebody has, also when it only overlaps', () => {
    const held = [
      { date: monday, time: '09:30', duration: 45 },
      { date: '2026-06-09', time: '14:00', duration: 60 },
    ];
    expect(slotDays(settings, held, monday, monday, now)[0]?.slots).toEqual([
      { time: '09:00', free: false },
      { time: '10:00', free: false },
      { time: '14:00', free: true },
    ]);
  });
});

describe('nearestFree', () => {
  it('looks before and after, and passes what is taken', () => {
    const held = [{ date: monday, time: '10:00', duration: 60 }];
    const days = slotDays(settings, held, monday, '2026-06-22', now);
    expect(nearestFree(days, monday, '10:00', 3)).toEqual([
      { date: monday, time: '09:00' },
      { date: monday, time: '14:00' },
      { date: '2026-06-22', time: '09:00' },
    ]);
  });
});
