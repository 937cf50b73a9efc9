import { expect, it } from 'vitest';
import { subnetOf, siteNetworkOf } from './network.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::99', '2001:db8:1:2::/64'],
  ['2001:db8::99', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is of the network %s', (address, network) => {
  expect(subnetOf(address)).toBe(network);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::99', '2001:db8:1::/48'],
])('%s is at the site %s', (address, site) => {
  expect(siteNetworkOf(address)).toBe(site);
});
