import {
  bookingReceived,
  CONTACT_NOT_SENT,
  SENT_OFTEN,
  SLOT_TAKEN,
  type SlotDay,
} from '@reelists/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/site.tsx';
import { BookingPanel } from './booking-panel.tsx';

const WORDS = {
  Name: 'Orlaith Penderry',
  Number: '085 555 0118',
  Email: 'orlaith@ternhook.ie',
  Subject: 'Brand film',
};
const TEXTS = {
  'contact-us.booking': {
    heading: 'Book a Free Consultation',
    text: 'That fortnight is full. Send us a message and we’ll find an hour.',
  },
  'privacy.version': { number: '3' },
};

const day = (date: string, times: Record<string, boolean>, closed: string | null = null) => ({
  date,
  closed,
  slots: Object.entries(times).map(([time, free]) => ({ time, free })),
});
const FORTNIGHT: SlotDay[] = [
  day('2026-11-22', {}),
  day('2026-11-23', { '10:00': false, '11:00': false }),
  day('2026-11-24', {}, 'Stocktaking'),
  day('2026-11-25', { '10:00': true, '11:00': true, '12:00': false }),
  day('2026-11-26', { '10:00': true }),
  day('2026-12-01', { '10:00': true }),
];
const FULL = FORTNIGHT.map((full) => ({
  ...full,
  slots: full.slots.map(({ time }) => ({ time, free: false })),
}));

let sent: unknown[] = [];
const server = setupServer();
const offer = (days: SlotDay[]) =>
  server.use(
    http.get('*/api/v1/bookings/slots', () =>
      HttpResponse.json({ ok: true, time_zone: 'Europe/Dublin', days }),
    ),
  );
const answerWith = (...answers: [status: number, body: JsonBodyType][]) =>
  server.use(
    http.post('*/api/v1/bookings/create', async ({ request }) => {
      const [status, body] = answers[Math.min(sent.length, answers.length - 1)] ?? [0, null];
      sent.push(await request.json());
      return status ? HttpResponse.json(body, { status }) : HttpResponse.error();
    }),
  );
const RECEIVED: [number, JsonBodyType] = [
  201,
  {
    ok: true,
    message: bookingReceived('Wednesday 25 November', '11:00'),
    booking: { _id: 'b1', reference: 'TR-7K3M9QWX', duration: 60, token: 'a.b.c' },
    calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  },
];
const TAKEN: [number, JsonBodyType] = [
  409,
  {
    ok: false,
    message: SLOT_TAKEN,
    nearest: [
      { date: '2026-11-25', time: '10:00' },
      { date: '2026-11-26', time: '10:00' },
      { date: '2026-11-27', time: '09:00' },
    ],
  },
];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent = [];
  offer(FORTNIGHT);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = async () => {
  renderSite(<BookingPanel />, TEXTS);
  return screen.findByRole('radiogroup', { name: /^Time on/ });
};
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const popup = async (title: string) =>
  within(await screen.findByRole('alertdialog', { name: title }));
const fillIn = async () => {
  await userEvent.click(radio('11:00'));
  for (const [label, text] of Object.entries(WORDS)) {
    await userEvent.click(field(label));
    await userEvent.paste(text);
  }
};
const expectWordsKept = () => {
  for (const [label, text] of Object.entries(WORDS)) expect(field(label).value).toBe(text);
};

describe('the times', () => {
  it('begin at the first day with a free one, and the button says what it will do', async () => {
    expect((await show()).textContent).toContain('Time on Wed 25 November');
    expect(screen.getByRole('button', { name: 'Pick a time' })).toBeTruthy();
    await userEvent.click(radio('11:00'));
    expect(screen.getByRole('button', { name: 'Book Wed 25, 11:00' })).toBeTruthy();
    await userEvent.click(radio('Thu 26 November'));
    expect(screen.getByRole('button', { name: 'Pick a time' })).toBeTruthy();
  });

  it('say in words what is taken, full or closed, and let nobody choose it', async () => {
    await show();
    for (const name of ['12:00 Taken', 'Mon 23 November, Full', 'Tue 24 November, Stocktaking'])
      expect(radio(name).disabled).toBe(true);
    expect(screen.queryByRole('radio', { name: /Sun 22/ })).toBeNull();
  });

  it('say so when a fortnight has none left, and look at the next', async () => {
    offer(FULL);
    renderSite(<BookingPanel />, TEXTS);
    expect(await screen.findByText(TEXTS['contact-us.booking'].text)).toBeTruthy();
    let asked = '';
    server.use(
      http.get('*/api/v1/bookings/slots', ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json({ ok: true, days: [day('2026-12-04', { '09:00': true })] });
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(await screen.findByRole('radiogroup', { name: 'Time on Fri 4 December' })).toBeTruthy();
    expect(asked).toBe('?from=2026-12-02');
  });

  it('that do not come later cost no word: those shown stay, and are asked for again', async () => {
    await show();
    await fillIn();
    let isDown = true;
    server.use(
      http.get('*/api/v1/bookings/slots', ({ request }) => {
        if (isDown) return HttpResponse.json({}, { status: 500 });
        const from = new URL(request.url).searchParams.get('from');
        return HttpResponse.json({
          ok: true,
          days: from ? [day('2026-12-04', { '09:00': true })] : FORTNIGHT,
        });
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    const says = 'The later days didn’t load.';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(says));
    expectWordsKept();
    expect(radio('11:00').checked).toBe(true);

    isDown = false;
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    expect(await screen.findByRole('radio', { name: 'Fri 4 December' })).toBeTruthy();
    expect(screen.queryByText(says)).toBeNull();
    expect(document.activeElement).toBe(again);
    expectWordsKept();

    isDown = true;
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await screen.findByText(says);
    await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(radio('11:00').checked).toBe(true);
    expect(screen.queryByText(says)).toBeNull();
  });

  it('are left out by nobody who presses Later twice', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/v1/bookings/slots', async ({ request }) => {
        const from = new URL(request.url).searchParams.get('from');
        if (!from) return HttpResponse.json({ ok: true, days: FORTNIGHT });
        asked.push(from);
        await delay(50);
        return HttpResponse.json({ ok: true, days: [day('2026-12-04', { '09:00': true })] });
      }),
    );
    await show();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Later' }));
    await screen.findByRole('radio', { name: 'Fri 4 December' });
    await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(await screen.findByRole('radio', { name: 'Wed 25 November' })).toBeTruthy();
    expect(asked).toEqual(['2026-12-02']);
  });

  it('that cannot be fetched leave the telephone', async () => {
    server.use(http.get('*/api/v1/bookings/slots', () => HttpResponse.json({}, { status: 503 })));
    renderSite(<BookingPanel />, TEXTS);
    expect(await screen.findByRole('link', { name: /^Ring / })).toBeTruthy();
  });
});

