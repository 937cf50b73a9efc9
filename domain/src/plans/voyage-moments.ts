import type { CalendarDay } from '../shared/calendar-day.ts';
import { type MissionTiming, computeMissionSpans } from './missions.ts';
import { dayOfTick, type DayFraction, tickToStart, type Tick } from './ticks.ts';

export type VoyageMoment = { readonly day: CalendarDay; readonly fraction: DayFraction };

export type VoyageMoments = {
  readonly on_board: VoyageMoment;
  readonly sails: VoyageMoment;
  readonly returns: VoyageMoment;
  readonly off_board: VoyageMoment;
};

const momentAt = (tick: Tick): VoyageMoment => {
  const { start_date: day, start_fraction: fraction } = tickToStart(tick);
  return { day, fraction };
};

export const computeVoyageMoments = (stretch: MissionTiming): VoyageMoments | null => {
  const spans = computeMissionSpans(stretch);
  return (
    spans && {
      on_board: momentAt(spans.occupied.start),
      sails: momentAt(spans.operations.start),
      returns: momentAt(spans.operations.end),
      off_board: momentAt(spans.occupied.end),
    }
  );
};

export const computeOperationsDates = (
  stretch: MissionTiming,
): { readonly start: CalendarDay; readonly end: CalendarDay } | null => {
  const operations = computeMissionSpans(stretch)?.operations;
  return operations
    ? { start: dayOfTick(operations.start), end: dayOfTick(Math.max(operations.start, operations.end - 1)) }
    : null;
};
