import { ticksToDays, daysToTicks } from '../../ticks.ts';
import type { VesselFacts } from '../conflict-context.ts';
import { haveSameApplication, areOnSharedVoyage } from '../conflict-context.ts';
import type { Conflict } from '../conflict.ts';
import { createConflict } from '../conflict.ts';
import { missionIdsOfStops } from '../lanes.ts';
import type { Transit } from '../transits.ts';

/**
 * Checks the days in port between missions, including demobilization, mobilization and idle time. Skipped if
 * the time is too short even for the transit.
 */
export const turnRoundRule = (transit: Transit, { turn_round }: VesselFacts): Conflict | null => {
  const [earlier, later] = [transit.from?.subject?.mission, transit.to.subject?.mission];
  if (turn_round === undefined || turn_round === null || !earlier || !later || !transit.direct) return null;
  if (haveSameApplication(earlier, later) || areOnSharedVoyage(transit.from?.subject, transit.to.subject))
    return null;
  const left = transit.available - (transit.needed ?? 0);
  if (left < 0) return null;
  const in_port = ticksToDays(left) + earlier.demobilization_days + later.mobilization_days;
  const missing = turn_round - in_port;
  if (daysToTicks(missing) <= 0) return null;
  return createConflict('turn_round_short', missionIdsOfStops(transit.from, transit.to), missing, {
    in_port,
    turn_round,
  });
};
