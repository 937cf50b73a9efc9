import { z } from 'zod';
import { oneLine } from '../shared/text.ts';
import { type CalendarDay, dayNumber, isCalendarDay } from '../shared/calendar-day.ts';
import { problem } from '../shared/field-problem.ts';

/** Maintenance, lay-up and the like: days on which a vessel cannot serve. Both ends counted. */
export type SchedulingConstraint = {
  readonly id: number;
  readonly vessel_id: number;
  readonly name: string;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
};

const day = z.string().refine(isCalendarDay, problem('invalid_date'));
const id = z.int().positive().max(2_147_483_647);

const isDay = (value: unknown): value is CalendarDay => typeof value === 'string' && isCalendarDay(value);

/** Said together with what else is wrong, wherever there are two days to compare. */
const inOrder = <S extends z.ZodObject>(schema: S): S =>
  schema.refine(({ start_date: start, end_date: end }) => !isDay(start) || !isDay(end) || start <= end, {
    path: ['end_date'],
    ...problem('end_before_start'),
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

const shape = z.object({
  name: z.string().overwrite(oneLine).trim().min(1).max(250),
  start_date: day,
  end_date: day.nullable().optional(),
  port_id: id.nullable().optional(),
});

export const constraintSchema = inOrder(shape);

/** Any part of a constraint; the whole is checked once it is known. */
export const constraintChange = inOrder(shape.partial());

type Block = Pick<SchedulingConstraint, 'start_date' | 'end_date'>;

/** The stretches of days from `start` to `end`, both counted, that no constraint takes: their lengths, in order. */
export const freeStretches = (
  start: CalendarDay,
  end: CalendarDay,
  constraints: readonly Block[],
): number[] => {
  const stretches: number[] = [];
  let next = dayNumber(start);
  const last = dayNumber(end);
  for (const block of constraints.toSorted((a, b) => a.start_date.localeCompare(b.start_date))) {
    const from = dayNumber(block.start_date);
    if (from > next) stretches.push(Math.min(from - 1, last) - next + 1);
    next = Math.max(next, dayNumber(block.end_date) + 1);
    if (next > last) break;
  }
  if (next <= last) stretches.push(last - next + 1);
  return stretches.filter((days) => days > 0);
};
