import { extendWindow, type AvailableTime, measureAvailableTime } from '../../applications/available-time.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { Mission, Span } from '../missions.ts';
import { occupiedTicks } from '../missions.ts';
import type { Tick } from '../ticks.ts';
import { ticksToDays, tickOfDay, ticksInDay, daysToTicks } from '../ticks.ts';
import { missionDateRules } from './check-lane.ts';
import type { ConflictContext } from './conflict-context.ts';
import { addApplicationToMission } from './conflict-context.ts';
import type { LaneWithStops, LaneStop } from './lanes.ts';
import { arrivalPort, departurePort, keepsVesselInPlace, sailingTicksDuringStop } from './lanes.ts';
import { windowSpan } from './rules/windows.ts';
import { computeTransitTicks } from './transits.ts';
import {
  removeVoyage,
  sumVoyageTicks,
  placeVoyage,
  type WholeVoyage,
  findWholeVoyage,
} from './whole-voyage.ts';

type FreeTime = Span & {
  readonly port: number | null;
  readonly earlier: Tick;
  readonly next: LaneStop | null;
};

const timeBetween = ({ stops, comes_from, vessel }: LaneWithStops, { year }: ConflictContext): FreeTime[] => {
  const found: FreeTime[] = [];
  let free = comes_from?.until ?? year.start;
  let port = comes_from?.port_id ?? vessel.home_port_id;
  let earlier = 0;
  for (const next of [...stops, null]) {
    const end = next?.start ?? year.end;
    if (end >= free) {
      found.push({ start: free, end, port, earlier, next });
      earlier += end - free;
    }
    if (next === null || next.end < free) continue;
    earlier += sailingTicksDuringStop(next, free);
    free = next.end;
    if (keepsVesselInPlace(next)) continue;
    port = departurePort(next);
    earlier = 0;
  }
  return found;
};

type FreeStretch = Span & { readonly next: LaneStop | null };

/** Free spans minus transits, which may pass through stops without a port. */
const freeFor = (
  voyage: WholeVoyage,
  lane: LaneWithStops,
  conflictContext: ConflictContext,
): readonly FreeStretch[] => {
  const begins = voyage.missions[0]?.mobilization_port_id ?? null;
  const ends = voyage.missions.at(-1)?.demobilization_port_id ?? null;
  const way = (from: number | null, to: number | null) =>
    computeTransitTicks(from, to, lane.vessel, conflictContext.distance) ?? 0;
  const stretches: FreeStretch[] = [];
  let [later, onwards]: [Tick, number | null] = [0, null];
  for (const { start, end, port, earlier, next } of timeBetween(lane, conflictContext).toReversed()) {
    if (next !== null && !keepsVesselInPlace(next)) [later, onwards] = [0, arrivalPort(next)];
    else if (next !== null) later += sailingTicksDuringStop(next, end);
    const first = Math.max(conflictContext.year.start, start + Math.max(0, way(port, begins) - earlier));
    const last = end - Math.max(0, way(ends, onwards) - later);
    if (first < last) stretches.unshift({ start: first, end: last, next });
    later += end - start;
  }
  return stretches;
};

const dayAtOrAfter = (tick: Tick): Tick => Math.ceil(tick / ticksInDay) * ticksInDay;

type Gap = { readonly earliest: Tick; readonly latest: Tick };

const daysIn = ({ earliest, latest }: Gap): Tick[] => {
  const first = dayAtOrAfter(earliest);
  if (first > latest) return [];
  return Array.from(
    { length: Math.floor((latest - first) / ticksInDay) + 1 },
    (_, day) => first + day * ticksInDay,
  );
};

const withOperationsOn = (day: CalendarDay | null | undefined, mission: Mission): Tick[] =>
  day ? [tickOfDay(day) - daysToTicks(mission.mobilization_days)] : [];

export const computeAllowedVoyageSpan = (
  voyage: WholeVoyage,
  applications: ConflictContext['applications'],
): Span => {
  const length = sumVoyageTicks(voyage);
  let [start, end, before]: [Tick, Tick, Tick] = [-Infinity, Infinity, 0];
  for (const mission of voyage.missions) {
    const { application } = addApplicationToMission(mission, applications);
    const window = windowSpan(
      application?.operational_window_start ?? null,
      application?.operational_window_end ?? null,
    );
    const after = length - before - occupiedTicks(mission);
    const around = extendWindow(
      window,
      daysToTicks(mission.mobilization_days),
      daysToTicks(mission.demobilization_days),
    );
    start = Math.max(start, around.start - before);
    end = Math.min(end, around.end + after);
    before += occupiedTicks(mission);
  }
  return { start, end };
};

