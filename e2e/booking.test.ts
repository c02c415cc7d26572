import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE, useBrowser } from './browser.ts';
import { callApi } from './call-api.ts';
import { holdScript, MIN_FILL_MS } from './open-alive.ts';

const { openPage, openStaffPage } = useBrowser();

interface Slot {
  date: string;
  time: string;
}

const visitor = {
  Name: 'Orlaith Penderry',
  Number: '085 555 0118',
  Email: 'orlaith@ternhook.ie',
  Subject: 'Brand film',
};

/** Another visitor, who has no time to look at the page. */
const bookOverHttp = (date: string, time: string) =>
  callApi<{ booking: { _id: string; token: string } }>('/bookings/create', {
    json: {
      your_details: {
        name: 'Fergal Ashgrove',
        subject: 'Show house',
        number: '087 555 0123',
        // One address may not book all day.
        email: `fergal${Date.now()}@ashgrovehomes.ie`,
        date,
        time,
      },
    },
  });

const freeSlots = async () => {
  const { days } = await callApi<{
    days: { date: string; slots: { time: string; free: boolean }[] }[];
  }>('/bookings/slots');
  return days.flatMap(({ date, slots }) =>
    slots.filter(({ free }) => free).map(({ time }) => ({ date, time })),
  );
};

const hasFocus = (locator: Locator) => locator.evaluate((node) => node === document.activeElement);
const panel = (page: Page) => page.locator('#book');
const choose = async (page: Page, { date, time }: Slot) => {
  await panel(page).locator(`input[name=date][value="${date}"]`).check();
  await panel(page).locator(`input[name=time][value="${time}"]`).check();
};
const fill = async (page: Page) => {
  for (const [label, value] of Object.entries(visitor))
    await panel(page).getByRole('textbox', { name: label }).fill(value);
  // Whoever is faster than a person can be is put aside as spam.
  await page.waitForTimeout(MIN_FILL_MS);
};
const book = (page: Page) =>
  panel(page)
    .getByRole('button', { name: /^Book / })
    .click();

