import { CONTACT_NOT_SENT, contactReceived, SENT_OFTEN } from '@reelists/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderSite } from '../../testing/site.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

const WORDS = {
  Name: 'Orlaith Penderry',
  Email: 'orlaith@ternhook.ie',
  Subject: 'Brand film',
  Message: 'We roast coffee in a shed beside a bridge.',
};

/** Every request the server saw: its key and its body. */
let seen: { key: string | null; body: unknown }[] = [];
const server = setupServer();

const answerWith = (...answers: (() => Response | Promise<Response>)[]) =>
  server.use(
    http.post('*/api/v1/contacts/create', async ({ request }) => {
      const answer = answers[Math.min(seen.length, answers.length - 1)];
      seen.push({
        key: request.headers.get('Idempotency-Key'),
        body: await request.json(),
      });
      return answer?.() ?? HttpResponse.error();
    }),
  );
const json = (status: number, body: JsonBodyType) => () => HttpResponse.json(body, { status });
const received = json(201, {
  ok: true,
  message: contactReceived('Orlaith'),
  contact: { _id: 'one' },
});

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  seen = [];
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send it' }));
const fillIn = async (words: Partial<typeof WORDS> = WORDS) => {
  for (const [label, text] of Object.entries(words)) await userEvent.type(field(label), text);
};
const popup = async (title: string) =>
  within(await screen.findByRole('alertdialog', { name: title }));
const expectWordsKept = () => {
  for (const [label, text] of Object.entries(WORDS)) expect(field(label).value).toBe(text);
};

describe('EnquiryForm', () => {
  it('says Required at every empty field, goes to the first and sends nothing', async () => {
    renderSite(<EnquiryForm />, { 'privacy.version': { number: '3' } });
    await submit();
    expect(await screen.findAllByText('Required')).toHaveLength(4);
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(seen).toEqual([]);
  });

  it('refuses an email without a top-level domain in words, beside the field', async () => {
    renderSite(<EnquiryForm />, { 'privacy.version': { number: '3' } });
    await fillIn({ ...WORDS, Email: 'orlaith@ternhook' });
    await submit();
    const message = await screen.findByText('Invalid email address');
    expect(field('Email').getAttribute('aria-describedby')).toBe(message.id);
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(seen).toEqual([]);
  });

  it('sends what was typed, shows the server’s message and empties the form', async () => {
    answerWith(received);
    renderSite(<EnquiryForm />, { 'privacy.version': { number: '3' } });
    await fillIn();
    await submit();
    const success = await popup('Success!');
    expect(success.getByText(contactReceived('Orlaith'))).toBeTruthy();
    expect(seen[0]?.body).toEqual({
      your_details: {
        name: WORDS.Name,
        email: WORDS.Email,
        subject: WORDS.Subject,
        message: WORDS.Message,
      },
      form_check: { website: '', filled_in_ms: expect.any(Number) },
      consent_version: '3',
    });
    await userEvent.click(success.getByRole('button', { name: 'Grand' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field('Message').value).toBe('');
  });

  it('is busy until the answer comes, and sends once however often it is pressed', async () => {
    answerWith(async () => {
      await delay(80);
      return received();
    });
    renderSite(<EnquiryForm />, { 'privacy.version': { number: '3' } });
    await fillIn();
    await submit();
    const button = await screen.findByRole('button', { name: /Sending…/ });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    await popup('Success!');
    expect(seen).toHaveLength(1);
  });

  it('shows the server’s reason, marks the fields it names and keeps every word', async () => {
    answerWith(
      json(400, {
        ok: false,
        message: 'Have another look at the email.',
        errors: { 'your_details.email': 'Invalid email address' },
      }),
    );
    renderSite(<EnquiryForm />, { 'privacy.version': { number: '3' } });
    await fillIn();
    await submit();
    const failure = await popup('Error!');
    expect(failure.getByText('Have another look at the email.')).toBeTruthy();
    expectWordsKept();
    await userEvent.click(failure.getByRole('button', { name: 'Back to it' }));
    expect(screen.getByText('Invalid email address')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  });

  it('keeps every word when no answer comes, and repeats the same request under the same key', async () => {
    answerWith(() => HttpResponse.error(), received);
    renderSite(<EnquiryForm />, { 'privacy.version': { number: '3' } });
    await fillIn();
    await submit();
    const failure = await popup('Error!');
    expect(failure.getByText(CONTACT_NOT_SENT)).toBeTruthy();
    expectWordsKept();
    await userEvent.click(failure.getByRole('button', { name: 'Back to it' }));

    await submit();
    await popup('Success!');
    expect(seen[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(seen[1]).toEqual(seen[0]);
  });

  it('tells who has sent much in a day whom to ring, and loses no word', async () => {
    answerWith(json(429, { ok: false, message: SENT_OFTEN }));
    renderSite(<EnquiryForm />, { 'privacy.version': { number: '3' } });
    await fillIn();
    await submit();
    const failure = await popup('Error!');
    expect(failure.getByText(/Ring us on \+353/)).toBeTruthy();
    expectWordsKept();
  });

  it('takes a new key once the words have changed, or the server has answered', async () => {
    const refused = json(503, { ok: false, message: 'Give us a minute.' });
    answerWith(() => HttpResponse.error(), refused, refused);
    renderSite(<EnquiryForm />, { 'privacy.version': { number: '3' } });
    await fillIn();
    for (const more of ['', ' And biscuits.', '']) {
      if (more) await userEvent.type(field('Message'), more);
      await submit();
      const failure = await popup('Error!');
      await userEvent.click(failure.getByRole('button', { name: 'Back to it' }));
    }
    expect(new Set(seen.map(({ key }) => key)).size).toBe(3);
  });

  it('passes on what a machine wrote into the field people do not see', async () => {
    answerWith(received);
    const { container } = renderSite(<EnquiryForm />, {});
    const trap = container.querySelector<HTMLInputElement>('input[name=website]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden=true]')).toBeTruthy();
    await fillIn();
    await userEvent.type(trap as HTMLInputElement, 'https://spam.example');
    await submit();
    await popup('Success!');
    expect(seen[0]?.body).toMatchObject({ form_check: { website: 'https://spam.example' } });
  });

  it('lets the visitor’s own mail program take the message where there is no script', () => {
    const { container } = renderSite(<EnquiryForm />, { 'privacy.version': { number: '3' } });
    expect(container.querySelector('form')?.getAttribute('action')).toMatch(/^mailto:/);
  });
});
