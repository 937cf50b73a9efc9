import { addDays, type CalendarDay } from '../shared/calendar-day.ts';

/**
 * `day` counts from 1 on the mission's first day, so that a stop moves with the mission; `days`: days
 * alongside.
 */
export type PortCallStop = { readonly port_id: number; readonly day: number; readonly days: number | null };

export type PlanFieldValue = string | number | readonly PortCallStop[] | null;

type WithStops = { readonly port_call_stops?: readonly PortCallStop[] };

const noStops: readonly PortCallStop[] = [];

export const sortStops = ({ port_call_stops: stops = noStops }: WithStops): readonly PortCallStop[] =>
  stops.length < 2 ? stops : stops.toSorted((a, b) => a.day - b.day);

export const portIdsOfMission = (
  mission: WithStops & {
    readonly mobilization_port_id: number | null;
    readonly demobilization_port_id: number | null;
  },
): readonly number[] =>
  [
    mission.mobilization_port_id,
    ...sortStops(mission).map(({ port_id }) => port_id),
    mission.demobilization_port_id,
  ].filter((id) => id !== null);

export const dateOfStop = (
  { start_date }: { readonly start_date: CalendarDay | null },
  { day }: Pick<PortCallStop, 'day'>,
): CalendarDay | null => (start_date === null ? null : addDays(start_date, day - 1));

export const shiftStops = (stops: readonly PortCallStop[], days: number): readonly PortCallStop[] =>
  stops.map((stop) => ({ ...stop, day: stop.day + days }));

type Calls = WithStops & { readonly port_calls?: number };

/**
 * If only the list of stops changes, its length becomes the count. The count is never below the length of the
 * list.
 */
export const countPortCalls = (before: Calls, change: Calls): number => {
  const listed = (change.port_call_stops ?? before.port_call_stops ?? []).length;
  const told = change.port_calls ?? (change.port_call_stops ? listed : (before.port_calls ?? 0));
  return Math.max(told, listed);
};
