import type { Mission } from '../missions.ts';
import { overlapTicks } from '../missions.ts';
import type { Tick } from '../ticks.ts';
import { checkLane } from './check-lane.ts';
import type { ConflictContext } from './conflict-context.ts';
import { type ConflictCode, conflictKey } from './conflict.ts';
import type { LaneWithStops } from './lanes.ts';
import { computeAllowedVoyageSpan } from './free-slots.ts';
import {
  placeMissionsOnLane,
  removeVoyage,
  sumVoyageTicks,
  placeVoyage,
  findWholeVoyage,
} from './whole-voyage.ts';

const aboutDates: ReadonlySet<ConflictCode> = new Set([
  'overlap',
  'constraint_overlap',
  'transit_short',
  'transit_impossible',
  'outside_fiscal_year',
  'outside_window',
  'port_closed',
]);

const errorsIn = (lane: LaneWithStops, conflictContext: ConflictContext) =>
  checkLane(lane, conflictContext).filter(
    ({ code, severity, kept }) => severity === 'error' && kept === undefined && aboutDates.has(code),
  );

/** Tries every quarter day from `notBefore`. Null proves that the vessel has no room. */
export const findEarliestConflictFreeStart = (
  mission: Mission,
  lane: LaneWithStops,
  conflictContext: ConflictContext,
  notBefore: Tick = conflictContext.year.start,
): Tick | null => {
  const { applications, year } = conflictContext;
  const voyage = findWholeVoyage(mission, lane);
  const others = removeVoyage(lane, voyage, applications);
  const length = sumVoyageTicks(voyage);
  const allowed = computeAllowedVoyageSpan(voyage, applications);
  const before = new Set(errorsIn(others, conflictContext).map(conflictKey));
  const last = Math.min(year.end, allowed.end) - length;
  for (let tick = Math.max(year.start, allowed.start, notBefore); tick <= last; tick += 1) {
    const span = { start: tick, end: tick + length };
    if (others.stops.some((stop) => overlapTicks(stop, span) > 0)) continue;
    const filled = placeMissionsOnLane(others, placeVoyage(voyage, tick), applications);
    if (errorsIn(filled, conflictContext).every((found) => before.has(conflictKey(found))))
      return tick + voyage.offset;
  }
  return null;
};
