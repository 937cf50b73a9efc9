import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aConstraint, cleanPlan, fiscalYear } from '../../test/conflicts.ts';
import { addDays } from '../shared/calendar-day.ts';
import { type Board, conflictsOf, createBoard, applyMissionChange } from './conflicts/board.ts';
import type { CheckPlanInput } from './conflicts/check-plan.ts';
import { findBestSlot } from './conflicts/remedies.ts';
import { findFreeSlots } from './conflicts/free-slots.ts';
import { findWaysToFit } from './conflicts/ways-to-fit.ts';
import { moveWholeVoyage } from './conflicts/whole-voyage.ts';
import { placeMissionAt } from './mission-changes.ts';
import { type Mission, occupiedSpan } from './missions.ts';
import { tickToStart, startToTick } from './ticks.ts';

type State = {
  readonly plan: CheckPlanInput;
  readonly shared: number;
  readonly from: number;
  readonly days: number;
};

const state: fc.Arbitrary<State> = fc.record({
  plan: cleanPlan.filter(({ missions }) => missions.length > 0),
  shared: fc.nat(10),
  from: fc.nat(300),
  days: fc.integer({ min: 1, max: 60 }),
});

const joined = ({ missions, applications }: CheckPlanInput, first: number) => {
  const [one, other] = missions.slice(first, first + 2);
  const span = one && occupiedSpan(one);
  if (!one || !other || !span) return { missions, applications };
  const together = (works_first: boolean, id: number | null) => ({
    shared_voyage: { works_first, ship_time_request_id: id ?? 0 },
  });
  return {
    missions: missions.map((each) => (each.id === other.id ? placeMissionAt(other, span.end) : each)),
    applications: applications.map((each) => {
      if (each.id === one.ship_time_request_id)
        return { ...each, ...together(true, other.ship_time_request_id) };
      if (each.id === other.ship_time_request_id)
        return { ...each, ...together(false, one.ship_time_request_id) };
      return each;
    }),
  };
};

const boardOf = ({ plan, shared, from, days }: State): Board => {
  const { missions, applications } = joined(plan, shared);
  const start_date = addDays(fiscalYear.start_date, from);
  const outage = aConstraint({ id: 900, name: 'Block', start_date, end_date: addDays(start_date, days) });
  const constraints = [...plan.constraints, outage];
  return createBoard({
    ...plan,
    applications,
    lanes: [{ ...plan, missions, constraints, vessel_plan_id: 1 }],
  });
};

const laneOfBoard = (board: Board) => board.lanes[0]!.lane;
const missionsOn = (board: Board): readonly Mission[] =>
  laneOfBoard(board).subjects.map(({ mission }) => mission);

const errorsOf = (board: Board, ids: readonly number[]) =>
  conflictsOf(board).filter(
    ({ severity, code, mission_ids }) =>
      severity === 'error' && code !== 'unscheduled' && mission_ids.some((id) => ids.includes(id)),
  );

const place = (board: Board, before: Mission, after: Mission): Board =>
  moveWholeVoyage(before, after, laneOfBoard(board)).reduce(applyMissionChange, board);

const dateErrors = new Set(['overlap', 'outside_window', 'outside_fiscal_year', 'transit_short']);

it('a time that is offered for a mission is free for it and its mate, in each of 2,000 outages', () => {
  let offers = 0;
  fc.assert(
    fc.property(state, (drawn) => {
      const board = boardOf(drawn);
      for (const before of missionsOn(board)) {
        const best = findBestSlot(before, board);
        const ticks = [
          ...(best?.start ? [startToTick(best.start)] : []),
          ...findFreeSlots(before, laneOfBoard(board), board.conflictContext).map(({ start }) => start),
        ];
        for (const tick of ticks) {
          offers += 1;
          const after = place(board, before, placeMissionAt(before, tick));
          const bad = errorsOf(after, [before.id]).filter(({ code }) => dateErrors.has(code));
          expect(bad.map(({ code }) => code)).toEqual([]);
        }
      }
    }),
    { numRuns: 2000, seed: 36 },
  );
  expect(offers).toBeGreaterThan(4000);
});

it('a way to fit that is offered leaves the missions that it moves without an error of dates', () => {
  let offers = 0;
  fc.assert(
    fc.property(state, (drawn) => {
      const board = boardOf(drawn);
      for (const mission of missionsOn(board)) {
        if (findBestSlot(mission, board)?.start !== null) continue;
        for (const way of findWaysToFit(mission, board)) {
          offers += 1;
          const shortened =
            way.kind === 'shorter' ? { ...mission, operational_days: way.operational_days } : mission;
          const other = missionsOn(board).find(
            ({ id }) => way.kind === 'moved' && id === way.other.mission_id,
          );
          const cleared =
            other && way.kind === 'moved'
              ? place(board, other, placeMissionAt(other, startToTick(way.other.start)))
              : board;
          const after = place(cleared, mission, { ...shortened, ...way.start });
          const bad = errorsOf(after, [mission.id, ...(other ? [other.id] : [])]).filter(
            ({ code }) =>
              dateErrors.has(code) && (code !== 'outside_window' || way.kind !== 'outside_window'),
          );
          expect([way.kind, bad.map(({ code }) => code)]).toEqual([way.kind, []]);
          expect(tickToStart(startToTick(way.start))).toEqual(way.start);
        }
      }
    }),
    { numRuns: 300, seed: 36 },
  );
  expect(offers).toBeGreaterThan(100);
});
