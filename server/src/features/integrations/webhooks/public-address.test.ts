import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicHost, isAllowedWebhookUrl, lookupPublicAddress } from './public-address.ts';

describe('an address of the public network', () => {
  it.each(['8.8.8.8', '192.0.1.1', '172.32.0.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
    '%s is one',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '168.63.129.16',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
    ],
    ...[
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
    ],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'nowhere'],
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a host', () => {
  it.each([
    'http://2130706433/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
  ])('%s is private, however it is written', (url) =>
    expect(isPublicHost(new URL(url).hostname)).toBe(false),
  );

  it.each([
    'localhost',
    'api.localhost',
    'db.internal',
    'printer.local',
    'intranet',
    'a.home.arpa',
    'localhost.',
  ])('%s is private by its name', (host) => expect(isPublicHost(host)).toBe(false));

  it('of the public network may be called', () => {
    expect(['example.org', 'hooks.example.gc.ca', '8.8.8.8'].map(isPublicHost)).toEqual([true, true, true]);
  });

  it.each([
    ['https://example.org/', true],
    ['https://example.org:443/', true],
    ['https://example.org:8443/', true],
    ['https://example.org:22/', false],
    ['https://example.org:587/', false],
  ])('%s is called: %s', (url, called) => expect(isAllowedWebhookUrl(new URL(url))).toBe(called));
});

it('a name that leads to this machine is refused when it is looked up for the connection', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => {
      lookupPublicAddress('localhost', { all }, (found) => resolve(found));
    });
    expect(String(error)).toContain('private_address');
  }
});
