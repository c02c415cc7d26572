import type { Context, Next } from 'koa';
import { forgiveGuesses, spendGuess } from '../lib/account-guard';
import { spendAllowance } from './rate-limit';

const LOGIN = /^\/admin\/login\/?$/i;
/** Strapi's own limit counts by email: a list of emails against one password passes it. */
const GUARDED =
  /^\/admin\/(login|forgot-password|reset-password|register|register-admin|registration-info)\/?$/i;

/** The panel's doors share the allowances of our own login. Stands after `strapi::body`. */
export default () => async (ctx: Context, next: Next) => {
  if (ctx.method === 'GET' || !GUARDED.test(ctx.path)) return next();
  if (!(await spendAllowance(ctx, 'login'))) return;
  const { email } = (ctx.request.body ?? {}) as { email?: unknown };
  if (!LOGIN.test(ctx.path) || typeof email !== 'string') return next();
  const account = email.trim().toLowerCase();
  if (!(await spendGuess(ctx, account))) return;
  await next();
  if (ctx.status === 200) await forgiveGuesses(ctx, account);
};
