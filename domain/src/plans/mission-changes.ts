import type { Mission, ScheduledMission } from './missions.ts';
import { isScheduled, occupiedSpan } from './missions.ts';
import { shiftStops, sortStops } from './port-calls.ts';
import type { MissionStart, Tick } from './ticks.ts';
import { ticksToDays, tickToStart, ticksInDay, daysToTicks, startToTick } from './ticks.ts';

export const placeMission = (mission: Mission, start: MissionStart): ScheduledMission => ({
  ...mission,
  start_date: start.start_date,
  start_fraction: start.start_fraction,
});

export const placeMissionAt = (mission: Mission, tick: Tick): ScheduledMission =>
  placeMission(mission, tickToStart(tick));

export const unscheduleMission = (mission: Mission): Mission => ({
  ...mission,
  start_date: null,
  start_fraction: 0,
});

export const moveMission = (mission: Mission, ticks: number): Mission =>
  isScheduled(mission) ? placeMissionAt(mission, startToTick(mission) + ticks) : mission;

/**
 * Moves the start or end by ticks, positive is later. Only the operational days change; at least a quarter
 * day remains.
 */
export const resizeMission = (mission: Mission, edge: 'start' | 'end', ticks: number): Mission => {
  const operational = daysToTicks(mission.operational_days);
  const wanted = operational + (edge === 'end' ? ticks : -ticks);
  const kept = Math.max(1, wanted);
  const resized = { ...mission, operational_days: ticksToDays(kept) };
  return edge === 'end' ? resized : moveMission(resized, operational - kept);
};

export type SplitOffPart = { readonly id: number; readonly number: number };

const fractionOf = (mission: Mission): number => (isScheduled(mission) ? mission.start_fraction : 0);

/**
 * A stop on the day of the split belongs to the second part; unlisted calls are divided between the parts.
 */
const splitCalls = (mission: Mission, first: number) => {
  const all = sortStops(mission);
  const begins = daysToTicks(fractionOf(mission) + mission.mobilization_days) + first;
  const before = Math.floor(begins / ticksInDay);
  const stops = all.filter(({ day }) => day <= before);
  const unplaced = mission.port_calls - all.length;
  return {
    calls: Math.round((unplaced * first) / daysToTicks(mission.operational_days)) + stops.length,
    stops,
    later: shiftStops(all.slice(stops.length), -before),
  };
};

/** Both parts together take the time of the whole: the first keeps mobilization, the second demobilization. */
export const splitMissionInTwo = (
  mission: Mission,
  firstOperationalDays: number,
  second: SplitOffPart,
): readonly [Mission, Mission] => {
  const total = daysToTicks(mission.operational_days);
  const first = daysToTicks(firstOperationalDays);
  if (first < 1 || first >= total) throw new RangeError('each part of a mission keeps a quarter of a day');
  const { calls, stops, later } = splitCalls(mission, first);
  const before: Mission = {
    ...mission,
    operational_days: ticksToDays(first),
    demobilization_days: 0,
    demobilization_port_id: null,
    port_calls: calls,
    ...(mission.port_call_stops && { port_call_stops: stops }),
  };
  const after: Mission = {
    ...mission,
    ...second,
    mobilization_days: 0,
    operational_days: ticksToDays(total - first),
    mobilization_port_id: null,
    port_calls: mission.port_calls - calls,
    ...(mission.port_call_stops && { port_call_stops: later }),
    notes: null,
  };
  const end = occupiedSpan(before)?.end;
  return [before, end === undefined ? after : placeMissionAt(after, end)];
};

const bothNotes = (first: string | null, second: string | null): string | null =>
  [first, second].filter((text) => text !== null).join('\n\n') || null;

const beginsAt = (mission: Mission): number => occupiedSpan(mission)?.start ?? Number.POSITIVE_INFINITY;

const inTime = (a: Mission, b: Mission): readonly [Mission, Mission] => {
  const [from, other] = [beginsAt(a), beginsAt(b)];
  return from < other || (from === other && a.id < b.id) ? [a, b] : [b, a];
};

/** The earlier mission takes over the operational days and the demobilization of the later. */
export const joinTwoMissions = (a: Mission, b: Mission): Mission => {
  const [first, second] = inTime(a, b);
  const begins =
    fractionOf(first) +
    first.mobilization_days +
    first.operational_days -
    second.mobilization_days -
    fractionOf(second);
  return {
    ...first,
    mobilization_port_id: first.mobilization_port_id ?? second.mobilization_port_id,
    operational_days: first.operational_days + second.operational_days,
    demobilization_days: second.demobilization_days,
    demobilization_port_id: second.demobilization_port_id ?? first.demobilization_port_id,
    port_calls: first.port_calls + second.port_calls,
    ...(first.port_call_stops && {
      port_call_stops: [...sortStops(first), ...shiftStops(sortStops(second), Math.floor(begins))],
    }),
    notes: bothNotes(first.notes, second.notes),
  };
};

export const transferMission = (
  mission: Mission,
  to: Pick<Mission, 'vessel_plan_id' | 'number'>,
  start: MissionStart | null,
): Mission => {
  const transferred = { ...mission, ...to };
  return start === null ? unscheduleMission(transferred) : placeMission(transferred, start);
};

export const halveOperationalDays = (operationalDays: number): number => {
  const half = operationalDays / 2;
  return operationalDays >= 2 ? Math.ceil(half) : Math.ceil(half * ticksInDay) / ticksInDay;
};
