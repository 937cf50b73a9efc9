import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aMission,
  arbitraryDay,
  arbitraryDays,
  arbitraryMission,
  arbitraryMissions,
} from '../../../test/plans.ts';
import type { Mission } from '../missions.ts';
import type { PlanOperation } from './plan-operations.ts';
import { applyOperation, keyboardSteps, createPatchForOperation } from './plan-operations.ts';
import type { PlanPatch } from './plan-patches.ts';
import { applyPatch, findContestedFields, invertPatch, replaceProvisionalId } from './plan-patches.ts';
import { rebaseUnsavedEdits } from './rebase.ts';
import type { UndoHistory } from './undo-history.ts';
import { emptyHistory, mapHistory, recordInHistory, redoInHistory, undoInHistory } from './undo-history.ts';

const one = aMission({ id: 1, start_date: '2028-06-01' });
const two = aMission({ id: 2, start_date: '2028-07-01', number: 4 });
const waiting = aMission({ id: 3 });
const missions = [one, two, waiting];
const twoDaysLater: PlanOperation = { type: 'move', mission_ids: [1], ticks: 8 };

describe('what an operation changes', () => {
  it.each<[string, PlanOperation, PlanPatch]>([
    [
      'placing',
      { type: 'place', mission_id: 3, start: { start_date: '2028-08-01', start_fraction: 0.5 } },
      [
        {
          kind: 'change',
          mission_id: 3,
          before: { start_date: null, start_fraction: 0 },
          after: { start_date: '2028-08-01', start_fraction: 0.5 },
        },
      ],
    ],
    [
      'moving several by a week',
      { type: 'move', mission_ids: [1, 2], ticks: keyboardSteps.week },
      [
        {
          kind: 'change',
          mission_id: 1,
          before: { start_date: '2028-06-01' },
          after: { start_date: '2028-06-08' },
        },
        {
          kind: 'change',
          mission_id: 2,
          before: { start_date: '2028-07-01' },
          after: { start_date: '2028-07-08' },
        },
      ],
    ],
    [
      'moving by a quarter of a day',
      { type: 'move', mission_ids: [1], ticks: keyboardSteps.quarter_day },
      [{ kind: 'change', mission_id: 1, before: { start_fraction: 0 }, after: { start_fraction: 0.25 } }],
    ],
    [
      'stretching',
      { type: 'resize', mission_id: 1, edge: 'end', ticks: keyboardSteps.day },
      [{ kind: 'change', mission_id: 1, before: { operational_days: 5 }, after: { operational_days: 6 } }],
    ],
    [
      'setting a field',
      { type: 'set', mission_id: 1, fields: { title: 'Line P', notes: null } },
      [{ kind: 'change', mission_id: 1, before: { title: 'Mission 1' }, after: { title: 'Line P' } }],
    ],
    [
      'taking off the calendar',
      { type: 'unschedule', mission_ids: [1, 3] },
      [{ kind: 'change', mission_id: 1, before: { start_date: '2028-06-01' }, after: { start_date: null } }],
    ],
    ['nothing', { type: 'set', mission_id: 1, fields: { title: 'Mission 1' } }, []],
    ['removing', { type: 'remove', mission_ids: [3] }, [{ kind: 'remove', mission: waiting }]],
    [
      'adding',
      { type: 'add', mission: aMission({ id: -1 }) },
      [{ kind: 'add', mission: aMission({ id: -1 }) }],
    ],
    ['stretching the start of what has none', { type: 'resize', mission_id: 3, edge: 'start', ticks: 4 }, []],
  ])('%s', (_, operation, patch) => {
    expect(createPatchForOperation(missions, operation)).toEqual(patch);
    expect(applyOperation(missions, operation).missions).toEqual(applyPatch(missions, patch));
  });

  it('splits under the next number of the plan, and joins again', () => {
    const split = applyOperation(missions, {
      type: 'split',
      mission_id: 1,
      first_operational_days: 2,
      new_id: -1,
    });
    expect(split.missions.find(({ id }) => id === -1)).toMatchObject({
      number: 5,
      operational_days: 3,
      start_date: '2028-06-03',
    });
    expect(applyOperation(split.missions, { type: 'join', mission_ids: [-1, 1] }).missions).toEqual(missions);
  });

  it('transfers under the next number of the other plan', () => {
    const there = aMission({ id: 9, vessel_plan_id: 2, number: 7 });
    const board = [...missions, there];
    const operation = { type: 'transfer', mission_id: 1, vessel_plan_id: 2, start: null } as const;
    expect(applyOperation(board, operation).missions.find(({ id }) => id === 1)).toMatchObject({
      vessel_plan_id: 2,
      number: 8,
      start_date: null,
    });
    expect(
      createPatchForOperation(board, {
        ...operation,
        vessel_plan_id: 1,
        start: { start_date: '2028-06-01', start_fraction: 0 },
      }),
    ).toEqual([]);
  });

  it('refuses a mission that is not there', () => {
    expect(() =>
      createPatchForOperation(missions, { type: 'move', mission_ids: [77], ticks: keyboardSteps.day }),
    ).toThrow(RangeError);
  });
});

