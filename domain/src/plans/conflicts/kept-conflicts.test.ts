import { describe, expect, it } from 'vitest';
import { aConstraint, aPlan, aVessel, anApplication, scheduled } from '../../../test/conflicts.ts';
import { aMission } from '../../../test/plans.ts';
import { checkPlan } from './check-plan.ts';
import { createConflict, countUnresolvedConflicts, isUnresolvedError } from './conflict.ts';
import { canBeKept, conflictIdentity } from './kept-conflicts.ts';

const missions = [
  scheduled('2028-06-01'),
  scheduled('2028-06-03', { id: 2 }),
  scheduled('2028-06-07', { id: 3 }),
];
const words = { reason: 'The two teams share the deck.', by: 'Ana Roy' };

describe('a conflict that is kept knowingly', () => {
  it('stays in the list, with who keeps it and why, and blocks nothing', () => {
    const kept = [{ mission_id: 2, code: 'overlap', other_mission_id: 1, ...words }];
    const found = checkPlan(aPlan({ missions, kept }));
    expect(found.map(({ mission_ids, kept: why }) => [mission_ids, why])).toEqual([
      [[1, 2], words],
      [[2, 3], undefined],
    ]);
    expect(found.map(isUnresolvedError)).toEqual([false, true]);
    const all = [
      ...found,
      createConflict('unscheduled', [3], 0),
      createConflict('days_short', [3], 1),
      createConflict('days_over', [3], 1),
    ];
    expect(countUnresolvedConflicts(all)).toEqual({ error: 1, warning: 1 });
  });

  it('is the same two missions in either order, and no others', () => {
    expect(conflictIdentity(createConflict('overlap', [7, 4], 1))).toEqual({
      mission_id: 4,
      code: 'overlap',
      other_mission_id: 7,
      constraint_id: null,
    });
    expect(conflictIdentity(createConflict('helicopter', [7], 0))).toEqual({
      mission_id: 7,
      code: 'helicopter',
      other_mission_id: null,
      constraint_id: null,
    });
    const kept = [{ mission_id: 3, code: 'overlap', other_mission_id: 1, ...words }];
    expect(checkPlan(aPlan({ missions, kept })).every((found) => found.kept === undefined)).toBe(true);
  });

  it('is kept for one code, on one mission', () => {
    const kept = [{ mission_id: 1, code: 'helicopter', other_mission_id: null, ...words }];
    const applications = [anApplication({ helicopter_required: true, vessel_preference_1_id: 9 })];
    const vessel = aVessel({ helicopter_support: false });
    const found = checkPlan(
      aPlan({ vessel, applications, kept, missions: [scheduled('2028-06-01', { ship_time_request_id: 1 })] }),
    );
    expect(found.map(({ code, kept: why }) => [code, why !== undefined])).toEqual([
      ['helicopter', true],
      ['not_chosen_vessel', false],
    ]);
  });

  it('is asked about again once it is worse', () => {
    const keep = (days: number) => [{ mission_id: 1, code: 'overlap', other_mission_id: 2, days, ...words }];
    const found = (days: number) =>
      checkPlan(aPlan({ missions: missions.slice(0, 2), kept: keep(days) })).map(
        ({ kept }) => kept !== undefined,
      );
    const [overlap] = checkPlan(aPlan({ missions: missions.slice(0, 2) }));
    const size = overlap?.days ?? 0;
    expect(size).toBeGreaterThan(1);
    expect([found(size), found(size + 1), found(size - 0.25)]).toEqual([[true], [true], [false]]);
  });

  it('is an overlap with this constraint, and with no other', () => {
    const constraints = [
      aConstraint({ id: 1, start_date: '2028-06-02', end_date: '2028-06-02' }),
      aConstraint({ id: 2, start_date: '2028-06-03', end_date: '2028-06-03' }),
    ];
    const kept = [
      {
        mission_id: 1,
        code: 'constraint_overlap',
        other_mission_id: null,
        constraint_id: 1,
        days: 9,
        ...words,
      },
    ];
    const found = checkPlan(aPlan({ missions: missions.slice(0, 1), constraints, kept }));
    expect(found.map(({ constraint_id, kept: why }) => [constraint_id, why !== undefined])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('cannot be a mission without a date, nor a mere information', () => {
    const kept = [{ mission_id: 1, code: 'unscheduled', other_mission_id: null, ...words }];
    expect(checkPlan(aPlan({ missions: [aMission()], kept }))).toMatchObject([{ code: 'unscheduled' }]);
    expect(
      checkPlan(aPlan({ missions: [aMission()], kept })).every((found) => found.kept === undefined),
    ).toBe(true);
    expect(canBeKept(createConflict('not_checked', [1], 0))).toBe(false);
    expect(canBeKept(createConflict('days_over', [1], 1))).toBe(false);
    expect(canBeKept(createConflict('no_contingency', [1], 1))).toBe(true);
  });

  it('offers no remedy any more', () => {
    const kept = [{ mission_id: 1, code: 'overlap', other_mission_id: 2, ...words }];
    const found = checkPlan(aPlan({ missions: missions.slice(0, 2), kept }));
    expect(found[0]?.remedy).toBeUndefined();
    expect(checkPlan(aPlan({ missions: missions.slice(0, 2) }))[0]?.remedy).toBeDefined();
  });
});
