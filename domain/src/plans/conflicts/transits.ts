import type { Span } from '../missions.ts';
import { ticksInDay } from '../ticks.ts';
import type { ConflictContext, DistanceLookup, SeaDistance, VesselFacts } from './conflict-context.ts';
import { areOnSharedVoyage } from './conflict-context.ts';
import type { PreviousStop } from './adjacent-stops.ts';
import type { LaneWithStops, LaneStop } from './lanes.ts';
import { arrivalPort, departurePort, keepsVesselInPlace, sailingTicksDuringStop } from './lanes.ts';
import { canalLocks } from './canal-locks.ts';
import { isPortOpenOnAnyDay } from './seasons.ts';

export type Transit = {
  readonly from: LaneStop | null;
  readonly to: LaneStop;
  readonly from_port_id: number | null;
  readonly to_port_id: number | null;
  /** Distance, avoiding closed locks; null if the ports are the same or the distance is unknown. */
  readonly distance: SeaDistance | null;
  /** Transit time at cruising speed in ticks, rounded up; 0 within a shared voyage; null if unknown. */
  readonly needed: number | null;
  readonly available: number;
  readonly gap: number;
  readonly leaves: number;
  readonly direct: boolean;
  readonly begins: PreviousStop | null;
};

const hoursInTick = 24 / ticksInDay;

export const steamingTicks = (nauticalMiles: number, knots: number): number =>
  Math.ceil(nauticalMiles / knots / hoursInTick - 1e-9);

const distanceFor = (from: number | null, to: number | null, between: DistanceLookup): SeaDistance | null =>
  from === null || to === null || from === to ? null : between(from, to);

export const canalLockHours = (distance: SeaDistance): number =>
  ('locks' in distance ? (distance.locks ?? []) : []).reduce((sum, key) => sum + canalLocks[key].hours, 0);

/**
 * If a lock stays closed, returns the detour or method `none`. A distance entered by a planner holds in every
 * season.
 */
const distanceWhile = (distance: SeaDistance | null, from: number, to: number): SeaDistance | null => {
  if (distance === null || distance.method === 'overruled') return distance;
  const closed = (distance.locks ?? []).filter((key) => !isPortOpenOnAnyDay(canalLocks[key], from, to));
  if (closed.length === 0) return distance;
  const around = distance.around_nautical_miles ?? null;
  if (around === null || closed.some((key) => !canalLocks[key].hasWayRound))
    return { nautical_miles: 0, method: 'none', closed };
  const left = (distance.locks ?? []).filter((key) => !canalLocks[key].hasWayRound);
  return { nautical_miles: around, method: distance.method, closed, ...(left.length > 0 && { locks: left }) };
};

const neededFor = (
  from: number | null,
  to: number | null,
  distance: SeaDistance | null,
  knots: number | null,
) => {
  if (from === null || to === null) return null;
  if (from === to) return 0;
  if (distance === null || distance.method === 'none' || knots === null) return null;
  return steamingTicks(distance.nautical_miles + canalLockHours(distance) * knots, knots);
};

/** Transit time at cruising speed in ticks; null if unknown or impossible. */
export const computeTransitTicks = (
  from: number | null,
  to: number | null,
  vessel: Pick<VesselFacts, 'cruising_speed'>,
  between: DistanceLookup,
): number | null => neededFor(from, to, distanceFor(from, to, between), vessel.cruising_speed);

type Rest = {
  readonly from: LaneStop | null;
  readonly port: number | null;
  readonly leaves: number;
  readonly until: number;
};