type Draw = {
  readonly pick: number;
  readonly kind: number;
  readonly ticks: number;
  readonly day: string;
  readonly days: number;
};
const draws = fc.array(
  fc.record({
    pick: fc.nat(),
    kind: fc.nat(8),
    ticks: fc.integer({ min: -60, max: 60 }),
    day: arbitraryDay,
    days: arbitraryDays(0.25, 20),
  }),
  { maxLength: 25 },
);

const drawn = (
  all: readonly Mission[],
  { pick, kind, ticks, day, days }: Draw,
  index: number,
): PlanOperation => {
  const added = { type: 'add', mission: aMission({ id: -1 - index, number: 100 + index }) } as const;
  const mission = all[pick % Math.max(1, all.length)];
  const other = all[(pick + 1) % Math.max(1, all.length)];
  if (mission === undefined || other === undefined) return added;
  const id = mission.id;
  const first = Math.min(days, mission.operational_days - 0.25);
  const options: PlanOperation[] = [
    { type: 'place', mission_id: id, start: { start_date: day, start_fraction: 0.25 } },
    { type: 'move', mission_ids: [...new Set([id, other.id])], ticks },
    { type: 'resize', mission_id: id, edge: pick % 2 === 0 ? 'start' : 'end', ticks },
    { type: 'set', mission_id: id, fields: { operational_days: days, approved_berths: pick % 30 } },
    first < 0.25
      ? added
      : { type: 'split', mission_id: id, first_operational_days: first, new_id: -1 - index },
    id === other.id ? added : { type: 'join', mission_ids: [id, other.id] },
    { type: 'unschedule', mission_ids: [id] },
    { type: 'transfer', mission_id: id, vessel_plan_id: (pick % 3) + 1, start: null },
    pick % 2 === 0 ? added : { type: 'remove', mission_ids: [id] },
  ];
  return options[kind] ?? added;
};

const byId = (all: readonly Mission[]) => all.toSorted((a, b) => a.id - b.id);

const worked = (start: readonly Mission[], steps: readonly Draw[]) => {
  let [state, history, operations]: [readonly Mission[], UndoHistory<PlanPatch>, number] = [
    start,
    emptyHistory,
    0,
  ];
  for (const [index, step] of steps.entries()) {
    const { missions: next, patch } = applyOperation(state, drawn(state, step, index));
    [state, history, operations] = [next, recordInHistory(history, patch), operations + 1];
  }
  return { state, history, operations };
};

