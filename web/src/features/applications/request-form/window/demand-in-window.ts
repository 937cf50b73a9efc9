import type { Demand } from '@shiptime/domain/applications/wire/demand';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';

type Window = { readonly start: string | null; readonly end: string | null };

export const filterDemandToWindow = (
  demand: readonly Demand[],
  vesselId: number,
  { start, end }: Window,
): readonly Demand[] =>
  demand.filter(
    ({ vessel_id, month }) =>
      vessel_id === vesselId &&
      (!isCalendarDay(start) || month >= start.slice(0, 7)) &&
      (!isCalendarDay(end) || month <= end.slice(0, 7)),
  );

export const findBusiestMonth = (demand: readonly Demand[]): Demand | null =>
  demand.reduce<Demand | null>(
    (most, each) => (most === null || each.applications > most.applications ? each : most),
    null,
  );
