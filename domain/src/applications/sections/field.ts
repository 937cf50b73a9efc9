import { z } from 'zod';
import type { ListName } from '../../reference/lists.ts';
import * as wire from '../../shared/wire.ts';
import * as draft from '../fields.ts';
import type { Condition } from './conditions.ts';

/**
 * A field of the form, described once (record 0071). From its description come what a draft may hold, what submission asks,
 * the answer on the wire, the control on the page, the place on paper and the column of the export.
 */
type About = {
  /** Submission asks for it, always or under a condition; wherever it is asked at all. */
  readonly required?: true | Condition;
  /** Put at all; always, without a condition. */
  readonly asked?: Condition;
  /** On paper, where that differs from being asked. */
  readonly printed?: Condition;
  /** Has a column in the spreadsheet of applications. */
  readonly exported?: true;
  /** Under which heading of its section (`application_form:groups`); without one, under none. */
  readonly group?: string;
  /** Before the others under that heading, wherever it stands on the wire. */
  readonly first?: true;
  /** How many lines of it are seen at once. */
  readonly lines?: number;
};

export type ReferencedTable = ListName | 'fiscal_years' | 'vessels';

type OfKind = {
  readonly draft: z.ZodType;
  readonly wire: z.ZodType;
  /** The greatest length of a text, in characters as people see them. */
  readonly max?: number;
  /** The table whose ids are chosen. An id that is not in it is `unknown_choice`. */
  readonly list?: ReferencedTable;
};

export type FieldKind =
  | 'line'
  | 'email'
  | 'text'
  | 'choice'
  | 'choices'
  | 'yes_no'
  | 'statement'
  | 'day'
  | 'days'
  | 'people'
  | 'amount';

export type Field = About & OfKind & { readonly kind: FieldKind };
export type Fields = Readonly<Record<string, Field>>;

/** A text of one line. */
export const line = (max: number, about: About = {}) => ({
  ...about,
  kind: 'line' as const,
  draft: draft.line(max),
  wire: wire.maybeText,
  max,
});

/** Whether it is an address is asked at submission. */
export const email = (max: number, about: About = {}) => ({ ...line(max, about), kind: 'email' as const });

/** A text of several lines. */
export const text = (max: number, about: About = {}) => ({
  ...about,
  kind: 'text' as const,
  draft: draft.text(max),
  wire: wire.maybeText,
  max,
});

/** One of a list. */
export const choice = <L extends ReferencedTable>(list: L, about: About = {}) => ({
  ...about,
  kind: 'choice' as const,
  draft: draft.id,
  wire: wire.maybeId,
  list,
});

/** Any of a list. */
export const choices = <L extends ReferencedTable>(list: L, about: About = {}) => ({
  ...about,
  kind: 'choices' as const,
  draft: draft.ids,
  wire: wire.ids,
  list,
});

export const yesNo = (about: About = {}) => ({
  ...about,
  kind: 'yes_no' as const,
  draft: draft.yesNo,
  wire: wire.yesNo.nullable(),
});

/** A statement to tick; not ticked is no answer. */
export const statement = (about: About = {}) => ({ ...yesNo(about), kind: 'statement' as const });

/** A day of the calendar. */
export const day = (about: About = {}) => ({
  ...about,
  kind: 'day' as const,
  draft: draft.day,
  wire: wire.maybeDay,
});

/** A number of days, in quarters. */
export const days = (about: About = {}) => ({
  ...about,
  kind: 'days' as const,
  draft: draft.quarterDays,
  wire: wire.maybeDays,
});

/** A number of people. */
export const people = (about: About = {}) => ({
  ...about,
  kind: 'people' as const,
  draft: draft.berths,
  wire: wire.maybePeople,
});

/** A measure of a ship, in the unit that its label names. */
export const amount = (max: number, about: About = {}) => ({
  ...about,
  kind: 'amount' as const,
  draft: draft.amount(max),
  wire: wire.maybeAmount,
});

/** The same heading for all of these. */
export const under = <F extends Fields>(group: string, fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, group }])) as F;

/** What a draft may hold of them: any part. */
export const draftOf = <F extends Fields>(fields: F) =>
  z
    .object(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.draft])) as {
        [K in keyof F]: F[K]['draft'];
      },
    )
    .partial();

/** How they are answered on the wire. */
export const wireOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.wire])) as {
    [K in keyof F]: F[K]['wire'];
  };

/** Some answers, by the names of their fields. */
export type AnswersOf<F extends Fields> = { readonly [K in keyof F]: z.infer<F[K]['draft']> };