/** If `entersBlocks`, includes transits to missions that begin during a constraint without a port. */
const walk = (
  lane: LaneWithStops,
  conflictContext: ConflictContext,
  entersBlocks: boolean,
): Rest & { readonly transits: Transit[] } => {
  const transits: Transit[] = [];
  let from: LaneStop | null = null;
  const begins = lane.comes_from;
  let port = begins?.port_id ?? lane.vessel.home_port_id;
  let leaves = begins?.until ?? conflictContext.year.start;
  let until = Math.max(conflictContext.year.start, leaves);
  let placed = until;
  let available = until - leaves;
  let direct = true;
  for (const to of lane.stops) {
    const isInside = to.subject === null && to.end < until;
    const isInBlock =
      entersBlocks && !isInside && !keepsVesselInPlace(to) && to.start < until && to.start >= placed;
    const gap = to.start - (isInBlock ? placed : until);
    available = isInBlock ? gap : available + Math.max(0, gap);
    if (gap >= 0) {
      const toPort = keepsVesselInPlace(to) ? port : arrivalPort(to);
      const sailsOn = gap === 0 && direct && areOnSharedVoyage(from?.subject, to.subject);
      const known = sailsOn ? null : distanceFor(port, toPort, conflictContext.distance);
      const distance = distanceWhile(known, leaves, to.start);
      const needed = sailsOn ? 0 : neededFor(port, toPort, distance, lane.vessel.cruising_speed);
      transits.push({
        from,
        to,
        from_port_id: port,
        to_port_id: toPort,
        distance,
        needed,
        available,
        gap,
        leaves,
        direct,
        begins: from === null ? begins : null,
      });
    }
    if (to.end < until && !isInBlock) continue;
    const isLast = to.end >= until;
    const sailing = sailingTicksDuringStop(to, until);
    until = Math.max(until, to.end);
    if (keepsVesselInPlace(to)) {
      available += sailing;
      direct = false;
      continue;
    }
    from = to;
    port = departurePort(to);
    available = 0;
    placed = to.end;
    leaves = to.end;
    direct = isLast;
  }
  return { transits, from, port, leaves, until };
};

/**
 * Transits of the year, in order. Omits transits between overlapping stops, because planners fix the overlap
 * first.
 */
export const transitsOf = (lane: LaneWithStops, conflictContext: ConflictContext): readonly Transit[] =>
  walk(lane, conflictContext, false).transits;

export type ItineraryLeg = Pick<
  Transit,
  'from' | 'from_port_id' | 'to_port_id' | 'distance' | 'needed' | 'available'
> & {
  readonly to: LaneStop | null;
  /** Sailing time: as late as possible to the next stop, immediately to home. */
  readonly sails: Span;
  readonly isOfNextYear: boolean;
};

const wayTo = (transit: Transit): ItineraryLeg => ({
  ...transit,
  sails: {
    start: transit.to.start - Math.min(transit.needed ?? 0, transit.available),
    end: transit.to.start,
  },
  isOfNextYear: false,
});

const aYear = 366 * ticksInDay;

const wayOut = (
  lane: LaneWithStops,
  conflictContext: ConflictContext,
  { from, port, until }: Rest,
): ItineraryLeg | null => {
  if (from === null) return null;
  const next = lane.goes_to;
  const toPort = next?.port_id ?? lane.vessel.home_port_id;
  if (port !== null && port === toPort) return null;
  const latest = next ? Math.max(until, next.from) : until + aYear;
  const known = distanceFor(port, toPort, conflictContext.distance);
  const distance = distanceWhile(known, until, latest);
  const needed = neededFor(port, toPort, distance, lane.vessel.cruising_speed);
  const available = next ? latest - until : (needed ?? 0);
  const taken = Math.min(needed ?? 0, available);
  const start = next ? latest - taken : until;
  return {
    from,
    to: null,
    from_port_id: port,
    to_port_id: toPort,
    distance,
    needed,
    available,
    sails: { start, end: start + taken },
    isOfNextYear: next !== null,
  };
};

/** Transits from the previous year's last port to the next year's first, or home. */
export const itineraryOf = (
  lane: LaneWithStops,
  conflictContext: ConflictContext,
): readonly ItineraryLeg[] => {
  const { transits, ...rest } = walk(lane, conflictContext, true);
  const out = wayOut(lane, conflictContext, rest);
  return out === null ? transits.map(wayTo) : [...transits.map(wayTo), out];
};

/**
 * Transits whose days and costs count in this year. A transit to a stop of the next year counts in the next.
 */
export const transitsCountedInYear = (
  lane: LaneWithStops,
  conflictContext: ConflictContext,
): readonly ItineraryLeg[] =>
  itineraryOf(lane, conflictContext).filter(
    ({ to, isOfNextYear }) => !isOfNextYear && (to === null || !keepsVesselInPlace(to)),
  );

export const involvesMission = ({ from, to }: Transit): boolean => Boolean(from?.subject ?? to.subject);
