import { expect, it } from 'vitest';
import { completeTour, snoozeTour } from './tour.ts';

const begun = { first_login: true, tour_put_off: 0 };

it('the tour ends when it is completed', () => {
  expect(completeTour(begun)).toEqual({ first_login: false, tour_put_off: 0 });
});

it('skipping puts it off until the next visit, at most three times', () => {
  const once = snoozeTour(begun);
  const twice = snoozeTour(once);
  expect([once, twice]).toEqual([
    { first_login: true, tour_put_off: 1 },
    { first_login: true, tour_put_off: 2 },
  ]);
  expect(snoozeTour(twice)).toEqual({ first_login: false, tour_put_off: 3 });
});

it('one that was asked for again after it was completed stays so', () => {
  expect(snoozeTour({ first_login: false, tour_put_off: 0 }).first_login).toBe(false);
});
