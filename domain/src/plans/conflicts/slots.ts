import { placeAt } from '../mission-changes.ts';
import type { Mission } from '../missions.ts';
import { occupiedTicks } from '../missions.ts';
import type { Tick } from '../ticks.ts';
import { ticksInDay } from '../ticks.ts';
import { dateRules } from './check-lane.ts';
import type { Circumstances } from './circumstances.ts';
import { subjectOf } from './circumstances.ts';
import type { ReadyLane, Stop } from './lanes.ts';
import { arrivalPort, departurePort, exchange, staysInPlace } from './lanes.ts';
import { ticksBetween } from './transits.ts';

type Gap = { readonly earliest: Tick; readonly latest: Tick };

/** Where the mission could begin: between stops, with the time to come from the one and to reach the next. */
const gapsFor = (mission: Mission, lane: ReadyLane, circumstances: Circumstances): readonly Gap[] => {
  const { vessel, stops } = lane;
  const length = occupiedTicks(mission);
  const gaps: Gap[] = [];
  const way = (from: number | null, to: number | null) =>
    ticksBetween(from, to, vessel, circumstances.distance) ?? 0;
  let [free, port]: [Tick, number | null] = [circumstances.year.start, vessel.home_port_id];
  const take = (next: Stop | null, until: Tick, nextPort: number | null) => {
    const earliest = free + way(port, mission.mobilization_port_id);
    const onwards = next === null ? 0 : way(mission.demobilization_port_id, nextPort);
    const latest = until - length - onwards;
    if (earliest <= latest) gaps.push({ earliest, latest });
  };
  stops.forEach((stop, index) => {
    const withPort = stops.slice(index).find((each) => !staysInPlace(each));
    take(stop, stop.start, withPort === undefined ? null : arrivalPort(withPort));
    if (stop.end < free) return;
    free = stop.end;
    if (!staysInPlace(stop)) port = departurePort(stop);
  });
  take(null, circumstances.year.end, null);
  return gaps;
};

const dayAtOrAfter = (tick: Tick): Tick => Math.ceil(tick / ticksInDay) * ticksInDay;

/** The beginning of each day that the gap holds; where it holds none, the quarter of a day at which it opens. */
const startsIn = ({ earliest, latest }: Gap): Tick[] => {
  const first = dayAtOrAfter(earliest);
  if (first > latest) return [earliest];
  return Array.from(
    { length: Math.floor((latest - first) / ticksInDay) + 1 },
    (_, day) => first + day * ticksInDay,
  );
};

export type SlotWish = {
  /** The slot nearest to this tick; the first of the year without. */
  readonly near?: Tick;
  readonly accept?: (start: Tick) => boolean;
};

/**
 * A start at which the vessel is free for the mission and no rule about its dates is broken; failing that, one at
 * which none of severity `error` is.
 */
export const freeSlot = (
  mission: Mission,
  lane: ReadyLane,
  circumstances: Circumstances,
  { near, accept = () => true }: SlotWish = {},
): Tick | null => {
  const others = exchange(lane, mission.id, null, circumstances.applications);
  const starts = gapsFor(mission, others, circumstances).flatMap(startsIn).filter(accept);
  if (near !== undefined) starts.sort((a, b) => Math.abs(a - near) - Math.abs(b - near) || b - a);
  let tolerable: Tick | null = null;
  for (const tick of starts) {
    const subject = subjectOf(placeAt(mission, tick), circumstances.applications);
    const broken = dateRules.flatMap((rule) => rule(subject, lane.vessel, circumstances, others.subjects));
    if (broken.every((each) => each.severity === 'info')) return tick;
    if (broken.every((each) => each.severity !== 'error')) tolerable ??= tick;
  }
  return tolerable;
};
