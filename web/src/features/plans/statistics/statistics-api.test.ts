import { expect, it } from 'vitest';
import { together } from './statistics-api.ts';

it('adds up vessels month by month', () => {
  const flat = (days: number) => Array.from({ length: 12 }, () => days);
  const vessel = { available_days: flat(30), requested_days: flat(12.5), scheduled_days: flat(0) };
  expect(together([vessel, vessel]).requested_days[3]).toBe(25);
  expect(together([]).available_days).toEqual(flat(0));
});
