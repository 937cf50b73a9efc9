import { z } from 'zod';
import { problemParams } from '../shared/field-problem.ts';
import { optionalLineSchema, blankToNullTextSchema } from './field-schemas.ts';
import { operationLimits, rowTextLimits } from './limits.ts';

export type StationOperationDetails = {
  readonly kind: string | null;
  readonly hours: number | null;
  readonly gear: string | null;
  readonly repeats: number;
};

export type StationOperation = StationOperationDetails & { readonly id: string };

export const operationFields = [
  'kind',
  'gear',
  'hours',
  'repeats',
] as const satisfies (keyof StationOperationDetails)[];

const { hours: mostHours, repeats: mostRepeats } = operationLimits;

export const stationOperationSchema = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  kind: optionalLineSchema(rowTextLimits.operation.kind).default(null),
  hours: z
    .number()
    .refine(
      (hours) => hours >= 0 && hours <= mostHours,
      problemParams('out_of_range', { min: 0, max: mostHours }),
    )
    .meta({ minimum: 0, maximum: mostHours })
    .nullable()
    .default(null),
  gear: optionalLineSchema(rowTextLimits.operation.gear).default(null),
  repeats: z
    .int()
    .refine(
      (count) => count >= 1 && count <= mostRepeats,
      problemParams('out_of_range', { min: 1, max: mostRepeats }),
    )
    .meta({ minimum: 1, maximum: mostRepeats })
    .default(1),
});

export const operationOfKindSchema = stationOperationSchema.omit({ id: true }).extend({
  kind: blankToNullTextSchema(rowTextLimits.operation.kind).refine(
    (kind) => kind !== null,
    problemParams('required'),
  ),
  gear: blankToNullTextSchema(rowTextLimits.operation.gear),
});

const haveOwnIds = (operations: readonly { readonly id?: string | undefined }[]): boolean => {
  const ids = operations.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};

export const operationsSchema = z
  .array(stationOperationSchema)
  .max(operationLimits.operations)
  .refine(haveOwnIds, problemParams('not_unique'));

type Worked = {
  readonly type: string | null;
  readonly operations?: readonly StationOperationDetails[] | undefined;
};

export const blankOperation: StationOperationDetails = { kind: null, hours: null, gear: null, repeats: 1 };

export const effectiveOperations = ({ type, operations = [] }: Worked): readonly StationOperationDetails[] =>
  operations.length > 0 ? operations : [{ ...blankOperation, kind: type }];

type Listed = { readonly type: string | null; readonly operations?: readonly StationOperation[] | undefined };

export const editableOperations = ({ type, operations = [] }: Listed): readonly StationOperation[] =>
  operations.length > 0 || type === null ? operations : [{ id: 'type', ...blankOperation, kind: type }];

export const countOperations = (stations: readonly Worked[]): number =>
  stations.flatMap(effectiveOperations).reduce((sum, { repeats }) => sum + repeats, 0);

export const isSameOperation = (a: StationOperationDetails, b: StationOperationDetails): boolean =>
  operationFields.every((field) => a[field] === b[field]);

export const areSameOperations = (a: readonly StationOperation[], b: readonly StationOperation[]): boolean =>
  a.length === b.length &&
  a.every((one, index) => one.id === b[index]!.id && isSameOperation(one, b[index]!));

export const isSameOperationExceptRepeats = (
  a: StationOperationDetails,
  b: StationOperationDetails,
): boolean => isSameOperation({ ...a, repeats: 1 }, { ...b, repeats: 1 });

export const operationKindKey = ({ kind }: Pick<StationOperationDetails, 'kind'>): string =>
  (kind ?? '').trim().toLowerCase();

/** Replaces the operation of the same kind, else adds one; null if the list is full. */
export const upsertOperationOfKind = (
  operations: readonly StationOperation[],
  put: StationOperation,
): readonly StationOperation[] | null => {
  const isAlike = (one: StationOperation) => operationKindKey(one) === operationKindKey(put);
  if (operations.some(isAlike)) return operations.map((one) => (isAlike(one) ? { ...put, id: one.id } : one));
  return operations.length < operationLimits.operations ? [...operations, put] : null;
};

const mergeFields = (
  base: StationOperation,
  mine: StationOperation,
  theirs: StationOperation,
): StationOperation | null => {
  const changed = operationFields.filter((field) => mine[field] !== base[field]);
  if (changed.some((field) => theirs[field] !== base[field] && theirs[field] !== mine[field])) return null;
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
};

type Sides = {
  readonly base: readonly StationOperation[];
  readonly mine: readonly StationOperation[];
  readonly theirs: readonly StationOperation[];
};

const mergeOne = ({ base, mine, theirs }: Sides, id: string): StationOperation | 'gone' | null => {
  const [before, own, other] = [base, mine, theirs].map((all) => all.find((one) => one.id === id));
  if (!before) return other ?? own ?? 'gone';
  if (own && other) return mergeFields(before, own, other);
  const left = own ?? other;
  return left && !isSameOperation(left, before) ? null : 'gone';
};

export const mergeOperations = (
  base: readonly StationOperation[],
  mine: readonly StationOperation[],
  theirs: readonly StationOperation[],
): readonly StationOperation[] | null => {
  const order = theirs.map(({ id }) => id);
  for (const [index, { id }] of mine.entries())
    if (!order.includes(id)) order.splice(order.indexOf(mine[index - 1]?.id ?? '') + 1, 0, id);
  const merged = order.map((id) => mergeOne({ base, mine, theirs }, id));
  return merged.includes(null) ? null : merged.filter((one) => one !== null && one !== 'gone');
};
