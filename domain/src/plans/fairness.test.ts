import { expect, it } from 'vitest';
import { roles, type RoleName } from '../shared/actor.ts';
import {
  relativeGrantedShare,
  findMostAndLeastGranted,
  type FairnessTally,
  grantedShare,
  chooseGrantedDaysSource,
  canReadDeliveredDays,
  shareOf,
  sumTallies,
} from './fairness.ts';

const tally = (asked_days: number, granted_days: number): FairnessTally => ({
  ...sumTallies([]),
  applications: 1,
  asked_days,
  granted_days,
  refused_days: asked_days - granted_days,
});

it('adds up quarters of a day exactly, and nothing to nothing', () => {
  expect(sumTallies([tally(10.25, 2.5), tally(0.75, 0.25)])).toEqual({
    applications: 2,
    asked_days: 11,
    granted_days: 2.75,
    shortened_days: 0,
    refused_days: 8.25,
    undecided_days: 0,
    voyages_over: 0,
    voyages_reported: 0,
    planned_days: null,
    delivered_days: null,
  });
  expect(sumTallies([]).asked_days).toBe(0);
});

it('adds up what was delivered where it is known, and keeps what nobody knows unknown', () => {
  const over = { ...tally(5, 5), voyages_over: 1 };
  const reported = { ...over, voyages_reported: 1, planned_days: 5, delivered_days: 0 };
  expect(sumTallies([over, over])).toMatchObject({ voyages_over: 2, delivered_days: null });
  expect(sumTallies([over, reported, { ...reported, delivered_days: 3.25 }])).toMatchObject({
    voyages_over: 3,
    voyages_reported: 2,
    planned_days: 10,
    delivered_days: 3.25,
  });
  expect(sumTallies([reported])).toMatchObject({ delivered_days: 0 });
});

it.each([
  ['regional_vessel_coordinator', false],
  ['national_science_representative', true],
  ['administrator', true],
  ['observer', false],
] as const)('a %s reads days delivered in sums, and of single people: %s', (role, ofPeople) => {
  const actor = { id: 1, role: roles[role satisfies RoleName], vesselIds: [] };
  expect([canReadDeliveredDays(actor, false), canReadDeliveredDays(actor, true)]).toEqual([true, ofPeople]);
});

it('says a share only of what was asked for', () => {
  expect(shareOf(3, 0)).toBeNull();
  expect(grantedShare(tally(8, 2))).toBe(0.25);
  expect(relativeGrantedShare(tally(8, 2), tally(16, 8))).toBe(0.5);
  expect(relativeGrantedShare(tally(0, 0), tally(16, 8))).toBeNull();
  expect(relativeGrantedShare(tally(8, 0), tally(16, 0))).toBeNull();
});

it('names who got most and least of what they asked for, of those that ask for enough to compare', () => {
  const [fish, ice, tiny] = [
    { name: 'fish', total: tally(500, 400) },
    { name: 'ice', total: tally(490, 98) },
    { name: 'tiny', total: tally(10, 0) },
  ];
  expect(findMostAndLeastGranted([ice, tiny, fish])).toEqual({ most: fish, least: ice });
  expect(findMostAndLeastGranted([fish])).toBeNull();
  expect(findMostAndLeastGranted([])).toBeNull();
});

it.each([
  ['regional_vessel_coordinator', 'plans', 'published'],
  ['national_science_representative', 'plans', 'published'],
  ['administrator', 'plans', 'published'],
  ['observer', 'published', 'published'],
] as const)(
  'a %s reads days granted from %s, and from what is published when asked',
  (role, first, asked) => {
    const actor = { id: 1, role: roles[role satisfies RoleName], vesselIds: [] };
    expect(chooseGrantedDaysSource(actor)).toBe(first);
    expect(chooseGrantedDaysSource(actor, 'published')).toBe(asked);
    expect(chooseGrantedDaysSource(actor, 'plans')).toBe(first);
  },
);
