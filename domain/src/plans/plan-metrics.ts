import { transitsOfYear } from './conflicts/transits.ts';
import { missionsOf, type Board } from './conflicts/board.ts';
import { isScheduled } from './missions.ts';
import { daysOfTicks } from './ticks.ts';

export type PlanMetrics = {
  readonly missions: number;
  readonly days: number;
  readonly transit_days: number;
  readonly unscheduled: number;
};

export const computePlanMetrics = (board: Board): PlanMetrics => {
  const all = missionsOf(board).map(({ mission }) => mission);
  const placed = all.filter(isScheduled);
  const transit = board.lanes.reduce(
    (sum, { lane }) =>
      sum + transitsOfYear(lane, board.circumstances).reduce((ticks, { needed }) => ticks + (needed ?? 0), 0),
    0,
  );
  return {
    missions: placed.length,
    days: placed.reduce((sum, { operational_days }) => sum + operational_days, 0),
    transit_days: daysOfTicks(transit),
    unscheduled: all.length - placed.length,
  };
};
