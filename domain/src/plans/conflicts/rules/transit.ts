import { ticksToDays, daysToTicks } from '../../ticks.ts';
import type { ConflictContext, ComputedDistance, SeaDistance } from '../conflict-context.ts';
import type { Conflict, ConflictParams } from '../conflict.ts';
import { haveSameApplication, areOnSharedVoyage } from '../conflict-context.ts';
import { createConflict } from '../conflict.ts';
import { constraintIdOfStops, missionIdsOfStops } from '../lanes.ts';
import { isPortOpenOnAnyDay } from '../seasons.ts';
import type { Transit } from '../transits.ts';
import { canalLockHours, involvesMission } from '../transits.ts';

const leavingOf = ({ from, begins }: Transit): string =>
  from === null ? (begins ? 'year_before' : 'home') : from.subject === null ? 'constraint' : 'mission';
const reachingOf = ({ to }: Transit): string => (to.subject === null ? 'constraint' : 'mission');

const about = (
  transit: Transit,
  code: 'transit_short' | 'transit_impossible',
  days: number,
  params: ConflictParams,
): Conflict => {
  const whereTo = {
    leaving: leavingOf(transit),
    reaching: reachingOf(transit),
    from_port_id: transit.from_port_id ?? 0,
    to_port_id: transit.to_port_id ?? 0,
    ...(transit.begins && { leaving_title: transit.begins.title }),
  };
  const ids = missionIdsOfStops(transit.from, transit.to);
  return createConflict(
    code,
    ids,
    days,
    { ...whereTo, ...params },
    constraintIdOfStops(transit.from, transit.to),
  );
};

const closedPort = (transit: Transit, ports: ConflictContext['ports']): number | null => {
  const needed = transit.needed ?? 0;
  const { from, to, from_port_id: leaving, to_port_id: reaching } = transit;
  if (leaving === reaching) return null;
  const origin = from?.subject || leaving === null ? undefined : ports.get(leaving);
  if (origin && !isPortOpenOnAnyDay(origin, transit.leaves, to.start - needed)) return origin.id;
  const destination = to.subject || reaching === null ? undefined : ports.get(reaching);
  if (destination && !isPortOpenOnAnyDay(destination, transit.leaves + needed, to.start))
    return destination.id;
  return null;
};

const byLocks = ({ locks, closed, ...way }: ComputedDistance): ConflictParams => {
  if (closed) return { cause: 'locks_closed', locks: closed.join('+') };
  return locks
    ? { cause: 'locks', locks: locks.join('+'), lock_hours: canalLockHours({ ...way, locks }) }
    : {};
};

const overruling = (distance: SeaDistance | null): ConflictParams => {
  if (distance === null) return {};
  if (distance.method !== 'overruled') return byLocks(distance);
  const { reason, computed } = distance;
  return computed === null || computed.method === 'none'
    ? { cause: 'overruled_unreckoned', reason }
    : { cause: 'overruled', reason, computed: Math.round(computed.nautical_miles) };
};

export const transitRule = (transit: Transit, { ports }: ConflictContext): Conflict | null => {
  if (!involvesMission(transit)) return null;
  if (transit.distance?.method === 'none')
    return about(transit, 'transit_impossible', 0, { cause: 'no_route', ...byLocks(transit.distance) });
  const closed = closedPort(transit, ports);
  if (closed !== null) return about(transit, 'transit_impossible', 0, { cause: 'season', port_id: closed });
  if (transit.needed === null || transit.needed <= transit.available) return null;
  return about(transit, 'transit_short', ticksToDays(transit.needed - transit.available), {
    nautical_miles: Math.round(transit.distance?.nautical_miles ?? 0),
    method: transit.distance?.method ?? 'none',
    needed: ticksToDays(transit.needed),
    available: ticksToDays(transit.available),
    ...overruling(transit.distance),
  });
};

/** Share of operational days reserved for weather. */
export const weatherContingencyShare = 0.05;

/**
 * Reserves no time between missions of one application or shared voyage; an unknown transit takes no time.
 */
export const contingencyRule = (transit: Transit): Conflict | null => {
  const mission = transit.from?.subject?.mission;
  if (mission === undefined || !transit.direct) return null;
  const next = transit.to.subject?.mission;
  if (next !== undefined && haveSameApplication(mission, next)) return null;
  if (areOnSharedVoyage(transit.from?.subject, transit.to.subject)) return null;
  const left = transit.available - (transit.needed ?? 0);
  const wanted = daysToTicks(mission.operational_days) * weatherContingencyShare;
  if (left < 0 || left >= wanted) return null;
  const ids = missionIdsOfStops(transit.from, transit.to);
  const params = {
    leaving: leavingOf(transit),
    reaching: reachingOf(transit),
    left: ticksToDays(left),
    wanted: ticksToDays(wanted),
  };
  return createConflict('no_contingency', ids, ticksToDays(wanted - left), params, transit.to.constraint?.id);
};
