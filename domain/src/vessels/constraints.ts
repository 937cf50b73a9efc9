import { z } from 'zod';
import { oneLine } from '../shared/text.ts';
import { addDays, type CalendarDay, dayNumber, isCalendarDay } from '../shared/calendar-day.ts';
import { problem } from '../shared/field-problem.ts';

/** What a constraint is; each has its words in both languages, and a pattern on the timeline. */
export const constraintKinds = [
  'refit',
  'drydock',
  'maintenance',
  'crew_change',
  'other_program',
  'standby',
  'breakdown',
  'port_closed',
  'other',
] as const;
export type ConstraintKind = (typeof constraintKinds)[number];

/** Maintenance, lay-up and the like: days on which a vessel cannot serve. Both ends counted. */
export type SchedulingConstraint = {
  readonly id: number;
  readonly vessel_id: number;
  readonly name: string;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
};

type Block = Pick<SchedulingConstraint, 'start_date' | 'end_date'>;

const day = z.string().refine(isCalendarDay, problem('invalid_date'));
const id = z.int().positive().max(2_147_483_647);

const isDay = (value: unknown): value is CalendarDay => typeof value === 'string' && isCalendarDay(value);

/** Said together with what else is wrong, wherever there are two days to compare. */
export const inOrder = <S extends z.ZodObject>(schema: S): S =>
  schema.refine(({ start_date: start, end_date: end }) => !isDay(start) || !isDay(end) || start <= end, {
    path: ['end_date'],
    ...problem('end_before_start'),
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export const constraintShape = z.object({
  name: z.string().overwrite(oneLine).trim().min(1).max(250),
  start_date: day,
  end_date: day.nullable().optional(),
  port_id: id.nullable().optional(),
  kind: z.enum(constraintKinds).optional(),
});

export const constraintSchema = inOrder(constraintShape);

/** As long each time, from one beginning to the next so many days later, as long as it begins by the last day. */
export const repetition = z.object({ every_days: z.int().min(1).max(366), until: day });
export type Repetition = z.infer<typeof repetition>;

/** A new one, or a row of them: a crew change every 28 days. */
export const newConstraintSchema = inOrder(
  constraintShape.extend({ repeat: repetition.nullable().optional() }),
);

/** A year of crew changes by the week; more is a mistake. */
const mostTimes = 53;

/** The days of each time, the first one included. */
export const repeated = (
  { start_date, end_date }: Block,
  repeat: Repetition | null | undefined,
): readonly Block[] => {
  const times: Block[] = [{ start_date, end_date }];
  if (!repeat) return times;
  for (let index = 1; index < mostTimes; index += 1) {
    const next = addDays(start_date, index * repeat.every_days);
    if (next > repeat.until) break;
    times.push({ start_date: next, end_date: addDays(end_date, index * repeat.every_days) });
  }
  return times;
};

/** Any part of a constraint; the whole is checked once it is known. */
export const constraintChange = inOrder(constraintShape.partial());

type Span = { readonly start: number; readonly end: number };

/** Parts of a span that no constraint takes, in order. The span is half-open, in days since 1970-01-01 and fractions of them. */
export const freeSpans = ({ start, end }: Span, constraints: readonly Block[]): Span[] => {
  const spans: Span[] = [];
  let free = start;
  for (const block of constraints.toSorted((a, b) => a.start_date.localeCompare(b.start_date))) {
    const from = Math.min(dayNumber(block.start_date), end);
    if (from > free) spans.push({ start: free, end: from });
    free = Math.max(free, dayNumber(block.end_date) + 1);
  }
  if (free < end) spans.push({ start: free, end });
  return spans;
};
