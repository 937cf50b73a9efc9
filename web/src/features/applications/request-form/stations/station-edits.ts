import {
  areSameOperations,
  mergeOperations,
  editableOperations,
  type StationOperation,
} from '@shiptime/domain/applications/operations';
import type { RowOf } from '#lib/routes.ts';
import type { Routes } from '#lib/routes.generated.ts';

/** Row of the station list, which is in the order of visits. */
export type StationRow = Pick<
  RowOf<Routes['GET'][`/ship_time_requests/${number}/stations`]>,
  'id' | 'lock_version' | 'name' | 'type' | 'latitude' | 'longitude'
> & { readonly operations?: readonly StationOperation[] };

export type StationValues = Omit<StationRow, 'id' | 'lock_version'>;

export const stationFields = ['name', 'type', 'latitude', 'longitude'] as const;

export type StationField = (typeof stationFields)[number];

const none: readonly StationOperation[] = [];

export const operationsOf = ({
  operations = none,
}: Pick<StationRow, 'operations'>): readonly StationOperation[] => operations;

export const stationValuesOf = ({
  name,
  type,
  latitude,
  longitude,
  operations,
}: StationRow): StationValues => ({
  ...{ name, type, latitude, longitude },
  ...(operations && { operations }),
});

/** `base`: values before the edit. */
export type StationChange = {
  readonly kind: 'change';
  readonly id: number;
  readonly base: Partial<StationValues>;
  readonly values: Partial<StationValues>;
};

/** Edit shown immediately and sent later. Positions count from 1. */
export type StationEdit =
  /**
   * `id`: negative until saved; `key`: idempotency key; `after`: highest known id. A station with a higher id
   * and equal values is the saved one.
   */
  | {
      readonly kind: 'add';
      readonly id: number;
      readonly key: string;
      readonly values: StationValues;
      readonly position: number;
      readonly after: number;
    }
  | StationChange
  | { readonly kind: 'move'; readonly id: number; readonly position: number }
  | { readonly kind: 'remove'; readonly ids: readonly number[] };

/** Replaces station id `from` with `to`; returns the same object if the edit does not contain `from`. */
export const replaceStationId = (edit: StationEdit, from: number, to: number): StationEdit => {
  if (edit.kind !== 'remove') return edit.id === from ? { ...edit, id: to } : edit;
  return edit.ids.includes(from) ? { ...edit, ids: edit.ids.map((id) => (id === from ? to : id)) } : edit;
};

type Change = Pick<StationChange, 'base' | 'values'>;

const mergedOperations = ({ base, values }: Change, now: StationValues): readonly StationOperation[] | null =>
  base.operations
    ? mergeOperations(base.operations, operationsOf(values), editableOperations(now))
    : operationsOf(values);

/** Fields that somebody else has changed to another value. */
export const findConflictingFields = (
  change: Change,
  now: StationValues,
): readonly (StationField | 'operations')[] => {
  const { base, values } = change;
  const fields = stationFields.filter(
    (field) => field in values && now[field] !== base[field] && now[field] !== values[field],
  );
  return values.operations && mergedOperations(change, now) === null ? [...fields, 'operations'] : fields;
};

export const mergeStationChange = (change: Change, now: StationValues): Partial<StationValues> => {
  const operations = change.values.operations && mergedOperations(change, now);
  return operations ? { ...change.values, operations } : change.values;
};

const hasValues = (row: StationValues, values: StationValues): boolean =>
  stationFields.every((field) => row[field] === values[field]) &&
  areSameOperations(operationsOf(row), operationsOf(values));

export const isSameStation = (a: StationRow, b: StationRow): boolean =>
  a.id === b.id && a.lock_version === b.lock_version && hasValues(a, b);

type StationAdd = Extract<StationEdit, { kind: 'add' }>;

const isAdd = (edit: StationEdit): edit is StationAdd => edit.kind === 'add';

export const newestStationId = (rows: readonly StationRow[], edits: readonly StationEdit[]): number =>
  Math.max(0, ...rows.map(({ id }) => id), ...edits.filter(isAdd).map(({ id }) => id));

const inserted = (rows: readonly StationRow[], row: StationRow, position: number): StationRow[] =>
  rows.toSpliced(Math.max(0, position - 1), 0, row);

/** `own`: ids known to come from this queue's additions. */
const withAdded = (rows: readonly StationRow[], edit: StationAdd, own: ReadonlySet<number>) => {
  if (rows.some(({ id }) => id === edit.id)) return rows;
  const added = { ...edit.values, id: edit.id, lock_version: 0 };
  const arrived = rows.find((row) => row.id > edit.after && !own.has(row.id) && hasValues(row, edit.values));
  return arrived ? rows.map((row) => (row === arrived ? added : row)) : inserted(rows, added, edit.position);
};

const applyEdit = (
  rows: readonly StationRow[],
  edit: StationEdit,
  own: ReadonlySet<number>,
): readonly StationRow[] => {
  if (isAdd(edit)) return withAdded(rows, edit, own);
  if (edit.kind === 'remove') return rows.filter(({ id }) => !edit.ids.includes(id));
  const row = rows.find(({ id }) => id === edit.id);
  if (!row) return rows;
  if (edit.kind === 'change')
    return rows.map((other) => (other === row ? { ...row, ...mergeStationChange(edit, row) } : other));
  return inserted(
    rows.filter((other) => other !== row),
    row,
    edit.position,
  );
};

export const applyStationEdits = (
  saved: readonly StationRow[],
  edits: readonly StationEdit[],
): readonly StationRow[] => {
  const own = new Set(edits.filter(isAdd).map(({ id }) => id));
  return edits.reduce((rows, edit) => applyEdit(rows, edit, own), saved);
};

const places = 5;

/** Rounds to about a metre. */
export const roundDegrees = (degrees: number): number => Number(degrees.toFixed(places));

export const findUnusedStationName = (
  rows: readonly StationRow[],
  nameOf: (number: number) => string,
): string => {
  const taken = new Set(rows.map(({ name }) => name));
  let number = rows.length + 1;
  while (taken.has(nameOf(number))) number += 1;
  return nameOf(number);
};

export const emptyStation = (id: number): StationRow => ({
  id,
  name: '',
  type: null,
  latitude: 0,
  longitude: 0,
  lock_version: 0,
});
