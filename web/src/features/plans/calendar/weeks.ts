import type { Span } from '@shiptime/domain/plans/missions';
import { type Tick, dayOfTick, ticksInDay } from '@shiptime/domain/plans/ticks';
import { startOfMonth, startOfWeek } from '@shiptime/domain/plans/timeline/calendar';
import { assignRows } from '@shiptime/domain/plans/timeline/assign-rows';

export type CalendarItem = Span & {
  readonly id: number;
  readonly title: string;
  readonly own?: string;
  readonly label: string;
  readonly isConstraint: boolean;
};

type WeekDay = { readonly day: string; readonly isInMonth: boolean };

export type Segment = {
  readonly item: CalendarItem;
  readonly column: number;
  readonly days: number;
  readonly row: number;
  readonly beginsHere: boolean;
  readonly endsHere: boolean;
};

export type Week = {
  readonly start: Tick;
  readonly days: readonly WeekDay[];
  readonly segments: readonly Segment[];
  readonly rowCount: number;
};

const daysInWeek = 7;
const ticksInWeek = daysInWeek * ticksInDay;

const segmentsOf = (start: Tick, items: readonly CalendarItem[]) => {
  const end = start + ticksInWeek;
  const cut = items
    .filter((item) => item.start < end && item.end > start)
    .map((item) => {
      const column = Math.floor((Math.max(item.start, start) - start) / ticksInDay);
      const last = Math.ceil((Math.min(item.end, end) - start) / ticksInDay);
      return { item, column, days: last - column };
    })
    .sort((a, b) => a.column - b.column || b.days - a.days || a.item.id - b.item.id);
  const { rows, count } = assignRows(cut.map(({ column, days }) => ({ start: column, end: column + days })));
  const segments = cut.map((segment, index) => ({
    ...segment,
    row: rows[index] ?? 0,
    beginsHere: segment.item.start >= start,
    endsHere: segment.item.end <= end,
  }));
  return { segments, rowCount: cut.length === 0 ? 0 : count };
};

export const weeksOf = (month: Tick, items: readonly CalendarItem[]): readonly Week[] => {
  const [first, after] = [startOfMonth(month), startOfMonth(month, 1)];
  const weeks: Week[] = [];
  for (let start = startOfWeek(first); start < after; start += ticksInWeek) {
    const days = Array.from({ length: daysInWeek }, (_, index) => {
      const tick = start + index * ticksInDay;
      return { day: dayOfTick(tick), isInMonth: tick >= first && tick < after };
    });
    weeks.push({ start, days, ...segmentsOf(start, items) });
  }
  return weeks;
};
