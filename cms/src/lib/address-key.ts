import net from 'node:net';

/** The eight groups of an IPv6 address, however it is shortened. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
};

/**
 * Whose address it is, for counting: an IPv6 household holds a whole /64 network and could use
 * another of its addresses for every try.
 */
export const addressKey = (address: string): string => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  return net.isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
};
