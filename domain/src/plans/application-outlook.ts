import type { Board } from './conflicts/board.ts';
import type { ConflictContext } from './conflicts/conflict-context.ts';
import type { LaneWithStops } from './conflicts/lanes.ts';
import { windowSpan } from './conflicts/rules/windows.ts';
import { computeAllowedVoyageSpan, measureAvailableTimeOfMission } from './conflicts/free-slots.ts';
import { findWholeVoyage } from './conflicts/whole-voyage.ts';
import {
  type ComputedVesselFit,
  findVesselFits,
  type VesselFitCriteria,
  removeApplicationFromLane,
} from './vessel-fits.ts';
import { type RequestedDays, type VesselLoad, computeLoad, divideYearForLoad } from './load.ts';
import { type Mission, overlapTicks, type Span } from './missions.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { dayOfTick, ticksToDays } from './ticks.ts';

type Rival = RequestedDays & { readonly id: number; readonly vessel_id: number | null };

type Stretch = { readonly start_date: CalendarDay; readonly days: number } & Omit<VesselLoad, 'waiting_days'>;

export type ApplicationOutlook<R extends Rival> = {
  /**
   * Operational window with mobilization and demobilization, clipped to the fiscal year; the whole year if no
   * window is given.
   */
  readonly wanted: Stretch & { readonly end_date: CalendarDay };
  readonly weeks: readonly Stretch[];
  readonly needed_days: number | null;
  readonly free_in_a_row: number | null;
  readonly rivals: readonly R[];
  readonly fits: readonly ComputedVesselFit[];
};

const bestOthers = 3;

const clipTo = (bounds: Span, { start, end }: Span): Span => {
  const span = { start: Math.max(start, bounds.start), end: Math.min(end, bounds.end) };
  return span.start < span.end ? span : bounds;
};

const wantedSpan = (
  window: Span,
  mission: Mission | null,
  lane: LaneWithStops,
  { applications, year }: ConflictContext,
): Span =>
  clipTo(
    year,
    mission === null ? window : computeAllowedVoyageSpan(findWholeVoyage(mission, lane), applications),
  );

type OutlookQuestion<R extends Rival> = {
  readonly board: Board;
  readonly vesselId: number;
  readonly searching: VesselFitCriteria;
  readonly mission: Mission | null;
  readonly rivals: readonly R[];
  readonly today: CalendarDay;
};

export const computeApplicationOutlook = <R extends Rival>(
  question: OutlookQuestion<R>,
): ApplicationOutlook<R> | null => {
  const { board, vesselId, searching, mission, rivals, today } = question;
  const { conflictContext } = board;
  const found = board.lanes.find(({ lane }) => lane.vessel.id === vesselId)?.lane;
  if (!found) return null;
  const lane = removeApplicationFromLane(found, searching.id, board);
  const { operational_window_start: opens, operational_window_end: closes } = searching.needs;
  const window = windowSpan(opens ?? null, closes ?? null);
  const span = wantedSpan(window, mission, lane, conflictContext);
  const weeks = divideYearForLoad(conflictContext.year, 'week')
    .map(({ start, end }) => ({ start: Math.max(start, span.start), end: Math.min(end, span.end) }))
    .filter(({ start, end }) => start < end);
  const [all, ...each] = computeLoad(lane, conflictContext, [span, ...weeks]);
  const stretch = ({ start, end }: Span, { waiting_days: _rivals, ...load }: VesselLoad): Stretch => ({
    start_date: dayOfTick(start),
    days: ticksToDays(end - start),
    ...load,
  });
  const room = mission === null ? null : measureAvailableTimeOfMission(mission, lane, conflictContext);
  const own = clipTo(span, window);
  const wants = (rival: Rival) =>
    rival.id !== searching.id &&
    rival.vessel_id === vesselId &&
    overlapTicks(windowSpan(rival.operational_window_start, rival.operational_window_end), own) > 0;
  const fits = findVesselFits({ board, searching, mission, today });
  const others = fits.filter(({ vessel_id }) => vessel_id !== vesselId).slice(0, bestOthers);
  const whole = stretch(span, all!);
  const wanted = { ...whole, free_days: Math.max(whole.free_days, room?.longest ?? 0) };
  return {
    wanted: { ...wanted, end_date: dayOfTick(span.end - 1) },
    weeks: weeks.map((week, index) => stretch(week, each[index]!)),
    needed_days: room?.needed ?? null,
    free_in_a_row: room?.longest ?? null,
    rivals: rivals.filter(wants),
    fits: [...fits.filter(({ vessel_id }) => vessel_id === vesselId), ...others],
  };
};
