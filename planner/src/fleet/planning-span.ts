import type { Board } from '@shiptime/domain/plans/conflicts/board';
import type { LaneWithStops } from '@shiptime/domain/plans/conflicts/lanes';
import { type Tick, daysToTicks } from '@shiptime/domain/plans/ticks';

export type PlanningSpan = { readonly origin: Tick; readonly start: Tick; readonly end: Tick };

/** A vessel that is free early may start its first transit at most 120 days before the fiscal year. */
const longestTransitBeforeYear = daysToTicks(120);

const leavesAt = (lane: LaneWithStops, yearStart: Tick): Tick => lane.comes_from?.until ?? yearStart;

export const planningSpanOf = ({ conflictContext: { year }, lanes }: Board): PlanningSpan => ({
  origin: Math.max(
    year.start - longestTransitBeforeYear,
    Math.min(year.start, ...lanes.map(({ lane }) => leavesAt(lane, year.start))),
  ),
  start: year.start,
  end: year.end,
});

export const departureAtYearStart = (lane: LaneWithStops, { origin, start }: PlanningSpan) => ({
  port_id: lane.comes_from?.port_id ?? lane.vessel.home_port_id,
  leaves: Math.max(0, leavesAt(lane, start) - origin),
});
