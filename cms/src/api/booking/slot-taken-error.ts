import type { Core } from '@strapi/strapi';
import { SLOT_TAKEN } from '@reelists/contract';
import { errors } from '@strapi/utils';
import { isUniqueViolation } from '../../lib/is-unique-violation';
import { bookingInbox } from './inbox';

/** The unique index refused a second booking of one slot; the panel shows the words. */
export class SlotTakenError extends errors.ApplicationError {
  constructor() {
    super(SLOT_TAKEN);
  }
}

/** Has a slot that is taken refused with a reason, in the panel too, instead of as a fault. */
export const explainTakenSlots = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== bookingInbox.uid) return next();
    try {
      return await next();
    } catch (error) {
      throw isUniqueViolation(error) ? new SlotTakenError() : error;
    }
  });
};
