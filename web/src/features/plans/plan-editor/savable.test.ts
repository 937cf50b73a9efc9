import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type KeptOverlaps,
  overlapKey,
  findMissionsWithUnkeptOverlap,
} from '@shiptime/domain/plans/conflicts/overlaps';
import { applyPatch } from '@shiptime/domain/plans/editing/plan-patches';
import { createTestMission } from '#test/test-mission.ts';
import { markMissionsRefused } from './merge-saved-missions.ts';
import { toMission, createPlanState, applyUndoableOperation } from './plan-state.ts';
import { savableChanges } from './savable.ts';

const may = createTestMission({ id: 1, start_date: '2028-05-01' });
const june = createTestMission({ id: 2, start_date: '2028-06-01' });
const july = createTestMission({ id: 3, start_date: '2028-07-01' });
const open = () => createPlanState([may, june, july]);
const place = (mission_id: number, start_date: string) =>
  ({ type: 'place', mission_id, start: { start_date, start_fraction: 0 } }) as const;
const nobody: KeptOverlaps = new Map();

describe('what can be saved', () => {
  it('is not a mission over another one, until someone keeps that', () => {
    const state = applyUndoableOperation(open(), place(1, '2028-06-02'));
    expect([...savableChanges(state, nobody)]).toEqual([]);
    expect([...savableChanges(state, new Map([[overlapKey(2, 1), null]])).keys()]).toEqual([1]);
    expect([...savableChanges(state, new Map([[overlapKey(2, 1), 0.25]])).keys()]).toEqual([]);
  });

  it('is what else was changed', () => {
    const state = applyUndoableOperation(
      applyUndoableOperation(open(), place(1, '2028-06-02')),
      place(3, '2028-08-01'),
    );
    expect([...savableChanges(state, nobody).keys()]).toEqual([3]);
  });

  it('is two missions that change places', () => {
    const state = applyUndoableOperation(
      applyUndoableOperation(open(), place(1, '2028-06-01')),
      place(2, '2028-05-01'),
    );
    expect([...savableChanges(state, nobody).keys()].toSorted()).toEqual([1, 2]);
  });

  it('is not a mission in the place that another one cannot leave', () => {
    const state = applyUndoableOperation(
      applyUndoableOperation(open(), place(1, '2028-06-02')),
      place(3, '2028-05-01'),
    );
    expect([...savableChanges(state, nobody).keys()]).toEqual([]);
  });

  it('is not what the server has refused, before it is another', () => {
    const state = markMissionsRefused(applyUndoableOperation(open(), place(3, '2028-08-01')), [3], 'no');
    expect(savableChanges(state, nobody).size).toBe(0);
    expect(savableChanges(applyUndoableOperation(state, place(3, '2028-08-02')), nobody).size).toBe(1);
  });

  it('never makes two missions share time on the server', () => {
    const days = fc.integer({ min: 1, max: 28 }).map((day) => `2028-05-${String(day).padStart(2, '0')}`);
    const placed = fc.array(fc.tuple(fc.constantFrom(1, 2, 3), days), { maxLength: 12 });
    fc.assert(
      fc.property(placed, (places) => {
        const state = places.reduce(
          (before, [id, day]) => applyUndoableOperation(before, place(id, day)),
          open(),
        );
        const after = applyPatch(
          [...state.rows.values()].map(toMission),
          [...savableChanges(state, nobody)].map(([mission_id, fields]) => ({
            kind: 'change',
            mission_id,
            before: {},
            after: fields,
          })),
        );
        expect(findMissionsWithUnkeptOverlap(after, nobody).size).toBe(0);
      }),
    );
  });
});
