import { endpoints, type EndpointName } from '@reelists/contract';

/**
 * Matches the addresses of a call, as the router does: in capitals too, with or without a slash at
 * the end, and whatever is asked after it.
 */
export const callPattern = (name: EndpointName): RegExp =>
  new RegExp(`^/api/v1${endpoints[name].path.replace(/:\w+/g, '[^/?]+')}/?(?:\\?|$)`, 'i');
