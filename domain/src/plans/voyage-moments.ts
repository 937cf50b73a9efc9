import type { CalendarDay } from '../shared/calendar-day.ts';
import { type MissionLength, spansOfLength } from './missions.ts';
import { dayOfTick, type Fraction, startOfTick, type Tick } from './ticks.ts';

export type Moment = { readonly day: CalendarDay; readonly fraction: Fraction };

export type VoyageMoments = {
  readonly on_board: Moment;
  readonly sails: Moment;
  readonly returns: Moment;
  readonly off_board: Moment;
};

const momentAt = (tick: Tick): Moment => {
  const { start_date: day, start_fraction: fraction } = startOfTick(tick);
  return { day, fraction };
};

export const voyageMoments = (stretch: MissionLength): VoyageMoments | null => {
  const spans = spansOfLength(stretch);
  return (
    spans && {
      on_board: momentAt(spans.occupied.start),
      sails: momentAt(spans.operations.start),
      returns: momentAt(spans.operations.end),
      off_board: momentAt(spans.occupied.end),
    }
  );
};

export const daysAtSea = (
  stretch: MissionLength,
): { readonly start: CalendarDay; readonly end: CalendarDay } | null => {
  const operations = spansOfLength(stretch)?.operations;
  return operations
    ? { start: dayOfTick(operations.start), end: dayOfTick(Math.max(operations.start, operations.end - 1)) }
    : null;
};
