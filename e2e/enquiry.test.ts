import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { useBrowser } from './browser.ts';
import { callApi, staffToken } from './call-api.ts';
import { holdScript, MIN_FILL_MS, openAlive } from './open-alive.ts';

const { openPage, openStaffPage } = useBrowser();

const enquiry = {
  Name: 'Orlaith Penderry',
  Email: 'orlaith@ternhook.ie',
  Subject: 'Brand film',
  Message: 'Ninety seconds about a harbour.\nBefore spring, if that can be done.',
};

/** The page holds a booking form as well: what belongs to the enquiry is found inside its form. */
const enquiryForm = (page: Page) =>
  page.locator('form', { has: page.getByRole('textbox', { name: 'Message' }) });

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await enquiryForm(page).getByRole('textbox', { name: label }).fill(value);
};
const values = async (page: Page) => {
  const form = enquiryForm(page);
  const entries = Object.keys(enquiry).map(async (label) => [
    label,
    await form.getByRole('textbox', { name: label }).inputValue(),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as typeof enquiry;
};
const sendButton = (page: Page) => enquiryForm(page).getByRole('button', { name: /send/i });
const send = (page: Page) => sendButton(page).click();

const countContacts = async () => {
  const token = await staffToken();
  return (await callApi<{ total_items: number }>('/contacts/', { token })).total_items;
};

describe('An enquiry', () => {
  it('is sent, answered with Success!, and found by staff', async () => {
    const subject = `Brand film ${Date.now()}`;
    const page = await openPage();
    await page.goto('/contact-us');
    await fill(page, { ...enquiry, Subject: subject });
    // Whoever is faster than a person can be is put aside as spam.
    await page.waitForTimeout(MIN_FILL_MS);
    await send(page);

    const popup = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await popup.getByText('Success!').waitFor();
    expect(await popup.innerText()).toContain('Thanks, Orlaith');

    const staff = await openStaffPage();
    await staff.getByRole('link', { name: 'Contacts' }).click();
    await staff.waitForURL('**/admin/contacts');
    const row = staff.getByRole('row').filter({ hasText: subject });
    await row.waitFor();
    const headers = await staff.getByRole('columnheader').allInnerTexts();
    expect(headers.map((text) => text.trim())).toEqual(
      expect.arrayContaining(['Name', 'Email', 'Subject', 'Message', 'Created On']),
    );
    expect(await row.innerText()).toContain(enquiry.Email);
    await row.getByText(subject).click();
    await staff.waitForURL('**/admin/contact/*');
    await staff.getByText('Before spring, if that can be done.').first().waitFor();
  });

  it('with nothing in it is refused, field by field', async () => {
    const before = await countContacts();
    const page = await openPage();
    await page.goto('/contact-us');
    await send(page);
    await expect
      .poll(() => enquiryForm(page).getByText('Required', { exact: true }).count())
      .toBe(4);
    expect(await countContacts()).toBe(before);
  });

  it('written and sent before the script has come goes out whole, as a person’s', async () => {
    const page = await openPage({ expectedErrors: /429/ });
    const release = await holdScript(page);
    await page.route('**/api/v1/contacts/create', (route) =>
      route.fulfill({ status: 429, json: { ok: false, message: 'Not now.' } }),
    );
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await fill(page, enquiry);
    await send(page);
    await page.waitForTimeout(MIN_FILL_MS);
    const sent = page.waitForRequest('**/api/v1/contacts/create');
    release();
    const { your_details, form_check } = (await sent).postDataJSON();
    expect(Object.values(your_details)).toEqual(Object.values(enquiry));
    expect(form_check.filled_in_ms).toBeGreaterThan(MIN_FILL_MS);
    await page.getByText('Not now.').waitFor();
  });

  it('takes one press, though the field that is left has something to say', async () => {
    const page = await openPage();
    await openAlive(page, '/contact-us');
    await enquiryForm(page).getByRole('textbox', { name: 'Message' }).focus();
    await sendButton(page).hover();
    await page.mouse.down();
    // A press takes a person a tenth of a second, in which the page may move under it.
    await page.waitForTimeout(100);
    await page.mouse.up();
    await expect
      .poll(() => enquiryForm(page).getByText('Required', { exact: true }).count())
      .toBe(4);
  });

  it('with a wrong address is refused, and what was typed stays', async () => {
    const before = await countContacts();
    const page = await openPage();
    await page.goto('/contact-us');
    const wrong = { ...enquiry, Email: 'orlaith@ternhook' };
    await fill(page, wrong);
    await send(page);
    await enquiryForm(page).getByText('Invalid email address').waitFor();
    expect(await values(page)).toEqual(wrong);
    expect(await countContacts()).toBe(before);
  });

  it('that cannot be sent says Error!, and what was typed stays', async () => {
    const page = await openPage({ expectedErrors: /ERR_FAILED|Failed to load/ });
    await page.goto('/contact-us');
    await page.route('**/api/v1/contacts/create', (route) => route.abort());
    await fill(page, enquiry);
    await send(page);
    const popup = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await popup.getByText('Error!').waitFor();
    await popup.getByRole('button').first().click();
    expect(await values(page)).toEqual(enquiry);
  });

  it('that the server refuses shows the server’s own sentence', async () => {
    const page = await openPage({ expectedErrors: /429/ });
    await page.goto('/contact-us');
    const message = 'That’s a lot of enquiries at once. Try again in four minutes.';
    await page.route('**/api/v1/contacts/create', (route) =>
      route.fulfill({ status: 429, json: { ok: false, message } }),
    );
    await fill(page, enquiry);
    await send(page);
    await page.getByText(message).waitFor();
    await page.getByText('Error!').waitFor();
  });
});
