import type { CalendarDay } from '../../shared/calendar-day.ts';
import { placeAt } from '../mission-changes.ts';
import type { Mission, Span } from '../missions.ts';
import { occupiedTicks, overlap } from '../missions.ts';
import type { Tick } from '../ticks.ts';
import { daysOfTicks, tickOfDay, ticksInDay, ticksOfDays } from '../ticks.ts';
import { dateRules } from './check-lane.ts';
import type { Circumstances, Subject } from './circumstances.ts';
import { subjectOf } from './circumstances.ts';
import type { ReadyLane, Stop } from './lanes.ts';
import { arrivalPort, departurePort, exchange, staysInPlace } from './lanes.ts';
import { windowOf } from './rules/windows.ts';
import { ticksBetween } from './transits.ts';

/** Free stretches between stops, without the time to come from the one and to reach the next. */
const freeFor = (mission: Mission, lane: ReadyLane, circumstances: Circumstances): readonly Span[] => {
  const { vessel, stops, comes_from } = lane;
  const stretches: Span[] = [];
  const way = (from: number | null, to: number | null) =>
    ticksBetween(from, to, vessel, circumstances.distance) ?? 0;
  let [free, port]: [Tick, number | null] = [
    comes_from?.until ?? circumstances.year.start,
    comes_from?.port_id ?? vessel.home_port_id,
  ];
  const take = (next: Stop | null, until: Tick, nextPort: number | null) => {
    const start = Math.max(circumstances.year.start, free + way(port, mission.mobilization_port_id));
    const onwards = next === null ? 0 : way(mission.demobilization_port_id, nextPort);
    if (start < until - onwards) stretches.push({ start, end: until - onwards });
  };
  // Of each stop: the port of the first one from it on that has any.
  const ahead = new Array<number | null>(stops.length + 1).fill(null);
  for (let index = stops.length - 1; index >= 0; index -= 1) {
    const stop = stops[index];
    ahead[index] = stop && !staysInPlace(stop) ? arrivalPort(stop) : (ahead[index + 1] ?? null);
  }
  stops.forEach((stop, index) => {
    take(stop, stop.start, ahead[index] ?? null);
    if (stop.end < free) return;
    free = stop.end;
    if (!staysInPlace(stop)) port = departurePort(stop);
  });
  take(null, circumstances.year.end, null);
  return stretches;
};

const dayAtOrAfter = (tick: Tick): Tick => Math.ceil(tick / ticksInDay) * ticksInDay;

type Gap = { readonly earliest: Tick; readonly latest: Tick };

/** The beginning of each day that the gap holds. */
const daysIn = ({ earliest, latest }: Gap): Tick[] => {
  const first = dayAtOrAfter(earliest);
  if (first > latest) return [];
  return Array.from(
    { length: Math.floor((latest - first) / ticksInDay) + 1 },
    (_, day) => first + day * ticksInDay,
  );
};

/** The start with which operations begin as this day does; none without a day. */
const withOperationsOn = (day: CalendarDay | null | undefined, mission: Mission): Tick[] =>
  day ? [tickOfDay(day) - ticksOfDays(mission.mobilization_days)] : [];

/** Where the mission may be without leaving its operational window. */
const allowedFor = ({ mission, application }: Subject): Span => {
  const window = windowOf(
    application?.operational_window_start ?? null,
    application?.operational_window_end ?? null,
  );
  return {
    start: window.start - ticksOfDays(mission.mobilization_days),
    end: window.end + ticksOfDays(mission.demobilization_days),
  };
};

/** The most days in a row for which the vessel is free for the mission within its operational window. */
export const longestFree = (mission: Mission, lane: ReadyLane, circumstances: Circumstances): number => {
  const others = exchange(lane, mission.id, null, circumstances.applications);
  const allowed = allowedFor(subjectOf(mission, circumstances.applications));
  const lengths = freeFor(mission, others, circumstances).map((free) => overlap(free, allowed));
  return daysOfTicks(Math.max(0, ...lengths));
};

export type SlotWish = {
  /** The slot nearest to this tick; without, the beginning of the preferred window, then the first of the year. */
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
  const length = occupiedTicks(mission);
  const gaps = freeFor(mission, others, circumstances)
    .map(({ start, end }): Gap => ({ earliest: start, latest: end - length }))
    .filter(({ earliest, latest }) => earliest <= latest);
  const held = (ticks: readonly Tick[]) =>
    ticks.filter((tick) => gaps.some(({ earliest, latest }) => earliest <= tick && tick <= latest));
  const inOrder = (ticks: readonly Tick[]) =>
    near === undefined ? ticks : ticks.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near) || b - a);
  const asked = subjectOf(mission, circumstances.applications).application;
  const wish = near === undefined ? withOperationsOn(asked?.preferred_start_window_start, mission) : [near];
  const opening = withOperationsOn(asked?.operational_window_start, mission);
  // The wish, then whole days; a quarter of a day where only that is left. Each only when those before were not good.
  const choices = [
    () => held(wish),
    () => inOrder(gaps.flatMap(daysIn)),
    () => inOrder([...held(opening), ...gaps.map(({ earliest }) => earliest)]),
  ];
  let tolerable: Tick | null = null;
  for (const starts of choices) {
    for (const tick of starts()) {
      if (!accept(tick)) continue;
      const subject = subjectOf(placeAt(mission, tick), circumstances.applications);
      const broken = dateRules.flatMap((rule) => rule(subject, lane.vessel, circumstances, others.subjects));
      if (broken.every((each) => each.severity === 'info')) return tick;
      if (broken.every((each) => each.severity !== 'error')) tolerable ??= tick;
    }
  }
  return tolerable;
};

/**
 * Every time at which the vessel is free for the mission within its operational window, from `notBefore` on: from the best
 * start in it to where the mission would have to be over.
 */
export const freeSlots = (
  mission: Mission,
  lane: ReadyLane,
  circumstances: Circumstances,
  notBefore: Tick = circumstances.year.start,
): readonly Span[] => {
  const others = exchange(lane, mission.id, null, circumstances.applications);
  const allowed = allowedFor(subjectOf(mission, circumstances.applications));
  return freeFor(mission, others, circumstances).flatMap((free) => {
    const earliest = Math.max(free.start, allowed.start, notBefore);
    const end = Math.min(free.end, allowed.end);
    const accept = (tick: Tick) => earliest <= tick && tick + occupiedTicks(mission) <= end;
    const start = earliest < end ? freeSlot(mission, others, circumstances, { accept }) : null;
    return start === null ? [] : [{ start, end }];
  });
};
