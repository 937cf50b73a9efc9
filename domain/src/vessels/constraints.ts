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
  'lay_up',
  'alongside',
  'other_program',
  'standby',
  'breakdown',
  'port_closed',
  'other',
] as const;
export type ConstraintKind = (typeof constraintKinds)[number];

const kindsInPort: ReadonlySet<string> = new Set<ConstraintKind>([
  'refit',
  'drydock',
  'maintenance',
  'crew_change',
  'lay_up',
  'alongside',
]);

/** The vessel lies in a port meanwhile, so the constraint has one (record 0131). */
export const happensInPort = (kind: unknown): boolean => typeof kind === 'string' && kindsInPort.has(kind);

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

const isKnown = (value: unknown): boolean => value !== null && value !== undefined;

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

/** Two years, a leap day included. */
export const longestConstraint = 731;

const lengthOf = (start: CalendarDay, end: CalendarDay): number => dayNumber(end) - dayNumber(start) + 1;

/** Refuses a kind that happens in a port without its port, and more than two years at a time. */
const whole = <S extends z.ZodObject>(schema: S): S => {
  const isObject = ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null;
  return inOrder(schema)
    .refine(({ kind, port_id }) => !happensInPort(kind) || isKnown(port_id), {
      path: ['port_id'],
      ...problem('required'),
      when: isObject,
    })
    .refine(
      ({ start_date: start, end_date: end }) =>
        !isDay(start) || !isDay(end) || lengthOf(start, end) <= longestConstraint,
      { path: ['end_date'], ...problem('over_two_years'), when: isObject },
    );
};

export const constraintSchema = whole(constraintShape);

/** The days touch a fiscal year that the portal knows. */
export const touchesAny = (days: Block, years: readonly Block[]): boolean =>
  years.some(({ start_date, end_date }) => days.start_date <= end_date && days.end_date >= start_date);

/** Refuses days that no fiscal year of the portal knows. */
export const withinYears = <S extends z.ZodObject>(schema: S, years: readonly Block[]): S =>
  schema.refine(
    ({ start_date: start, end_date: end }) =>
      !isDay(start) || touchesAny({ start_date: start, end_date: isDay(end) ? end : start }, years),
    {
      path: ['start_date'],
      ...problem('outside_known_years'),
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  );

/** As long each time, from one beginning to the next so many days later, as long as it begins by the last day. */
export const repetition = z.object({ every_days: z.int().min(1).max(366), until: day });
export type Repetition = z.infer<typeof repetition>;

/** A new one, or a row of them: a crew change every 28 days. */
export const newConstraintSchema = whole(
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

/** Other constraints of the vessel on the same days. */
export const overlapping = <B extends Block>(days: Block, others: readonly B[]): B[] =>
  others.filter(({ start_date, end_date }) => start_date <= days.end_date && days.start_date <= end_date);

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