describe('undo and redo', () => {
  it('undone n times and redone n times a plan is identical', () => {
    fc.assert(
      fc.property(arbitraryMissions.map(byId), draws, fc.nat(), (start, steps, wanted) => {
        const { state, history, operations } = worked(start, steps);
        const times = operations === 0 ? 0 : wanted % (operations + 1);
        let [now, trail] = [state, history];
        for (let index = 0; index < times; index += 1) {
          const back = undoInHistory(trail);
          [now, trail] = [applyPatch(now, invertPatch(back?.patch ?? [])), back?.history ?? trail];
        }
        const middle = now;
        for (let index = 0; index < times; index += 1) {
          const again = redoInHistory(trail);
          [now, trail] = [applyPatch(now, again?.patch ?? []), again?.history ?? trail];
        }
        expect(now).toEqual(state);
        expect(trail).toEqual(history);
        expect(times === operations ? middle : start).toEqual(start);
      }),
    );
  });

  it('has an end at either side, and forgets the future when something new is done', () => {
    expect(undoInHistory(emptyHistory)).toBeNull();
    expect(redoInHistory(emptyHistory)).toBeNull();
    const back = undoInHistory(recordInHistory(recordInHistory(emptyHistory, 'a'), 'b'));
    expect(back).toEqual({ patch: 'b', history: { past: ['a'], future: ['b'] } });
    expect(recordInHistory(back?.history ?? emptyHistory, 'c')).toEqual({ past: ['a', 'c'], future: [] });
    expect(mapHistory({ past: [1], future: [2] }, (each) => each + 1)).toEqual({ past: [2], future: [3] });
  });
});

describe('two planners on one plan', () => {
  const mine = createPatchForOperation([one], twoDaysLater);

  it('keep what each has changed', () => {
    const theirs = { ...one, title: 'Line P' };
    expect(rebaseUnsavedEdits(applyOperation([one], twoDaysLater).missions, one, theirs, [mine])).toEqual({
      missions: [{ ...one, title: 'Line P', start_date: '2028-06-03' }],
      contested: [],
      unsaved: [mine],
    });
  });

  it('are told where both changed the same', () => {
    const theirs = { ...one, start_date: '2028-05-01' };
    const result = rebaseUnsavedEdits(applyOperation([one], twoDaysLater).missions, one, theirs, [mine]);
    expect(result.missions).toEqual([{ ...one, start_date: '2028-06-03' }]);
    expect(result.contested).toEqual([{ field: 'start_date', theirs: '2028-05-01' }]);
    expect(result.unsaved).toEqual([
      [
        {
          kind: 'change',
          mission_id: 1,
          before: { start_date: '2028-05-01' },
          after: { start_date: '2028-06-03' },
        },
      ],
    ]);
    expect(findContestedFields([theirs], mine)).toEqual([{ mission_id: 1, field: 'start_date' }]);
    expect(findContestedFields([one], mine)).toEqual([]);
  });

  it('lose what was changed of a mission that is gone, and get to know one that is new', () => {
    expect(rebaseUnsavedEdits([one, two], one, null, [mine])).toEqual({
      missions: [two],
      contested: [],
      unsaved: [],
    });
    expect(rebaseUnsavedEdits([one], null, two, [mine])).toEqual({
      missions: [one, two],
      contested: [],
      unsaved: [mine],
    });
  });

  it('undo of one’s own work is what it was on top of theirs', () => {
    fc.assert(
      fc.property(arbitraryMission(1), arbitraryMission(1), draws, (known, theirs, steps) => {
        const own = steps.filter(({ kind }) => kind < 4);
        const { state, history } = worked([known], own);
        const { missions: merged, unsaved } = rebaseUnsavedEdits(state, known, theirs, history.past);
        const undone = unsaved
          .toReversed()
          .reduce((all, patch) => applyPatch(all, invertPatch(patch)), merged);
        expect(undone).toEqual([theirs]);
      }),
    );
  });

  it('know a new mission by the id that the server gives', () => {
    const patch: PlanPatch = [
      { kind: 'add', mission: aMission({ id: -1 }) },
      { kind: 'change', mission_id: -1, before: { title: 'a' }, after: { title: 'b' } },
      { kind: 'change', mission_id: 2, before: { title: 'a' }, after: { title: 'b' } },
    ];
    expect(replaceProvisionalId(patch, -1, 50)).toMatchObject([
      { mission: { id: 50 } },
      { mission_id: 50 },
      { mission_id: 2 },
    ]);
  });
});
