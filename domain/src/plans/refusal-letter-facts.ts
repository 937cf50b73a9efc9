import { countCoveredTicks } from './plan-totals.ts';
import { checkFeasibility, type FeasibilityReason, feasibilityReasons } from '../applications/feasibility.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import type { Board } from './conflicts/board.ts';
import { windowSpan } from './conflicts/rules/windows.ts';
import { measureLongestFreeTicks } from './conflicts/free-slots.ts';
import { type VesselFitCriteria, removeApplicationFromLane } from './vessel-fits.ts';
import { type Mission, occupiedDays, overlapTicks, type Span } from './missions.ts';
import { keepsHalfOfRequestedDays } from './shortening-limits.ts';
import { ticksToDays } from './ticks.ts';

export type RefusalLetterFacts = {
  readonly operational_days: number | null;
  readonly window: { readonly start: CalendarDay; readonly end: CalendarDay } | null;
  readonly constraints: readonly {
    readonly id: number;
    readonly start_date: CalendarDay;
    readonly end_date: CalendarDay;
    readonly days: number;
  }[];
  readonly window_days: number | null;
  readonly voyage_days: number;
  readonly needed_days: number | null;
  readonly free_days: number | null;
  /** Whole operational days to drop so that the mission fits; null if it fits or too few would remain. */
  readonly fewer_days: number | null;
  readonly reasons: readonly FeasibilityReason[];
};

const untold = new Set([
  ...['window', 'window_taken', 'window_never_free', 'window_interrupted', 'no_free_slot'],
  'far_from_home',
]);

export const collectRefusalLetterFacts = (
  board: Board,
  vesselId: number,
  searching: VesselFitCriteria,
  mission: Mission | null,
): RefusalLetterFacts | null => {
  const lane = board.lanes.find((each) => each.lane.vessel.id === vesselId)?.lane;
  if (!lane) return null;
  const { needs } = searching;
  const { operational_window_start: start, operational_window_end: end } = needs;
  const window = start && end ? { start, end } : null;
  const span = window && windowSpan(window.start, window.end);
  const daysWithin = (taken: Span) => (span === null ? 0 : ticksToDays(overlapTicks(taken, span)));
  const constraints = lane.constraints.flatMap(({ constraint, ...taken }) =>
    constraint === null ? [] : [{ ...constraint, days: daysWithin(taken) }],
  );
  const others = removeApplicationFromLane(lane, searching.id, board);
  const voyages = others.stops.filter(({ subject }) => subject !== null);
  const voyageDays = span === null ? 0 : ticksToDays(countCoveredTicks(voyages, span));
  const { reasons } = checkFeasibility(
    needs,
    { ...lane.vessel, active: true },
    constraints.map((constraint) => ({ ...constraint, vessel_id: vesselId })),
    [...board.conflictContext.ports.values()],
  );
  const free = mission === null ? null : measureLongestFreeTicks(mission, others, board.conflictContext);
  const needed = mission === null ? null : occupiedDays(mission);
  const asked = needs.operational_days ?? 0;
  const missing = free === null || needed === null ? 0 : Math.ceil(needed - free);
  return {
    operational_days: needs.operational_days ?? null,
    window,
    constraints: constraints.filter(({ days }) => days > 0).toSorted((a, b) => b.days - a.days),
    window_days: span === null ? null : ticksToDays(span.end - span.start),
    voyage_days: voyageDays,
    needed_days: needed,
    free_days: free,
    fewer_days: missing > 0 && keepsHalfOfRequestedDays(asked - missing, asked) ? missing : null,
    reasons: reasons.filter(({ code }) => !untold.has(code) && feasibilityReasons[code] !== 'unknown'),
  };
};
