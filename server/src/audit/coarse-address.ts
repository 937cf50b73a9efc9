/** Enough to tell one network from another, not one person: the last part of IPv4, all but three groups of IPv6 go. */
export const coarseAddress = (address: string): string => {
  const plain = address.replace(/^::ffff:/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/\d+$/, '0');
  if (!plain.includes(':')) return plain;
  const [head = ''] = plain.split('::');
  const groups = head === '' ? [] : head.split(':').slice(0, 3);
  return `${groups.join(':')}::`;
};
