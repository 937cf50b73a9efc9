import { expect, it } from 'vitest';
import { compared } from './comparison.ts';

const [dated, undated] = [{ start_date: '2028-06-01' }, { start_date: null }];
const costs = { after: { cost: 550_000.5, fuel: 20_000, co2: null } };
const metrics = { before: { missions: 10 }, after: { days: 90, transit_days: 12 } };

it('counts what moves, what is left out and what is new, and the share that stays in place', () => {
  const changes = [
    { kind: 'move', mission_id: 1, from: dated },
    { kind: 'transfer', mission_id: 2, from: dated },
    { kind: 'remove', mission_id: 3, from: dated },
    { kind: 'add', mission_id: 11, from: undated },
    { kind: 'transfer', mission_id: 12, from: undated },
  ] as const;
  expect(compared({ changes, metrics, costs })).toEqual({
    costs: costs.after,
    moved: 2,
    left_out: 1,
    added: 2,
    days: 90,
    transit_days: 12,
    stays: 0.7,
  });
});

it('counts of an outage what stays of those that it does not hit', () => {
  const changes = [
    { kind: 'move', mission_id: 1, from: dated },
    { kind: 'move', mission_id: 2, from: dated },
  ] as const;
  expect(compared({ changes, metrics, costs }, new Set([1, 9]))?.stays).toBe(7 / 8);
  const all = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(compared({ changes, metrics, costs: null }, all)?.stays).toBeNull();
});

it('has nothing to say of a proposal that is still worked on', () => {
  expect(compared({ changes: [], metrics: null, costs: null })).toBeNull();
});
