import { postDetailsSchema, type PostDetails } from '@reelists/contract';
import { parseJson } from '../../lib/parse-json';
import { refuse, validate } from '../../lib/validate';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The details of a post from a request's body: the JSON text `post_details` of a form, the same as
 * an object, or a JSON body that is the details itself.
 * @throws a 400 naming what is wrong with them.
 */
export const readPostDetails = (body: unknown): PostDetails => {
  const part = isObject(body) && 'post_details' in body ? body.post_details : (body ?? {});
  const details = typeof part === 'string' ? parseJson('post_details', part) : part;
  return isObject(details)
    ? validate(postDetailsSchema, details)
    : refuse('post_details', 'Must be a JSON object');
};
