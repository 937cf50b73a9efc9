import { expect, it } from 'vitest';
import { maskIpAddress } from './audit.ts';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::7', '2001:db8::'],
  ['::1', '::'],
  ['unknown', 'unknown'],
])('%s becomes %s', (address, coarse) => {
  expect(maskIpAddress(address)).toBe(coarse);
});
