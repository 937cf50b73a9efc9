import { z } from 'zod';
import type { ListName } from '../../reference/lists.ts';
import * as wire from '../../shared/wire.ts';
import * as draft from '../field-schemas.ts';
import type { AnswerCondition } from './conditions.ts';

/**
 * Draft schema, submission rules, wire format, form control, PDF and export column are derived from this
 * description.
 */
type About = {
  readonly required?: true | AnswerCondition;
  readonly asked?: AnswerCondition;
  readonly printed?: AnswerCondition;
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
  readonly most?: number;
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

export const lineField = (max: number, about: About = {}) => ({
  ...about,
  kind: 'line' as const,
  draft: draft.optionalLineSchema(max),
  wire: wire.nullableText,
  max,
});

/** Autosave accepts any text; the format of an e-mail address is checked at submission. */
export const emailField = (max: number, about: About = {}) => ({
  ...lineField(max, about),
  kind: 'email' as const,
});

export const textField = (max: number, about: About = {}) => ({
  ...about,
  kind: 'text' as const,
  draft: draft.optionalTextSchema(max),
  wire: wire.nullableText,
  max,
});

export const choiceField = <L extends ReferencedTable>(list: L, about: About = {}) => ({
  ...about,
  kind: 'choice' as const,
  draft: draft.optionalIdSchema,
  wire: wire.nullableId,
  list,
});

export const choicesField = <L extends ReferencedTable>(list: L, about: About = {}) => ({
  ...about,
  kind: 'choices' as const,
  draft: draft.optionalIdsSchema,
  wire: wire.ids,
  list,
});

export const yesNoField = (about: About = {}) => ({
  ...about,
  kind: 'yes_no' as const,
  draft: draft.optionalBooleanSchema,
  wire: wire.yesNo.nullable(),
});

export const statementField = (about: About = {}) => ({ ...yesNoField(about), kind: 'statement' as const });

export const calendarDayField = (about: About = {}) => ({
  ...about,
  kind: 'day' as const,
  draft: draft.optionalDaySchema,
  wire: wire.nullableDay,
});

export const quarterDaysField = (about: About = {}) => ({
  ...about,
  kind: 'days' as const,
  draft: draft.optionalQuarterDaysSchema,
  wire: wire.nullableDays,
});

export const headcountField = (about: About = {}) => ({
  ...about,
  kind: 'people' as const,
  draft: draft.optionalBerthsSchema,
  wire: wire.nullableHeadcount,
});

export const wholeNumberField = (max: number, about: About = {}) => ({
  ...about,
  kind: 'amount' as const,
  draft: draft.optionalWholeNumberSchema(max),
  wire: wire.nullableCount,
  most: max,
});

export const assignFieldGroup = <F extends Fields>(group: string, fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, group }])) as F;

export const draftSchemaOf = <F extends Fields>(fields: F) =>
  z
    .object(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.draft])) as {
        [K in keyof F]: F[K]['draft'];
      },
    )
    .partial();

export const responseShapeOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.wire])) as {
    [K in keyof F]: F[K]['wire'];
  };

export type AnswersOf<F extends Fields> = { readonly [K in keyof F]: z.infer<F[K]['draft']> };
