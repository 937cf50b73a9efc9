import { z } from 'zod';
import type { ListName } from '../../reference/lists.ts';
import * as wire from '../../shared/wire.ts';
import * as draft from '../fields.ts';
import type { Condition } from './conditions.ts';

/**
 * Draft schema, submission rules, wire format, control, PDF and export column derive from this
 * description.
 */
type About = {
  readonly required?: true | Condition;
  readonly asked?: Condition;
  /** Condition for the PDF, if it differs from `asked`. */
  readonly printed?: Condition;
  readonly exported?: true;
  readonly group?: string;
  readonly first?: true;
  readonly lines?: number;
};

export type ReferencedTable = ListName | 'fiscal_years' | 'vessels';

type OfKind = {
  readonly draft: z.ZodType;
  readonly wire: z.ZodType;
  readonly max?: number;
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

export const line = (max: number, about: About = {}) => ({
  ...about,
  kind: 'line' as const,
  draft: draft.line(max),
  wire: wire.maybeText,
  max,
});

/** The format of the address is checked only at submission. */
export const email = (max: number, about: About = {}) => ({ ...line(max, about), kind: 'email' as const });

export const text = (max: number, about: About = {}) => ({
  ...about,
  kind: 'text' as const,
  draft: draft.text(max),
  wire: wire.maybeText,
  max,
});

export const choice = <L extends ReferencedTable>(list: L, about: About = {}) => ({
  ...about,
  kind: 'choice' as const,
  draft: draft.id,
  wire: wire.maybeId,
  list,
});

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

export const statement = (about: About = {}) => ({ ...yesNo(about), kind: 'statement' as const });

export const day = (about: About = {}) => ({
  ...about,
  kind: 'day' as const,
  draft: draft.day,
  wire: wire.maybeDay,
});

export const days = (about: About = {}) => ({
  ...about,
  kind: 'days' as const,
  draft: draft.quarterDays,
  wire: wire.maybeDays,
});

export const people = (about: About = {}) => ({
  ...about,
  kind: 'people' as const,
  draft: draft.berths,
  wire: wire.maybePeople,
});

export const amount = (max: number, about: About = {}) => ({
  ...about,
  kind: 'amount' as const,
  draft: draft.amount(max),
  wire: wire.maybeAmount,
});

export const under = <F extends Fields>(group: string, fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, group }])) as F;

export const draftOf = <F extends Fields>(fields: F) =>
  z
    .object(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.draft])) as {
        [K in keyof F]: F[K]['draft'];
      },
    )
    .partial();

export const wireOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.wire])) as {
    [K in keyof F]: F[K]['wire'];
  };

export type AnswersOf<F extends Fields> = { readonly [K in keyof F]: z.infer<F[K]['draft']> };
