import { ValidationError, type AnyObjectSchema } from 'yup';

/** Which fields of a record its own rules refuse: those are shown as they are, and never made into a link. */
export const invalidFields = (schema: AnyObjectSchema, record: object): ReadonlySet<string> => {
  try {
    schema.validateSync(record, { abortEarly: false });
    return new Set();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return new Set(error.inner.map(({ path }) => path ?? ''));
  }
};
