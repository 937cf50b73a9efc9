import type { MissionFields } from '@shiptime/domain/plans/editing/plan-patches';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { MissionUpdate } from '../plan-api.ts';

type Field = keyof MissionFields;
type Values = Readonly<Partial<Record<Field, readonly unknown[]>>>;

/**
 * Values, by mission and field, that were sent without a response. If the server later returns one, this
 * planner wrote the value.
 */
export type UnacknowledgedValues = ReadonlyMap<number, Values>;

const fieldsOf = (values: object) => Object.keys(values) as Field[];

const mended = (unsure: UnacknowledgedValues, id: number, values: Values): UnacknowledgedValues => {
  const next = new Map(unsure);
  if (fieldsOf(values).length > 0) next.set(id, values);
  else next.delete(id);
  return next;
};

const only = (values: Values, isKept: (field: Field) => boolean): Values =>
  Object.fromEntries(fieldsOf(values).flatMap((field) => (isKept(field) ? [[field, values[field]]] : [])));

export const isUnacknowledged = (
  unsure: UnacknowledgedValues,
  id: number,
  field: Field,
  value: unknown,
): boolean => unsure.get(id)?.[field]?.includes(value) ?? false;

export const addUnacknowledgedValues = (
  unsure: UnacknowledgedValues,
  changes: readonly MissionUpdate[],
): UnacknowledgedValues =>
  changes.reduce((before, { id, lock_version: _version, ...fields }) => {
    const known = before.get(id) ?? {};
    const added = fieldsOf(fields).map((field) => [
      field,
      [...new Set([...(known[field] ?? []), fields[field]])],
    ]);
    return mended(before, id, { ...known, ...Object.fromEntries(added) });
  }, unsure);

export const removeAcknowledgedValues = (
  unsure: UnacknowledgedValues,
  changes: readonly MissionUpdate[],
): UnacknowledgedValues =>
  changes.reduce(
    (before, { id, ...fields }) =>
      mended(
        before,
        id,
        only(before.get(id) ?? {}, (field) => !(field in fields)),
      ),
    unsure,
  );

export const removeChangedValues = (
  unsure: UnacknowledgedValues,
  before: Mission,
  now: Mission,
): UnacknowledgedValues => {
  const values = unsure.get(before.id);
  return values
    ? mended(
        unsure,
        before.id,
        only(values, (field) => before[field] === now[field]),
      )
    : unsure;
};

export const omitMissions = (unsure: UnacknowledgedValues, ids: ReadonlySet<number>): UnacknowledgedValues =>
  new Map([...unsure].filter(([id]) => !ids.has(id)));
