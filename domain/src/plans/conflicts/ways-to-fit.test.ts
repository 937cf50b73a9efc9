import { describe, expect, it } from 'vitest';
import { aConstraint, aPlan, anApplication, scheduled } from '../../../test/conflicts.ts';
import { aMission } from '../../../test/plans.ts';
import { placeMissionAt } from '../mission-changes.ts';
import type { Mission } from '../missions.ts';
import { startToTick } from '../ticks.ts';
import { conflictsOf, createBoard } from './board.ts';
import type { CheckPlanInput } from './check-plan.ts';
import { findWaysToFit } from './ways-to-fit.ts';

const mine = { ship_time_request_id: 1 };
const june = anApplication({
  operational_days: 20,
  operational_window_start: '2028-06-01',
  operational_window_end: '2028-06-30',
});
const twentyDays = aMission({ ...mine, operational_days: 20 });
const boardOf = (mission: Mission, some: Partial<CheckPlanInput>) => {
  const plan = aPlan({ applications: [june], ...some });
  return createBoard({
    ...plan,
    lanes: [{ ...plan, vessel_plan_id: 1, missions: [mission, ...plan.missions] }],
  });
};
const ways = (some: Partial<CheckPlanInput>, mission = twentyDays) =>
  findWaysToFit(mission, boardOf(mission, some));
const kinds = (some: Partial<CheckPlanInput>) => ways(some).map(({ kind }) => kind);

describe('what would have to be different for a mission to fit', () => {
  it('another mission goes elsewhere, as near as it can, and both have their place', () => {
    const winch = scheduled('2028-06-12', { id: 2, operational_days: 3 });
    const [found] = ways({ missions: [winch] });
    if (found?.kind !== 'moved') throw new Error('nothing to move was found');
    expect(found.other.mission_id).toBe(2);
    const at = (mission: Mission, start: typeof found.start) => placeMissionAt(mission, startToTick(start));
    const both = [at(twentyDays, found.start), at(winch, found.other.start)];
    const plan = aPlan({ applications: [june] });
    const board = createBoard({ ...plan, lanes: [{ ...plan, vessel_plan_id: 1, missions: both }] });
    expect(conflictsOf(board).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('of several the one that has to go least far', () => {
    const missions = [
      scheduled('2028-06-10', { id: 2, operational_days: 2 }),
      scheduled('2028-06-12', { id: 3, operational_days: 2 }),
    ];
    expect(kinds({ missions })).not.toContain('moved');
    expect(ways({ missions: [missions[0]!] })[0]).toMatchObject({ kind: 'moved', other: { mission_id: 2 } });
  });

  it('so many days outside of its window', () => {
    const constraints = [aConstraint({ start_date: '2028-06-10', end_date: '2028-06-15' })];
    expect(ways({ constraints })).toContainEqual({
      kind: 'outside_window',
      days: 5,
      start: { start_date: '2028-06-16', start_fraction: 0 },
    });
  });

  it('fewer operational days, where they are at least half of it', () => {
    const constraints = [aConstraint({ start_date: '2028-06-15', end_date: '2028-06-20' })];
    expect(ways({ constraints })).toContainEqual({
      kind: 'shorter',
      operational_days: 14,
      start: { start_date: '2028-06-01', start_fraction: 0 },
    });
    const more = [
      aConstraint({ start_date: '2028-06-08', end_date: '2028-06-12' }),
      aConstraint({ id: 2, start_date: '2028-06-20', end_date: '2028-06-25' }),
    ];
    expect(kinds({ constraints: more })).not.toContain('shorter');
  });

  it('nothing where the year is full', () => {
    const constraints = [aConstraint({ start_date: '2028-04-01', end_date: '2029-03-31' })];
    expect(ways({ constraints })).toEqual([]);
  });
});
