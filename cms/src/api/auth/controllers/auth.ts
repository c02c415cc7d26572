import type { Core } from '@strapi/strapi';
import { LOGIN_FAILED, loginSchema } from '@reelists/contract';
import type { Context } from 'koa';
import { forgiveGuesses, spendGuess } from '../../../lib/account-guard';
import { issueStaffToken } from '../../../lib/staff-token';
import { validate } from '../../../lib/validate';
import { findByPassword } from '../find-by-password';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async login(ctx: Context) {
    const { email, password } = validate(loginSchema, ctx.request.body);
    const account = email.toLowerCase();
    if (!(await spendGuess(ctx, account))) return;
    const user = await findByPassword(strapi, account, password);
    if (!user) return ctx.unauthorized(LOGIN_FAILED);
    if (!user.isActive) return ctx.forbidden('This account is no longer active.');
    await forgiveGuesses(ctx, account);
    ctx.body = { access_token: issueStaffToken(user._id), message: `Hello, ${user.name}.` };
  },

  me(ctx: Context) {
    ctx.body = { user: ctx.state.staff };
  },
});
