import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanOperation } from '@shiptime/domain/plans/editing/plan-operations';
import { createTestMission } from '#test/test-mission.ts';
import { acknowledgeMissions, mergeSavedMissions } from './merge-saved-missions.ts';
import {
  hasUnsavedChanges,
  createPlanState,
  applyUndoableOperation,
  mergeOperation,
  type PlanState,
  findRedoStep,
  type UndoStep,
  findUndoStep,
  unsavedFields,
} from './plan-state.ts';
import { resolveContestedField } from './contested-fields.ts';

const first = createTestMission({ id: 1 });
const second = createTestMission({ id: 2, start_date: '2028-06-01' });
const open = () => createPlanState([first, second]);
const later = (mission_ids: readonly number[], ticks: number): PlanOperation => ({
  type: 'move',
  mission_ids,
  ticks,
});
const here = (step: UndoStep | null) => {
  if (step?.kind !== 'patch') throw new Error('no step that is taken here');
  return step;
};
const missionOf = (state: PlanState, id: number) => state.missions.find((mission) => mission.id === id);

describe('two that share a voyage', () => {
  const one = createTestMission({
    id: 1,
    ship_time_request_id: 11,
    start_date: '2028-06-01',
    operational_days: 4,
  });
  const other = createTestMission({
    id: 2,
    ship_time_request_id: 12,
    start_date: '2028-06-05',
    operational_days: 3,
  });
  const shared = [
    { ...one, mobilization_days: 0, demobilization_days: 0 },
    { ...other, mobilization_days: 0, demobilization_days: 0 },
  ];
  const starts = (state: PlanState) => state.missions.map(({ start_date }) => start_date);

  it('move together, by either of them, and are put back in one step', () => {
    const state = applyUndoableOperation(createPlanState(shared), later([1], 8), [[11, 12]]);
    expect(starts(state)).toEqual(['2028-06-03', '2028-06-07']);
    expect([...unsavedFields(state).keys()]).toEqual([1, 2]);
    expect(starts(here(findUndoStep(state)).state)).toEqual(['2028-06-01', '2028-06-05']);
    expect(starts(mergeOperation(createPlanState(shared), later([2], -4), shared, [[11, 12]]))).toEqual([
      '2028-05-31',
      '2028-06-04',
    ]);
  });
});

describe('an open plan', () => {
  it('knows what the server does not have yet, field by field', () => {
    const state = applyUndoableOperation(open(), later([1], 4));
    expect([...unsavedFields(state)]).toEqual([[1, { start_date: '2028-05-02' }]]);
    expect(
      hasUnsavedChanges(
        acknowledgeMissions(state, [{ ...first, start_date: '2028-05-02', lock_version: 2 }], []),
      ),
    ).toBe(false);
  });

  it('has nothing to save after what was done is undone', () => {
    const state = applyUndoableOperation(open(), later([1, 2], 6));
    expect(hasUnsavedChanges(here(findUndoStep(state)).state)).toBe(false);
  });

  it('keeps what was changed while a save was under way', () => {
    const state = applyUndoableOperation(applyUndoableOperation(open(), later([1], 4)), later([1], 4));
    const saved = acknowledgeMissions(state, [{ ...first, start_date: '2028-05-02', lock_version: 2 }], []);
    expect(missionOf(saved, 1)?.start_date).toBe('2028-05-03');
    expect([...unsavedFields(saved).keys()]).toEqual([1]);
  });

  it('records nothing where nothing changes', () => {
    const state = open();
    expect(applyUndoableOperation(state, later([1], 0))).toBe(state);
  });
});

describe('what others save', () => {
  it('is taken over, and the own changes stay on top', () => {
    const state = applyUndoableOperation(open(), later([1], 4));
    const merged = mergeSavedMissions(state, [{ ...first, approved_berths: 9, lock_version: 2 }, second]);
    expect(missionOf(merged, 1)).toMatchObject({ approved_berths: 9, start_date: '2028-05-02' });
    expect(merged.contested).toEqual([]);
  });

  it('is shown beside the own value where both changed one field, and nothing is overwritten', () => {
    const state = applyUndoableOperation(open(), later([1], 4));
    const merged = mergeSavedMissions(state, [
      { ...first, start_date: '2028-05-20', lock_version: 2 },
      second,
    ]);
    expect(missionOf(merged, 1)?.start_date).toBe('2028-05-02');
    expect(merged.contested).toEqual([{ mission_id: 1, field: 'start_date', theirs: '2028-05-20' }]);
    expect(missionOf(resolveContestedField(merged, 1, 'start_date', false), 1)?.start_date).toBe(
      '2028-05-20',
    );
    expect(resolveContestedField(merged, 1, 'start_date', true).contested).toEqual([]);
    expect(hasUnsavedChanges(resolveContestedField(merged, 1, 'start_date', true))).toBe(true);
  });

  it('contests nothing where both chose the same', () => {
    const state = applyUndoableOperation(open(), later([1], 4));
    const merged = mergeSavedMissions(state, [
      { ...first, start_date: '2028-05-02', lock_version: 2 },
      second,
    ]);
    expect(merged.contested).toEqual([]);
    expect(hasUnsavedChanges(merged)).toBe(false);
  });

  it('brings missions and takes them away', () => {
    const third = createTestMission({ id: 3, start_date: null });
    const merged = mergeSavedMissions(applyUndoableOperation(open(), later([2], 4)), [first, third]);
    expect(merged.missions.map(({ id }) => id)).toEqual([1, 3]);
    expect(hasUnsavedChanges(merged)).toBe(false);
  });

  it('is not overwritten by an undo', () => {
    const moved = applyUndoableOperation(open(), later([1], 4));
    const saved = acknowledgeMissions(moved, [{ ...first, start_date: '2028-05-02', lock_version: 2 }], []);
    const merged = mergeSavedMissions(saved, [
      { ...first, start_date: '2028-05-25', lock_version: 3 },
      second,
    ]);
    const step = here(findUndoStep(merged));
    expect(step.isContested).toBe(true);
    expect(missionOf(step.state, 1)?.start_date).toBe('2028-05-25');
  });
});

const operations: fc.Arbitrary<PlanOperation> = fc.oneof(
  fc.record({
    type: fc.constant('move' as const),
    mission_ids: fc.subarray([1, 2], { minLength: 1 }),
    ticks: fc.integer({ min: -40, max: 40 }),
  }),
  fc.record({
    type: fc.constant('resize' as const),
    mission_id: fc.constantFrom(1, 2),
    edge: fc.constantFrom('start' as const, 'end' as const),
    ticks: fc.integer({ min: -40, max: 40 }),
  }),
  fc.record({ type: fc.constant('unschedule' as const), mission_ids: fc.constant([1]) }),
  fc.record({
    type: fc.constant('set' as const),
    mission_id: fc.constantFrom(1, 2),
    fields: fc.record({ approved_berths: fc.integer({ min: 0, max: 40 }) }),
  }),
);

describe('undo and redo', () => {
  it('all the way back is the beginning, all the way forward the end', () => {
    fc.assert(
      fc.property(fc.array(operations, { maxLength: 30 }), (done) => {
        const end = done.reduce((state, operation) => applyUndoableOperation(state, operation), open());
        let state = end;
        while (findUndoStep(state)) state = here(findUndoStep(state)).state;
        expect(state.missions).toEqual(open().missions);
        while (findRedoStep(state)) state = here(findRedoStep(state)).state;
        expect(state.missions).toEqual(end.missions);
      }),
    );
  });
});
