import { beforeEach, expect, it } from 'vitest';
import { dealWith, wasDealtWith } from './restored-before.ts';

beforeEach(() => sessionStorage.clear());

it('what was dealt with is not told again until another text is back', () => {
  const back = { responsible_manager_name: 'J. Doe (acting)' };
  expect(wasDealtWith(41, back)).toBe(false);
  dealWith(41, back);
  expect(wasDealtWith(41, back)).toBe(true);
  expect(wasDealtWith(42, back)).toBe(false);
  expect(wasDealtWith(41, { responsible_manager_name: 'J. Doe (gone)' })).toBe(false);
  expect(sessionStorage.getItem('shiptime.restored.41')).not.toContain('Doe');
});
