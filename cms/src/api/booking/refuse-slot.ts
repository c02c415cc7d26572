import type { Context } from 'koa';
import type { Refusal } from './take-slot';

/** Answers that a time cannot be had, with the free ones nearest to it. */
export const refuseSlot = (ctx: Context, { status, message, nearest }: Refusal): void => {
  const extra = { nearest };
  if (status === 409) ctx.conflict(message, { extra });
  else ctx.badRequest(message, { extra, fields: { 'your_details.time': message } });
};
