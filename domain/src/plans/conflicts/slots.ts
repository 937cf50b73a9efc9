import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { Mission, Span } from '../missions.ts';
import { occupiedTicks, overlap } from '../missions.ts';
import type { Tick } from '../ticks.ts';
import { daysOfTicks, tickOfDay, ticksInDay, ticksOfDays } from '../ticks.ts';
import { dateRules } from './check-lane.ts';
import type { Circumstances } from './circumstances.ts';
import { subjectOf } from './circumstances.ts';
import type { ReadyLane, Stop } from './lanes.ts';
import { arrivalPort, departurePort, staysInPlace } from './lanes.ts';
import { windowOf } from './rules/windows.ts';
import { ticksBetween } from './transits.ts';
import { laneWithout, lengthOf, sailingFrom, type WholeVoyage, wholeVoyage } from './whole-voyage.ts';

/** Free stretches between stops, without the time to come from the one and to reach the next. */
const freeFor = (voyage: WholeVoyage, lane: ReadyLane, circumstances: Circumstances): readonly Span[] => {
  const begins = voyage.missions[0]?.mobilization_port_id ?? null;
  const ends = voyage.missions.at(-1)?.demobilization_port_id ?? null;
  const { vessel, stops, comes_from } = lane;
  const stretches: Span[] = [];
  const way = (from: number | null, to: number | null) =>
    ticksBetween(from, to, vessel, circumstances.distance) ?? 0;
  let [free, port]: [Tick, number | null] = [
    comes_from?.until ?? circumstances.year.start,
    comes_from?.port_id ?? vessel.home_port_id,
  ];
  const take = (next: Stop | null, until: Tick, nextPort: number | null) => {
    const start = Math.max(circumstances.year.start, free + way(port, begins));
    const onwards = next === null ? 0 : way(ends, nextPort);
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

/** Where the voyage may be without a mission of it leaving its operational window. */
const allowedFor = (voyage: WholeVoyage, applications: Circumstances['applications']): Span => {
  const length = lengthOf(voyage);
  let [start, end, before]: [Tick, Tick, Tick] = [-Infinity, Infinity, 0];
  for (const mission of voyage.missions) {
    const { application } = subjectOf(mission, applications);
    const window = windowOf(
      application?.operational_window_start ?? null,
      application?.operational_window_end ?? null,
    );
    const after = length - before - occupiedTicks(mission);
    start = Math.max(start, window.start - ticksOfDays(mission.mobilization_days) - before);
    end = Math.min(end, window.end + ticksOfDays(mission.demobilization_days) + after);
    before += occupiedTicks(mission);
  }
  return { start, end };
};

/**
 * The most days in a row for which the vessel is free for the mission, and whoever sails with it, within their
 * operational windows.
 */
export const longestFree = (mission: Mission, lane: ReadyLane, circumstances: Circumstances): number => {
  const voyage = wholeVoyage(mission, lane);
  const others = laneWithout(lane, voyage, circumstances.applications);
  const allowed = allowedFor(voyage, circumstances.applications);
  const lengths = freeFor(voyage, others, circumstances).map((free) => overlap(free, allowed));
  return daysOfTicks(Math.max(0, ...lengths));
};

export type SlotWish = {
  /** The slot nearest to this tick; without, the beginning of the preferred window, then the first of the year. */
  readonly near?: Tick;
  readonly accept?: (start: Tick) => boolean;
};

/** Starts of a voyage, the better ones first: the wish, then whole days; a quarter of a day where only that is left. */
const choicesOf = (
  { missions, offset }: WholeVoyage,
  gaps: readonly Gap[],
  applications: Circumstances['applications'],
  wanted: Tick | undefined,
): readonly (() => readonly Tick[])[] => {
  const near = wanted === undefined ? undefined : wanted - offset;
  const held = (ticks: readonly Tick[]) =>
    ticks.filter((tick) => gaps.some(({ earliest, latest }) => earliest <= tick && tick <= latest));
  const inOrder = (ticks: readonly Tick[]) =>
    near === undefined ? ticks : ticks.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near) || b - a);
  const begun = (
    day: 'preferred_start_window_start' | 'operational_window_start',
    before = 0,
  ): readonly Tick[] =>
    missions.flatMap((mission) => {
      const { application } = subjectOf(mission, applications);
      const starts = withOperationsOn(application?.[day], mission).map((tick) => tick - before);
      before += occupiedTicks(mission);
      return starts;
    });
  return [
    () => held(near === undefined ? begun('preferred_start_window_start') : [near]),
    () => inOrder(gaps.flatMap(daysIn)),
    () => inOrder([...held(begun('operational_window_start')), ...gaps.map(({ earliest }) => earliest)]),
  ];
};

/**
 * A start at which the vessel is free for the mission, with whoever shares its voyage, and no rule about their dates is
 * broken; failing that, one at which none of severity `error` is.
 */
export const freeSlot = (
  mission: Mission,
  lane: ReadyLane,
  circumstances: Circumstances,
  { near, accept = () => true }: SlotWish = {},
): Tick | null => {
  const { applications } = circumstances;
  const voyage = wholeVoyage(mission, lane);
  const others = laneWithout(lane, voyage, applications);
  const length = lengthOf(voyage);
  const gaps = freeFor(voyage, others, circumstances)
    .map(({ start, end }): Gap => ({ earliest: start, latest: end - length }))
    .filter(({ earliest, latest }) => earliest <= latest);
  let tolerable: Tick | null = null;
  // Each only when those before were not good.
  for (const starts of choicesOf(voyage, gaps, applications, near)) {
    for (const tick of starts()) {
      const own = tick + voyage.offset;
      if (!accept(own)) continue;
      const subjects = sailingFrom(voyage, tick).map((each) => subjectOf(each, applications));
      const broken = dateRules.flatMap((rule) =>
        subjects.flatMap((subject) => rule(subject, lane.vessel, circumstances, others.subjects)),
      );
      if (broken.every((each) => each.severity === 'info')) return own;
      if (broken.every((each) => each.severity !== 'error')) tolerable ??= own;
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
  const voyage = wholeVoyage(mission, lane);
  const others = laneWithout(lane, voyage, circumstances.applications);
  const allowed = allowedFor(voyage, circumstances.applications);
  const rest = lengthOf(voyage) - voyage.offset;
  return freeFor(voyage, others, circumstances).flatMap((free) => {
    const earliest = Math.max(free.start, allowed.start, notBefore);
    const end = Math.min(free.end, allowed.end);
    const accept = (tick: Tick) => earliest <= tick - voyage.offset && tick + rest <= end;
    const start = earliest < end ? freeSlot(mission, lane, circumstances, { accept }) : null;
    return start === null ? [] : [{ start, end }];
  });
};