describe('booking', () => {
  it('without a time or a name says Required, goes to the first and sends nothing', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Pick a time' }));
    expect(await screen.findAllByText('Required')).toHaveLength(5);
    await waitFor(() => expect(document.activeElement).toBe(radio('10:00')));
    expect(sent).toEqual([]);
  });

  it('shows the server’s message, then the consultation, which takes the focus', async () => {
    answerWith(RECEIVED);
    await show();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Book Wed 25, 11:00' }));
    const success = await popup('Success!');
    expect(success.getByText(bookingReceived('Wednesday 25 November', '11:00'))).toBeTruthy();
    await userEvent.click(success.getByRole('button', { name: 'Grand' }));

    const booked = screen.getByRole('region', { name: 'You’re in' });
    expect(document.activeElement).toBe(booked);
    for (const words of ['Wed 25 Nov', '11:00', 'One hour, Irish time (GMT).', 'TR-7K3M9QWX'])
      expect(booked.textContent).toContain(words);
    const file = within(booked).getByRole('link', { name: 'Add to your calendar' });
    expect(file.getAttribute('download')).toMatch(/\.ics$/);
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('BEGIN:VCALENDAR\r\n');
    expect(
      within(booked).getByRole('link', { name: 'Change or cancel' }).getAttribute('href'),
    ).toBe('/your-booking?token=a.b.c');
    expect(sent).toEqual([
      {
        your_details: {
          name: WORDS.Name,
          number: WORDS.Number,
          email: WORDS.Email,
          subject: WORDS.Subject,
          date: '2026-11-25',
          time: '11:00',
        },
        form_check: { website: '', filled_in_ms: expect.any(Number) },
        consent_version: '3',
      },
    ]);
  });

  it('too late offers the three nearest times, keeps every word and books the nearest', async () => {
    answerWith(TAKEN, RECEIVED);
    await show();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Book Wed 25, 11:00' }));
    const failure = await popup('Error!');
    expect(failure.getByText(SLOT_TAKEN)).toBeTruthy();
    await userEvent.click(failure.getByRole('button', { name: 'Back to it' }));

    const notice = screen.getByText('Somebody got to Wed 25, 11:00 first.').parentElement;
    expect(document.activeElement).toBe(notice);
    expect(radio('Wed 25 Nov 10:00').checked).toBe(true);
    expect(radio('Fri 27 Nov 09:00').checked).toBe(false);
    expectWordsKept();
    await userEvent.click(screen.getByRole('button', { name: 'Book Wed 25, 10:00' }));
    await popup('Success!');
    expect(sent[1]).toMatchObject({ your_details: { date: '2026-11-25', time: '10:00' } });
  });

  it('that gets no answer keeps every word and the time', async () => {
    answerWith([0, null]);
    await show();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Book Wed 25, 11:00' }));
    const failure = await popup('Error!');
    expect(failure.getByText(CONTACT_NOT_SENT)).toBeTruthy();
    await userEvent.click(failure.getByRole('button', { name: 'Back to it' }));
    expectWordsKept();
    expect(radio('11:00').checked).toBe(true);
  });

  it('that comes too often in a day is told whom to ring, and loses no word', async () => {
    answerWith([429, { ok: false, message: SENT_OFTEN }]);
    await show();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Book Wed 25, 11:00' }));
    const failure = await popup('Error!');
    expect(failure.getByText(/Ring us on \+353/)).toBeTruthy();
    await userEvent.click(failure.getByRole('button', { name: 'Back to it' }));
    expectWordsKept();
    expect(radio('11:00').checked).toBe(true);
  });
});