describe('A consultation', () => {
  it('is booked on a phone, confirmed with a calendar file, and found by staff', async () => {
    const [slot] = await freeSlots();
    if (!slot) throw new Error('There is no free time to book');
    const page = await openPage({ viewport: PHONE });
    await page.goto('/contact-us');
    await choose(page, slot);
    await fill(page);
    await book(page);
    const popup = page.getByRole('alertdialog', { name: 'Success!' });
    await popup.getByText(/^You’re in\. /).waitFor();
    await popup.getByRole('button', { name: 'Grand' }).click();

    const booked = page.getByRole('region', { name: 'You’re in' });
    await expect.poll(() => hasFocus(booked)).toBe(true);
    const reference = /TR-\w+/.exec(await booked.innerText())?.[0] ?? '';
    expect(reference).toMatch(/^TR-[2-9A-Z]{8}$/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      booked.getByRole('link', { name: 'Add to your calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);

    const staff = await openStaffPage();
    await staff.getByRole('link', { name: 'Bookings' }).click();
    await staff.getByRole('row').filter({ hasText: visitor.Email }).first().click();
    await staff.getByText(`Irish time. Reference ${reference}.`).waitFor();
  });

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('keeps its words on %s when the later times do not come', async (_what, viewport) => {
    const [slot] = await freeSlots();
    if (!slot) throw new Error('There is no free time to book');
    const page = await openPage({ viewport, expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
    await page.goto('/contact-us');
    await choose(page, slot);
    await fill(page);
    await page.context().setOffline(true);
    await panel(page).getByRole('button', { name: 'Later' }).click();
    await panel(page).getByRole('alert').getByText('The later days didn’t load.').waitFor();
    for (const [label, value] of Object.entries(visitor))
      expect(await panel(page).getByRole('textbox', { name: label }).inputValue()).toBe(value);
    expect(await panel(page).locator(`input[name=time][value="${slot.time}"]`).isChecked()).toBe(
      true,
    );
    const from = panel(page).getByText(/^From \d/);
    const first = await from.innerText();
    await page.context().setOffline(false);
    const again = panel(page).getByRole('button', { name: 'Try again' });
    await again.focus();
    await again.press('Enter');
    await expect.poll(() => from.innerText()).not.toBe(first);
    await expect
      .poll(() => hasFocus(panel(page).getByRole('button', { name: 'Later' })))
      .toBe(true);
    await panel(page).getByRole('button', { name: 'Earlier' }).click();
    expect(await from.innerText()).toBe(first);
  });

  it('chosen, written and sent before the script has come goes out whole', async () => {
    const [slot] = await freeSlots();
    if (!slot) throw new Error('There is no free time to book');
    const page = await openPage({ expectedErrors: /429/ });
    const release = await holdScript(page);
    await page.route('**/api/v1/bookings/create', (route) =>
      route.fulfill({ status: 429, json: { ok: false, message: 'Not now.' } }),
    );
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await choose(page, slot);
    await fill(page);
    // What is chosen is on the button only once the script has come.
    await panel(page).getByRole('button', { name: 'Pick a time' }).click();
    const sent = page.waitForRequest('**/api/v1/bookings/create');
    release();
    const { your_details } = (await sent).postDataJSON();
    expect(your_details).toMatchObject(slot);
    expect(Object.values(your_details)).toEqual(expect.arrayContaining(Object.values(visitor)));
    await page.getByText('Not now.').waitFor();
  });

  it('that somebody else takes meanwhile costs no word, and the nearest time is offered', async () => {
    const [slot] = (await freeSlots()).slice(2);
    if (!slot) throw new Error('There is no free time to book');
    const page = await openPage({ expectedErrors: /409/ });
    await page.goto('/contact-us');
    await choose(page, slot);
    await fill(page);
    await bookOverHttp(slot.date, slot.time);
    await book(page);
    const popup = page.getByRole('alertdialog', { name: 'Error!' });
    await popup
      .getByText('Somebody got to that slot first. Pick another and we’ll say nothing.')
      .waitFor();
    await popup.getByRole('button', { name: 'Back to it' }).click();

    await panel(page)
      .getByText(/^Somebody got to .* first\.$/)
      .waitFor();
    for (const [label, value] of Object.entries(visitor))
      expect(await panel(page).getByRole('textbox', { name: label }).inputValue()).toBe(value);
    expect(await panel(page).locator('input[name=near]').count()).toBe(3);
    await panel(page).getByText('See every day and time').click();
    const lost = panel(page).locator(`input[name=date][value="${slot.date}"]`);
    await lost.check();
    expect(await panel(page).locator(`input[name=time][value="${slot.time}"]`).isDisabled()).toBe(
      true,
    );
    await panel(page).locator('input[name=near]').first().check();
    await book(page);
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor();
  });

  it('is moved by the link of its mail, which is good for one change', async () => {
    const [slot, other] = (await freeSlots()).slice(-2);
    if (!slot || !other) throw new Error('There are no two free times');
    const { booking } = await bookOverHttp(slot.date, slot.time);
    const page = await openPage({ expectedErrors: /403/ });
    await page.goto(`/your-booking?token=${booking.token}`);
    await page.locator(`input[name=date][value="${other.date}"]`).check();
    await page.locator(`input[name=time][value="${other.time}"]`).check();
    await page.getByRole('button', { name: /^Move to \w{3} \d/ }).click();
    await page.getByRole('button', { name: 'Grand' }).click();
    await page.getByRole('region', { name: 'Moved' }).waitFor();
    await page.reload();
    await page.getByText(/^This link has done its work or run out\./).waitFor();
  });

  it('is moved and cancelled by staff, and its hour is free again', async () => {
    const [slot, other] = (await freeSlots()).slice(-4);
    if (!slot || !other) throw new Error('There are no two free times');
    const { booking } = await bookOverHttp(slot.date, slot.time);
    const staff = await openStaffPage();
    await staff.goto(`/admin/booking/${booking._id}`);
    await staff.locator(`input[name=date][value="${other.date}"]`).check();
    await staff.locator(`input[name=time][value="${other.time}"]`).check();
    await staff.getByRole('checkbox', { name: /^Tell them by mail/ }).uncheck();
    await staff.getByRole('button', { name: /^Move to \w{3} \d/ }).click();
    await staff.getByText(/^Moved\. .*They got no mail about it\.$/).waitFor();
    await staff.getByText(new RegExp(`moved it from .*${slot.time}, without a mail\\.$`)).waitFor();
    await staff.getByRole('button', { name: 'Cancel this booking' }).click();
    await staff.getByLabel('A line for them (optional)').fill('The crane is stuck.');
    await staff.getByRole('button', { name: 'Cancel the booking' }).click();
    await staff.getByText(/cancelled it\.$/).waitFor();
    await staff.getByText('Cancelled', { exact: true }).first().waitFor();
    expect(await freeSlots()).toEqual(expect.arrayContaining([slot, other]));
  });
});

describe('The question whether to cancel', () => {
  const cases = [
    ['its visitor', 'Error!', '/bookings/mine/cancel'],
    ['staff', 'Error', '/bookings/cancel/'],
  ] as const;
  it.each(cases)(
    'cancels nothing for %s by Enter alone, and gives the focus back',
    async (...row) => {
      const [who, failure, call] = row;
      const [slot] = (await freeSlots()).slice(-6);
      if (!slot) throw new Error('There is no free time to book');
      const { booking } = await bookOverHttp(slot.date, slot.time);
      const isStaff = who === 'staff';
      const page = await (isStaff ? openStaffPage : openPage)({ expectedErrors: /500/ });
      await page.goto(
        isStaff ? `/admin/booking/${booking._id}` : `/your-booking?token=${booking.token}`,
      );
      const opener = page.getByRole('button', { name: 'Cancel this booking' });
      const question = page.getByRole('alertdialog', { name: 'Cancel this hour?' });

      for (const key of ['Enter', 'Escape']) {
        await opener.press('Enter');
        await expect
          .poll(() => hasFocus(question.getByRole('button', { name: 'Keep it' })))
          .toBe(true);
        await page.keyboard.press(key);
        await question.waitFor({ state: 'detached' });
        await expect.poll(() => hasFocus(opener)).toBe(true);
      }

      await page.route(`**${call}*`, (route) =>
        route.fulfill({ status: 500, json: { ok: false, message: 'The shelf fell down.' } }),
      );
      await opener.press('Enter');
      await question.getByRole('button', { name: 'Cancel the booking' }).press('Enter');
      const error = page.getByRole('alertdialog', { name: failure, exact: true });
      await error.waitFor();
      await question.waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await error.waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(opener)).toBe(true);

      await page.unroute(`**${call}*`);
      await opener.press('Enter');
      await question.getByRole('button', { name: 'Cancel the booking' }).press('Enter');
      await opener.waitFor({ state: 'detached' });
      if (!isStaff) await page.getByRole('button', { name: 'Grand' }).press('Enter');
      // What opened it is gone with the booking.
      const heir = isStaff ? page.locator('main') : page.getByRole('region', { name: 'Cancelled' });
      await expect.poll(() => hasFocus(heir)).toBe(true);
    },
  );
});
