import { ticksInDay } from '../ticks.ts';
import type { Circumstances, SeaDistance, VesselFacts } from './circumstances.ts';
import type { ReadyLane, Stop } from './lanes.ts';
import { arrivalPort, departurePort, staysInPlace } from './lanes.ts';

/** The way from one stop to the next. */
export type Transit = {
  /** Null: from the home port, where the vessel is at the beginning of the year. */
  readonly from: Stop | null;
  readonly to: Stop;
  readonly from_port_id: number | null;
  readonly to_port_id: number | null;
  /** Null for the same port, and where it is not known. */
  readonly distance: SeaDistance | null;
  /** Ticks under way at cruising speed, rounded up; null where distance or speed is not known. */
  readonly needed: number | null;
  /** Ticks free for it, without those of constraints in between. */
  readonly available: number;
  /** When the vessel is free to leave. */
  readonly leaves: number;
  /** Nothing stands between the two stops. */
  readonly direct: boolean;
};

const hoursInTick = 24 / ticksInDay;

/** At cruising speed, in whole ticks. */
export const ticksUnderWay = (nauticalMiles: number, knots: number): number =>
  Math.ceil(nauticalMiles / knots / hoursInTick - 1e-9);

export const passage = (
  fromPortId: number | null,
  toPortId: number | null,
  vessel: VesselFacts,
  distanceBetween: Circumstances['distance'],
): { readonly distance: SeaDistance | null; readonly needed: number | null } => {
  if (fromPortId === null || toPortId === null) return { distance: null, needed: null };
  if (fromPortId === toPortId) return { distance: null, needed: 0 };
  const distance = distanceBetween(fromPortId, toPortId);
  if (distance === null || distance.method === 'none' || vessel.cruising_speed === null) {
    return { distance, needed: null };
  }
  return { distance, needed: ticksUnderWay(distance.nautical_miles, vessel.cruising_speed) };
};

/**
 * Every transit of a vessel's year in order. Where stops overlap there is none between them: the overlap is what has
 * to be mended first.
 */
export const transitsOf = (lane: ReadyLane, circumstances: Circumstances): readonly Transit[] => {
  const transits: Transit[] = [];
  let [from, port]: [Stop | null, number | null] = [null, lane.vessel.home_port_id];
  let [until, available, leaves, direct] = [circumstances.year.start, 0, circumstances.year.start, true];
  for (const to of lane.stops) {
    const gap = to.start - until;
    available += Math.max(0, gap);
    if (gap >= 0) {
      const toPort = staysInPlace(to) ? port : arrivalPort(to);
      const { distance, needed } = passage(port, toPort, lane.vessel, circumstances.distance);
      transits.push({
        from,
        to,
        from_port_id: port,
        to_port_id: toPort,
        distance,
        needed,
        available,
        leaves,
        direct,
      });
    }
    if (to.end < until) continue;
    until = to.end;
    if (staysInPlace(to)) direct = false;
    else [from, port, available, leaves, direct] = [to, departurePort(to), 0, to.end, true];
  }
  return transits;
};

/** Between two constraints, or from home to one, no mission is at stake. */
export const servesMission = ({ from, to }: Transit): boolean => Boolean(from?.subject ?? to.subject);
