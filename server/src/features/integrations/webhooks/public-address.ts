import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IANA's special-purpose registries for IPv4 and IPv6, and the Azure host address. */
const special = new BlockList();
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
  ] as const),
  ...([
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
  ] as const),
  ...([
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
    ['168.63.129.16', 32],
  ] as const),
]) {
  special.addSubnet(network, prefix, 'ipv4');
}
/** Global unicast IPv6, except ranges that are special or embed an IPv4 address. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ] as const),
]) {
  special.addSubnet(network, prefix, 'ipv6');
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

export const isPublicAddress = (address: string): boolean => {
  const plain = mapped.exec(address)?.[1] ?? address;
  const family = isIP(plain);
  if (family === 4) return !special.check(plain, 'ipv4');
  return family === 6 && global.check(plain, 'ipv6') && !special.check(plain, 'ipv6');
};

const inner = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)\.?$/i;

export const isPublicHost = (hostname: string): boolean => {
  const plain = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(plain) ? isPublicAddress(plain) : plain.includes('.') && !inner.test(plain);
};

/** Refuses ports below 1024, which other services of a host use: mail, remote shells, databases. */
export const isAllowedWebhookUrl = ({ hostname, port }: URL): boolean =>
  isPublicHost(hostname) && (port === '' || Number(port) >= 1024);

export class PrivateAddressError extends Error {
  constructor() {
    super('private_address');
  }
}

/**
 * Resolves only to addresses that were checked, against DNS rebinding. Refuses a name with any private
 * address.
 */
export const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(), '', 0);
    if (options.all) return callback(null, found);
    callback(null, found[0]!.address, found[0]!.family);
  });
};
