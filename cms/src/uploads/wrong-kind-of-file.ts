import { errors } from '@strapi/utils';

/** A file whose bytes are not what we take; `global::uploads` answers it with a 415. */
export class WrongKindOfFile extends errors.ApplicationError {
  constructor(message: string, field?: string) {
    super(message, field ? { fields: { [field]: message } } : {});
  }
}
