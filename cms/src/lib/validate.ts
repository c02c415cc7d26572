import { errors } from '@strapi/utils';
import { ValidationError, type AnySchema, type InferType } from 'yup';

/**
 * The body as the schema types it: unknown fields dropped, strings trimmed.
 * @throws a 400 that names every field at fault, each by its path.
 */
export const validate = <S extends AnySchema>(schema: S, input: unknown): InferType<S> => {
  try {
    return schema.validateSync(input ?? {}, {
      abortEarly: false,
      stripUnknown: true,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    if (faults.some(({ path }) => !path))
      throw new errors.ValidationError('Send the fields as one JSON object.');
    const fields: Record<string, string> = {};
    // The first fault of a field is the one a person mends first.
    for (const { path = '', message } of faults) fields[path] ??= message;
    throw new errors.ValidationError(summary(fields), { fields });
  }
};

const summary = (fields: Record<string, string>) => {
  const names = Object.keys(fields).map((path) => path.split('.').at(-1));
  const [first] = Object.values(fields);
  return names.length === 1
    ? `Check the ${names[0]}: ${first}`
    : `Check these fields: ${names.join(', ')}`;
};

/** @throws a 400 naming `field`, in the shape a validation failure has. */
export const refuse = (field: string, message: string): never => {
  throw new errors.ValidationError(`Check the ${field}: ${message}`, {
    fields: { [field]: message },
  });
};
