import { z } from 'zod';
import { toOneLine } from '../shared/text.ts';
import { addDays, type CalendarDay, dayNumber, isCalendarDay } from '../shared/calendar-day.ts';
import { problemParams } from '../shared/field-problem.ts';

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

const kindsAtSea: ReadonlySet<string> = new Set<ConstraintKind>(['other_program', 'standby', 'other']);

export const allowsSailing = ({
  kind,
  port_id,
}: {
  readonly kind?: unknown;
  readonly port_id: number | null;
}): boolean => port_id === null && typeof kind === 'string' && kindsAtSea.has(kind);

export const happensInPort = (kind: unknown): boolean => typeof kind === 'string' && kindsInPort.has(kind);

export type SchedulingConstraint = {
  readonly id: number;
  readonly vessel_id: number;
  readonly name: string;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
};

type Block = Pick<SchedulingConstraint, 'start_date' | 'end_date'>;

const day = z.string().refine(isCalendarDay, problemParams('invalid_date'));
const id = z.int().positive().max(2_147_483_647);

const isKnown = (value: unknown): boolean => value !== null && value !== undefined;

const isDay = (value: unknown): value is CalendarDay => typeof value === 'string' && isCalendarDay(value);

export const requireOrderedDates = <S extends z.ZodObject>(schema: S): S =>
  schema.refine(({ start_date: start, end_date: end }) => !isDay(start) || !isDay(end) || start <= end, {
    path: ['end_date'],
    ...problemParams('end_before_start'),
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

const name = z.string().overwrite(toOneLine).trim().min(1).max(250);

export const constraintFieldsSchema = z.object({
  name,
  name_en: name.nullable().optional(),
  name_fr: name.nullable().optional(),
  start_date: day,
  end_date: day.nullable().optional(),
  port_id: id.nullable().optional(),
  kind: z.enum(constraintKinds).optional(),
});

export const maximumConstraintDays = 731;

const lengthOf = (start: CalendarDay, end: CalendarDay): number => dayNumber(end) - dayNumber(start) + 1;

const whole = <S extends z.ZodObject>(schema: S): S => {
  const isObject = ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null;
  return requireOrderedDates(schema)
    .refine(({ kind, port_id }) => !happensInPort(kind) || isKnown(port_id), {
      path: ['port_id'],
      ...problemParams('required'),
      when: isObject,
    })
    .refine(
      ({ start_date: start, end_date: end }) =>
        !isDay(start) || !isDay(end) || lengthOf(start, end) <= maximumConstraintDays,
      { path: ['end_date'], ...problemParams('over_two_years'), when: isObject },
    );
};

export const constraintSchema = whole(constraintFieldsSchema);

export const overlapsAnyPeriod = (days: Block, years: readonly Block[]): boolean =>
  years.some(({ start_date, end_date }) => days.start_date <= end_date && days.end_date >= start_date);

export const requireWithinYears = <S extends z.ZodObject>(schema: S, years: readonly Block[]): S =>
  schema.refine(
    ({ start_date: start, end_date: end }) =>
      !isDay(start) || overlapsAnyPeriod({ start_date: start, end_date: isDay(end) ? end : start }, years),
    {
      path: ['start_date'],
      ...problemParams('outside_known_years'),
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  );

export const recurrenceSchema = z.object({ every_days: z.int().min(1).max(366), until: day });
export type Recurrence = z.infer<typeof recurrenceSchema>;

const newShape = constraintFieldsSchema.extend({
  name: name.nullable().optional(),
  repeat: recurrenceSchema.nullable().optional(),
});

export const newConstraintSchema = whole(newShape).refine(
  (row) => isKnown(row.name) || (isKnown(row.name_en) && isKnown(row.name_fr)),
  {
    path: ['name'],
    ...problemParams('required'),
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);

const mostTimes = 53;

export const repeatConstraint = (
  { start_date, end_date }: Block,
  repeat: Recurrence | null | undefined,
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

export const constraintChangeSchema = requireOrderedDates(constraintFieldsSchema.partial());

type Names = Pick<z.infer<typeof constraintFieldsSchema>, 'name' | 'name_en' | 'name_fr'>;

export const resetStaleTranslations = (before: Names, change: Partial<Names>): Partial<Names> => {
  const { name, name_en = before.name_en, name_fr = before.name_fr } = change;
  const isSame = name_en === before.name_en && name_fr === before.name_fr;
  const isOneOfThem = [before.name, before.name_en, before.name_fr].includes(name ?? before.name);
  return isSame && !isOneOfThem ? { name_en: null, name_fr: null } : { name_en, name_fr };
};

export const findOverlappingPeriods = <B extends Block>(days: Block, others: readonly B[]): B[] =>
  others.filter(({ start_date, end_date }) => start_date <= days.end_date && days.start_date <= end_date);

type Span = { readonly start: number; readonly end: number };

/** Free parts of a half-open span, in days since 1970-01-01 with fractions. */
export const findFreeSpans = ({ start, end }: Span, constraints: readonly Block[]): Span[] => {
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
