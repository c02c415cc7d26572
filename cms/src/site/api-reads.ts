import type { IncomingMessage } from 'node:http';
import type { EndpointName } from '@reelists/contract';
import { callPattern } from '../lib/call-pattern';

/** The reads that answer every visitor alike, and so can be kept. */
const KEPT: EndpointName[] = [
  'listVideos',
  'getVideo',
  'listPosts',
  'getPost',
  'listPageTexts',
  'getPageText',
  'listWorkItems',
  'listTestimonials',
  'listTeam',
  'listGallery',
];

const patterns = KEPT.map(callPattern);
/** A longer query is nobody's we know, and would let one caller push the others out. */
const MAX_KEY_LENGTH = 300;

/**
 * The key to keep this read's answer under, or null when it must be answered afresh: another
 * method, a call that is not in the list, or a caller with a token, who may see more.
 */
export const apiReadKey = ({ method, url = '', headers }: IncomingMessage): string | null => {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.access_token || headers.authorization || url.length > MAX_KEY_LENGTH) return null;
  return patterns.some((pattern) => pattern.test(url)) ? url : null;
};
