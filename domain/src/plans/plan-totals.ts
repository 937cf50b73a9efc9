import type { ConflictContext } from './conflicts/conflict-context.ts';
import type { LaneWithStops } from './conflicts/lanes.ts';
import { itineraryOf, transitsCountedInYear } from './conflicts/transits.ts';
import type { Span } from './missions.ts';
import { occupiedDays } from './missions.ts';
import { ticksToDays } from './ticks.ts';

export type PlanTotals = {
  readonly year_days: number;
  /** Days with a mission; days with two missions count once. */
  readonly used_days: number;
  readonly operational_days: number;
  readonly constraint_days: number;
  /** Transit days at cruising speed, as in costs, even if the plan leaves less time. */
  readonly transit_days: number;
  readonly unknown_transits: number;
  /** Days without mission, constraint or transit. */
  readonly free_days: number;
  readonly unscheduled_days: number;
};

export const countCoveredTicks = (spans: readonly Span[], year: Span): number => {
  let [ticks, until] = [0, year.start];
  for (const { start, end } of spans) {
    const from = Math.max(start, until);
    const to = Math.min(end, year.end);
    if (to > from) ticks += to - from;
    until = Math.max(until, to);
  }
  return ticks;
};

export const computePlanTotals = (lane: LaneWithStops, conflictContext: ConflictContext): PlanTotals => {
  const { year } = conflictContext;
  const used = countCoveredTicks(
    lane.stops.filter((stop) => stop.subject !== null),
    year,
  );
  const taken = countCoveredTicks(lane.stops, year);
  const transits = transitsCountedInYear(lane, conflictContext);
  const sailing = itineraryOf(lane, conflictContext).map(({ sails }) => sails);
  const busy = [...lane.stops, ...sailing].toSorted((a, b) => a.start - b.start);
  const scheduled = lane.subjects.filter(({ occupied }) => occupied !== null).map(({ mission }) => mission);
  const waiting = lane.subjects.filter(({ occupied }) => occupied === null).map(({ mission }) => mission);
  return {
    year_days: ticksToDays(year.end - year.start),
    used_days: ticksToDays(used),
    operational_days: scheduled.reduce((sum, mission) => sum + mission.operational_days, 0),
    constraint_days: ticksToDays(taken - used),
    transit_days: ticksToDays(transits.reduce((sum, { needed }) => sum + (needed ?? 0), 0)),
    unknown_transits: transits.filter(({ needed }) => needed === null).length,
    free_days: ticksToDays(year.end - year.start - countCoveredTicks(busy, year)),
    unscheduled_days: waiting.reduce((sum, mission) => sum + occupiedDays(mission), 0),
  };
};
