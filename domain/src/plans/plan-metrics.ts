import { transitsCountedInYear } from './conflicts/transits.ts';
import { missionsOf, type Board } from './conflicts/board.ts';
import { isScheduled } from './missions.ts';
import { ticksToDays } from './ticks.ts';

export type PlanMetrics = {
  readonly missions: number;
  readonly days: number;
  readonly transit_days: number;
  readonly unknown_transits?: number | undefined;
  readonly unscheduled: number;
};

export const computePlanMetrics = (board: Board): PlanMetrics => {
  const all = missionsOf(board).map(({ mission }) => mission);
  const placed = all.filter(isScheduled);
  const transits = board.lanes.flatMap(({ lane }) => transitsCountedInYear(lane, board.conflictContext));
  return {
    missions: placed.length,
    days: placed.reduce((sum, { operational_days }) => sum + operational_days, 0),
    transit_days: ticksToDays(transits.reduce((ticks, { needed }) => ticks + (needed ?? 0), 0)),
    unknown_transits: transits.filter(({ needed }) => needed === null).length,
    unscheduled: all.length - placed.length,
  };
};
