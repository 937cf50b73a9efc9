import type { ConflictContext } from './conflicts/conflict-context.ts';
import type { LaneWithStops } from './conflicts/lanes.ts';
import { windowSpan } from './conflicts/rules/windows.ts';
import { itineraryOf } from './conflicts/transits.ts';
import { occupiedTicks, overlapTicks, type Span } from './missions.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { ticksToDays, daysToTicks } from './ticks.ts';
import { startOfMonth, startOfWeek } from './timeline/calendar.ts';
import { countCoveredTicks } from './plan-totals.ts';

export type VesselLoad = {
  readonly used_days: number;
  readonly transit_days: number;
  readonly constraint_days: number;
  readonly free_days: number;
  readonly waiting_days: number;
};

export type LoadPeriodUnit = 'month' | 'week';

type Wish = { readonly ticks: number; readonly span: Span };

/** Clips the window to the year; uses the whole year if they do not overlap. */
const wishOf = (ticks: number, window: Span, year: Span): Wish => {
  const span = { start: Math.max(window.start, year.start), end: Math.min(window.end, year.end) };
  return { ticks, span: span.start < span.end ? span : year };
};

const wished = (wishes: readonly Wish[], period: Span): number =>
  wishes.reduce(
    (sum, { ticks, span }) => sum + (ticks * overlapTicks(span, period)) / (span.end - span.start),
    0,
  );

export type RequestedDays = {
  readonly operational_days: number | null;
  readonly mobilization_days: number | null;
  readonly demobilization_days: number | null;
  readonly operational_window_start: CalendarDay | null;
  readonly operational_window_end: CalendarDay | null;
};

export const sumRequestedDaysByPeriod = (
  applications: readonly RequestedDays[],
  year: Span,
  periods: readonly Span[],
): readonly number[] => {
  const wishes = applications.map((asked) => {
    const days =
      (asked.operational_days ?? 0) + (asked.mobilization_days ?? 0) + (asked.demobilization_days ?? 0);
    const window = windowSpan(asked.operational_window_start, asked.operational_window_end);
    return wishOf(daysToTicks(days), window, year);
  });
  return periods.map((period) => ticksToDays(wished(wishes, period)));
};

export const divideYearForLoad = (year: Span, step: LoadPeriodUnit): readonly Span[] => {
  const after = (tick: number) => (step === 'month' ? startOfMonth(tick, 1) : startOfWeek(tick) + 28);
  const periods: Span[] = [];
  for (let { start } = year; start < year.end;) {
    const end = Math.min(after(start), year.end);
    periods.push({ start, end });
    start = end;
  }
  return periods;
};

export const computeLoad = (
  lane: LaneWithStops,
  conflictContext: ConflictContext,
  periods: readonly Span[],
): readonly VesselLoad[] => {
  const { year } = conflictContext;
  const missions = lane.stops.filter(({ subject }) => subject !== null);
  const sailing = itineraryOf(lane, conflictContext).map(({ sails }) => sails);
  const waiting = lane.subjects
    .filter(({ occupied }) => occupied === null)
    .map(({ mission, application }) => {
      const window = windowSpan(
        application?.operational_window_start ?? null,
        application?.operational_window_end ?? null,
      );
      return wishOf(occupiedTicks(mission), window, year);
    });
  return periods.map((period) => {
    const used = countCoveredTicks(missions, period);
    const taken = countCoveredTicks(lane.stops, period);
    const transit = sailing.reduce((sum, span) => sum + overlapTicks(span, period), 0);
    const wanted = wished(waiting, period);
    const free = Math.max(0, period.end - period.start - taken - transit);
    return {
      used_days: ticksToDays(used),
      transit_days: ticksToDays(Math.min(transit, period.end - period.start - taken)),
      constraint_days: ticksToDays(taken - used),
      free_days: ticksToDays(free),
      waiting_days: ticksToDays(wanted),
    };
  });
};

export const sumLoads = (loads: readonly (readonly VesselLoad[])[]): readonly VesselLoad[] =>
  (loads[0] ?? []).map((_, index) => {
    const sum = (key: keyof VesselLoad) =>
      loads.reduce((total, load) => total + (load[index]?.[key] ?? 0), 0);
    return {
      used_days: sum('used_days'),
      transit_days: sum('transit_days'),
      constraint_days: sum('constraint_days'),
      free_days: sum('free_days'),
      waiting_days: sum('waiting_days'),
    };
  });
