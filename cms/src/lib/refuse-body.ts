import { errors } from '@strapi/utils';

interface ParserFault extends Error {
  /** Set by the form parser. */
  httpCode?: number;
  /** Set by the JSON and text parsers. */
  status?: number;
}

/**
 * What `strapi::body` does with a body it cannot read. The parser's own words quote the body, which
 * may be somebody's message, and belong neither in an answer nor in the log.
 * @throws a 413 or 400 in words for the sender; a fault of a form is left to `global::multipart`.
 */
export const refuseBody = (fault: ParserFault): never => {
  if (fault.httpCode !== undefined) throw fault;
  if (fault.status === 413) throw new errors.PayloadTooLargeError();
  if (fault instanceof SyntaxError) throw new errors.ValidationError('That is not valid JSON.');
  throw new errors.ValidationError('That could not be read. Please send it again.');
};
