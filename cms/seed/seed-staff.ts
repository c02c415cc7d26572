import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { env } from '../src/env';
import { ROLE_CODES } from '../src/lib/find-staff';

const printOnce = (email: string, password: string) => {
  const lines = [
    'The first staff account, good at /admin and at /strapi.',
    'The password is shown this once: keep it, or set STAFF_PASSWORD before the first start.',
    '',
    `  email     ${email}`,
    `  password  ${password}`,
  ];
  const width = Math.max(...lines.map(({ length }) => length));
  const edge = '─'.repeat(width + 2);
  process.stdout.write(
    [
      '',
      `┌${edge}┐`,
      ...lines.map((line) => `│ ${line.padEnd(width)} │`),
      `└${edge}┘`,
      '',
      '',
    ].join('\n'),
  );
};

/** The first member of staff, an administrator, when there is nobody at all. */
export const seedStaff = async (strapi: Core.Strapi): Promise<void> => {
  if ((await strapi.db.query('admin::user').count()) > 0) return;
  const role = await strapi.db
    .query('admin::role')
    .findOne({ where: { code: ROLE_CODES.administrator } });
  const password = env.staffPassword ?? randomBytes(12).toString('base64url');
  await strapi.service('admin::user').create({
    email: env.staffEmail,
    firstname: 'Staff',
    lastname: null,
    password,
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
  if (!env.staffPassword) printOnce(env.staffEmail, password);
};