export const measureAvailableTimeOfMission = (
  mission: Mission,
  lane: LaneWithStops,
  conflictContext: ConflictContext,
): AvailableTime => {
  const voyage = findWholeVoyage(mission, lane);
  const others = removeVoyage(lane, voyage, conflictContext.applications);
  const allowed = computeAllowedVoyageSpan(voyage, conflictContext.applications);
  const room = measureAvailableTime(
    sumVoyageTicks(voyage),
    allowed,
    freeFor(voyage, others, conflictContext),
  );
  return {
    needed: ticksToDays(room.needed),
    free: ticksToDays(room.free),
    longest: ticksToDays(room.longest),
  };
};

export const findBlockingStop = (
  mission: Mission,
  lane: LaneWithStops,
  conflictContext: ConflictContext,
): LaneStop | null => {
  const voyage = findWholeVoyage(mission, lane);
  const others = removeVoyage(lane, voyage, conflictContext.applications);
  const allowed = computeAllowedVoyageSpan(voyage, conflictContext.applications);
  const within = ({ start, end }: Span) => Math.min(end, allowed.end) - Math.max(start, allowed.start);
  const [longest] = freeFor(voyage, others, conflictContext).toSorted((a, b) => within(b) - within(a));
  return longest && within(longest) > 0 && longest.end <= allowed.end ? longest.next : null;
};

export const measureLongestFreeTicks = (
  mission: Mission,
  lane: LaneWithStops,
  conflictContext: ConflictContext,
): number => measureAvailableTimeOfMission(mission, lane, conflictContext).longest;

export type SlotCriteria = {
  readonly near?: Tick;
  readonly accept?: (start: Tick) => boolean;
};

const choicesOf = (
  { missions, offset }: WholeVoyage,
  gaps: readonly Gap[],
  applications: ConflictContext['applications'],
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
      const { application } = addApplicationToMission(mission, applications);
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

/** Returns a start without conflicts, else one without errors, else null. */
export const findFreeSlot = (
  mission: Mission,
  lane: LaneWithStops,
  conflictContext: ConflictContext,
  { near, accept = () => true }: SlotCriteria = {},
): Tick | null => {
  const { applications } = conflictContext;
  const voyage = findWholeVoyage(mission, lane);
  const others = removeVoyage(lane, voyage, applications);
  const length = sumVoyageTicks(voyage);
  const gaps = freeFor(voyage, others, conflictContext)
    .map(({ start, end }): Gap => ({ earliest: start, latest: end - length }))
    .filter(({ earliest, latest }) => earliest <= latest);
  let tolerable: Tick | null = null;
  for (const starts of choicesOf(voyage, gaps, applications, near)) {
    for (const tick of starts()) {
      const own = tick + voyage.offset;
      if (!accept(own)) continue;
      const subjects = placeVoyage(voyage, tick).map((each) => addApplicationToMission(each, applications));
      const broken = missionDateRules.flatMap((rule) =>
        subjects.flatMap((subject) => rule(subject, lane.vessel, conflictContext, others.subjects)),
      );
      if (broken.every((each) => each.severity === 'info')) return own;
      if (broken.every((each) => each.severity !== 'error')) tolerable ??= own;
    }
  }
  return tolerable;
};

export const findFreeSlots = (
  mission: Mission,
  lane: LaneWithStops,
  conflictContext: ConflictContext,
  notBefore: Tick = conflictContext.year.start,
): readonly Span[] => {
  const voyage = findWholeVoyage(mission, lane);
  const others = removeVoyage(lane, voyage, conflictContext.applications);
  const allowed = computeAllowedVoyageSpan(voyage, conflictContext.applications);
  const rest = sumVoyageTicks(voyage) - voyage.offset;
  return freeFor(voyage, others, conflictContext).flatMap((free) => {
    const earliest = Math.max(free.start, allowed.start, notBefore);
    const end = Math.min(free.end, allowed.end);
    const accept = (tick: Tick) => earliest <= tick - voyage.offset && tick + rest <= end;
    const start = earliest < end ? findFreeSlot(mission, lane, conflictContext, { accept }) : null;
    return start === null ? [] : [{ start, end }];
  });
};
