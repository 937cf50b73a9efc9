import { expect, it } from 'vitest';
import { compareProposalWithPlans } from './proposal-comparison.ts';

const [dated, undated] = [{ start_date: '2028-06-01' }, { start_date: null }];
const costs = {
  before: { cost: 500_000, fuel: 24_000, co2: 60_000 },
  after: { cost: 550_000.5, fuel: 20_000, co2: null },
};
const metrics = {
  before: { missions: 10, days: 100, transit_days: 10.5 },
  after: { days: 90, transit_days: 12 },
};

it('counts what moves, what is left out and what is new, and the share that stays in place', () => {
  const changes = [
    { kind: 'move', mission_id: 1, from: dated },
    { kind: 'transfer', mission_id: 2, from: dated },
    { kind: 'remove', mission_id: 3, from: dated },
    { kind: 'add', mission_id: 11, from: undated },
    { kind: 'transfer', mission_id: 12, from: undated },
  ] as const;
  expect(compareProposalWithPlans({ changes, metrics, costs, unplaced: [1, 2] })).toEqual({
    costs: { cost: 50_000.5, fuel: -4_000, co2: null },
    moved: 2,
    left_out: 1,
    without_place: 2,
    without: { cost: 0, fuel: 0, co2: 0 },
    added: 2,
    days: -10,
    transit_days: 1.5,
    stays: 0.7,
  });
});

it('counts of an outage what stays of those that it does not hit', () => {
  const changes = [
    { kind: 'move', mission_id: 1, from: dated },
    { kind: 'move', mission_id: 2, from: dated },
  ] as const;
  expect(
    compareProposalWithPlans({ changes, metrics, costs, unplaced: [1, 2] }, new Set([1, 9]))?.stays,
  ).toBe(7 / 8);
  const all = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(compareProposalWithPlans({ changes, metrics, costs: null, unplaced: [] }, all)?.stays).toBeNull();
});

it('has nothing to say of a proposal that is still worked on', () => {
  expect(compareProposalWithPlans({ changes: [], metrics: null, costs: null, unplaced: [] })).toBeNull();
});

it('compares proposals for different ships by what each changes, not by how much its ships do', () => {
  const changes = [{ kind: 'remove', mission_id: 3, from: dated }] as const;
  const few = { before: { missions: 3, days: 30, transit_days: 2 }, after: { days: 20, transit_days: 1 } };
  const many = {
    before: { missions: 40, days: 730, transit_days: 26 },
    after: { days: 720, transit_days: 25 },
  };
  const of = (found: typeof few) =>
    compareProposalWithPlans({ changes, metrics: found, costs: null, unplaced: [] });
  expect([of(few)?.days, of(few)?.transit_days]).toEqual([of(many)?.days, of(many)?.transit_days]);
});

it('compares the costs of the ships whose rates are known, and counts the others', () => {
  const known = {
    before: { cost: 400, fuel: 10, co2: null },
    after: { cost: 300, fuel: 12, co2: null },
    without: { cost: [4, 7], fuel: [], co2: [1, 4, 7] },
  };
  const unknown = { cost: null, fuel: null, co2: null };
  const found = compareProposalWithPlans({
    changes: [],
    metrics,
    costs: { before: unknown, after: unknown, known },
    unplaced: [],
  });
  expect(found).toMatchObject({
    costs: { cost: -100, fuel: 2, co2: null },
    without: { cost: 2, fuel: 0, co2: 3 },
  });
});
