import type { Core } from '@strapi/strapi';
import { LOGIN_FAILED, loginSchema } from '@reelists/contract';
import type { Context } from 'koa';
import { findStaff } from '../../../lib/find-staff';
import { issueStaffToken } from '../../../lib/staff-token';
import { validate } from '../../../lib/validate';

// A hash of nothing anyone can type, so that an unknown email takes as long as a wrong password.
const NO_PASSWORD = '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi5x8vDQW7xWv8cG2cL9mB1H8n0m1iG';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async login(ctx: Context) {
    const { email, password } = validate(loginSchema, ctx.request.body);
    const found = await findStaff(strapi, { email: email.toLowerCase() });
    const isPasswordRight: boolean = await strapi
      .service('admin::auth')
      .validatePassword(password, found?.passwordHash ?? NO_PASSWORD);
    if (!found || !isPasswordRight) return ctx.unauthorized(LOGIN_FAILED);
    if (!found.user.isActive) return ctx.forbidden('This account is no longer active.');
    ctx.body = {
      access_token: issueStaffToken(found.user._id),
      message: `Hello, ${found.user.name}.`,
    };
  },

  me(ctx: Context) {
    ctx.body = { user: ctx.state.staff };
  },
});
