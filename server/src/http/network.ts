const prefixOf = (address: string, groupCount: number): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups
    .slice(0, groupCount)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/${groupCount * 16}`;
};

/** Network of one household: an IPv4 address or an IPv6 /64. */
export const subnetOf = (address: string): string => prefixOf(address, 4);

/** Network of one customer (RFC 6177): an IPv4 address or an IPv6 /48. */
export const siteNetworkOf = (address: string): string => prefixOf(address, 3);
