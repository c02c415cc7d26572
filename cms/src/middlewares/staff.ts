import type { Core } from '@strapi/strapi';
import { endpoints, mayCall, type EndpointName } from '@reelists/contract';
import type { Context, Next } from 'koa';
import { findStaff } from '../lib/find-staff';
import { readStaffToken } from '../lib/staff-token';

const tokenOf = (ctx: Context): string => {
  const header = ctx.get('access_token');
  if (header) return header.trim();
  const [scheme, token] = ctx.get('authorization').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : '';
};

/**
 * Lets a caller pass as the contract's table says, and puts who it is in `ctx.state.staff`. A token
 * is staff only because the database says so on this very call: a person deactivated a second ago
 * is refused. On a call open to anyone, a token that does not hold simply makes a visitor of them.
 */
export default (config: { endpoint: EndpointName }, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const isOpen = endpoints[config.endpoint].who === 'anyone';
    const token = tokenOf(ctx);
    const payload = token ? readStaffToken(token) : null;
    const found = payload && (await findStaff(strapi, { documentId: payload.id }));
    const isActive = payload?.isActive === true && found?.user.isActive === true;
    ctx.state.staff = isActive ? found.user : null;
    if (isOpen) return next();
    if (!found)
      return ctx.unauthorized(
        token ? 'Your login has ended. Please log in again.' : 'Please log in.',
      );
    if (!isActive) return ctx.forbidden('This account is no longer active.');
    if (!mayCall(found.user.role, config.endpoint))
      return ctx.forbidden(`Your role, ${found.user.role}, may not do this.`);
    return next();
  };
