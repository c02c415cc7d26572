import { refuse } from './validate';

/** The value of a JSON text sent in a form part or query, named `field`; a 400 when it is not JSON. */
export const parseJson = (field: string, value: unknown): unknown => {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') return refuse(field, 'Must be JSON');
  try {
    return JSON.parse(value);
  } catch {
    return refuse(field, 'Must be JSON');
  }
};
