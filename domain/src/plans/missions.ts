import type { CalendarDay } from '../shared/calendar-day.ts';
import type { PortCallStop } from './port-calls.ts';
import type { DayFraction, MissionStart, Tick } from './ticks.ts';
import { dayOfTick, tickToStart, daysToTicks, startToTick } from './ticks.ts';

/** Names as on the wire (docs/contract.md 1, "Keys"). Days are multiples of 0.25; port calls lie within the operational days. */
export type Mission = {
  readonly id: number;
  readonly vessel_plan_id: number;
  readonly ship_time_request_id: number | null;
  readonly number: number;
  readonly title: string;
  readonly requested_berths: number | null;
  readonly approved_berths: number | null;
  readonly guest_berths?: number;
  readonly mobilization_days: number;
  readonly operational_days: number;
  readonly demobilization_days: number;
  readonly mobilization_port_id: number | null;
  readonly demobilization_port_id: number | null;
  readonly port_calls: number;
  readonly port_call_stops?: readonly PortCallStop[];
  readonly start_date: CalendarDay | null;
  readonly start_fraction: DayFraction;
  readonly notes: string | null;
};

export type ScheduledMission = Mission & MissionStart;

/** Interval in ticks; the end is exclusive. */
export type Span = { readonly start: Tick; readonly end: Tick };

export const isScheduled = (mission: Mission): mission is ScheduledMission => mission.start_date !== null;

export const isOrphan = (mission: Pick<Mission, 'ship_time_request_id'>): boolean =>
  mission.ship_time_request_id === null;

type Lengths = Pick<Mission, 'mobilization_days' | 'operational_days' | 'demobilization_days'>;

export const occupiedDays = (mission: Lengths): number =>
  mission.mobilization_days + mission.operational_days + mission.demobilization_days;

export const occupiedTicks = (mission: Lengths): number => daysToTicks(occupiedDays(mission));

export type MissionSpans = { readonly occupied: Span; readonly operations: Span };

export type MissionTiming = Lengths & Pick<Mission, 'start_date' | 'start_fraction'>;

export const computeMissionSpans = (stretch: MissionTiming): MissionSpans | null => {
  const occupied = occupiedSpan(stretch);
  if (occupied === null) return null;
  const mobilized = occupied.start + daysToTicks(stretch.mobilization_days);
  return {
    occupied,
    operations: { start: mobilized, end: mobilized + daysToTicks(stretch.operational_days) },
  };
};

export const occupiedSpan = (stretch: MissionTiming): Span | null => {
  const { start_date, start_fraction } = stretch;
  if (start_date === null) return null;
  const start = startToTick({ start_date, start_fraction });
  return { start, end: start + occupiedTicks(stretch) };
};

export const operationsSpan = (mission: Mission): Span | null =>
  computeMissionSpans(mission)?.operations ?? null;

export const missionEndDate = (mission: Mission): CalendarDay | null => {
  const span = occupiedSpan(mission);
  return span && dayOfTick(span.end - 1);
};

/** End as day and fraction of the day; fraction 0 means the end of that day. Null while unscheduled. */
export const missionEndMoment = (
  stretch: MissionTiming,
): { readonly day: CalendarDay; readonly fraction: DayFraction } | null => {
  const span = occupiedSpan(stretch);
  return span && { day: dayOfTick(span.end - 1), fraction: tickToStart(span.end).start_fraction };
};

export const overlapTicks = (a: Span, b: Span): number =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

/** Returns the highest number plus one, so that gaps left by deleted missions are not filled. */
export const nextMissionNumber = (missions: readonly Pick<Mission, 'number'>[]): number =>
  missions.reduce((highest, mission) => Math.max(highest, mission.number), 0) + 1;

export const sortMissions = <M extends Mission>(missions: readonly M[]): M[] =>
  missions.toSorted((a, b) => {
    const before = a.start_date ?? '9999-12-31';
    const after = b.start_date ?? '9999-12-31';
    if (before !== after) return before < after ? -1 : 1;
    return a.start_fraction - b.start_fraction || a.number - b.number || a.id - b.id;
  });

export const renumberByOrder = (missions: readonly Mission[]): ReadonlyMap<number, number> =>
  new Map(
    sortMissions(missions).flatMap((mission, index) =>
      mission.number === index + 1 ? [] : [[mission.id, index + 1] as const],
    ),
  );
