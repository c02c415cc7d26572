import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { callApi } from './call-api.ts';
import { openPanelApi, type CallPanel } from './call-panel.ts';

const { openPage } = useBrowser();

interface Member {
  id: number;
  email: string;
  password: string;
}

let callPanel: CallPanel;
const members: Member[] = [];
beforeAll(async () => {
  callPanel = await openPanelApi();
});
afterAll(async () => {
  for (const { id } of members) await callPanel(`/admin/users/${id}`, { method: 'DELETE' });
});

/** Lets somebody in the way an administrator does in the panel. */
const letIn = async (code: string): Promise<Member> => {
  const roles = await callPanel<{ data: { id: number; code: string }[] }>('/admin/roles');
  const role = roles.data.find((one) => one.code === code);
  if (!role) throw new Error(`There is no ${code}`);
  const login = { email: `${code}.${Date.now()}@thereelists.example`, password: 'Grand-Canal-5' };
  const names = { firstname: 'Nuala', lastname: 'Reddin' };
  const { data } = await callPanel<{ data: { id: number; registrationToken: string } }>(
    '/admin/users',
    { json: { email: login.email, ...names, roles: [role.id] } },
  );
  await callPanel('/admin/register', {
    json: {
      registrationToken: data.registrationToken,
      userInfo: { ...names, password: login.password },
    },
  });
  const member = { id: data.id, ...login };
  members.push(member);
  return member;
};

const logIn = async (page: Page, { email, password }: Member) => {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

/** Calls that change nothing, whoever may make them. */
const CONTENT_CALLS = ['/blog/delete/x', '/cms/update/x', '/videos/restore/x'];
const ENQUIRY_CALLS = ['/contacts/', '/contacts/export', '/bookings/', '/mails/'];

describe.each([
  {
    role: 'An editor',
    code: 'strapi-editor',
    home: '/admin/posts',
    links: ['Posts', 'Page Content', 'CMS', 'Log Out'],
    closed: ['/admin/contacts', '/admin/bookings', '/admin/mail', '/admin/personal-data'],
    isWriter: true,
  },
  {
    role: 'A producer',
    code: 'reelists-producer',
    home: '/admin/contacts',
    links: ['Bookings', 'Contacts', 'Mail', 'Personal data', 'Log Out'],
    closed: ['/admin/posts', '/admin/posts/create', '/admin/videos', '/admin/cms'],
    isWriter: false,
  },
])('$role', ({ code, home, links, closed, isWriter }) => {
  let member: Member;
  beforeAll(async () => {
    member = await letIn(code);
  });

  it('sees the links of that work, and no other screen opens', async () => {
    const page = await openPage();
    await logIn(page, member);
    await page.waitForURL(`**${home}`);
    const shown = page.getByRole('navigation', { name: 'Staff' }).getByRole('link');
    await shown.first().waitFor();
    // A link may have a number beside it.
    const words = (await shown.allInnerTexts()).map((text) => /^[A-Za-z ]+/.exec(text.trim())?.[0]);
    expect(words).toEqual(links);
    for (const path of closed) {
      await page.goto(path);
      await page.waitForURL(`**${home}`);
    }
  });

  it('is refused by the server whatever the browser shows', async () => {
    const { access_token: token } = await callApi<{ access_token: string }>('/auth/login', {
      json: { email: member.email, password: member.password },
    });
    const statusOf = async (method: 'GET' | 'POST', path: string) => {
      const response = await fetch(`${inject('origin')}/api/v1${path}`, {
        method,
        headers: { access_token: token, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
      });
      return response.status;
    };
    const content = await Promise.all(CONTENT_CALLS.map((path) => statusOf('POST', path)));
    const enquiries = await Promise.all(ENQUIRY_CALLS.map((path) => statusOf('GET', path)));
    const [allowed, refused] = isWriter ? [content, enquiries] : [enquiries, content];
    expect(refused).toEqual(refused.map(() => 403));
    expect(allowed).not.toContain(401);
    expect(allowed).not.toContain(403);
  });
});

it('Somebody who is let go is out at the next step', async () => {
  const member = await letIn('strapi-editor');
  const page = await openPage({ expectedErrors: /40[13]/ });
  await logIn(page, member);
  await page.waitForURL('**/admin/posts');
  await page.getByRole('table').waitFor();
  await callPanel(`/admin/users/${member.id}`, { method: 'PUT', json: { isActive: false } });
  await page.getByRole('link', { name: 'CMS' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
