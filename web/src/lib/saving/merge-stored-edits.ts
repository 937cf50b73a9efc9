import { isSameOnceSaved } from './is-same.ts';

export type StoredEdits = {
  readonly base: Readonly<Record<string, unknown>>;
  readonly edits: Readonly<Record<string, unknown>>;
  readonly unsure?: Readonly<Record<string, readonly unknown[]>>;
};

type Accepts = (field: string, value: unknown) => boolean;

const both = (one: unknown, other: unknown, accepts: (value: unknown) => boolean): unknown => {
  if (typeof one !== 'string' || typeof other !== 'string' || other.includes(one)) return other;
  const joined = one.includes(other) ? one : `${one}\n\n${other}`;
  return accepts(joined) ? joined : other;
};

/** Base value of all entries; empty if they differ, so that the field conflicts. */
const agreedBase = (left: readonly StoredEdits[], field: string): StoredEdits['base'] => {
  const bases = left.filter(({ edits }) => field in edits).map(({ base }) => base);
  const [first] = bases;
  const agreed = bases.every((base) => field in base && isSameOnceSaved(base[field], first?.[field]));
  return first && agreed ? { [field]: first[field] } : {};
};

export const mergeStoredEdits = (
  left: readonly [StoredEdits, ...StoredEdits[]],
  accepts: Accepts,
): StoredEdits => {
  if (left.length === 1) return left[0];
  const edits: Record<string, unknown> = {};
  for (const kept of left) {
    for (const [field, value] of Object.entries(kept.edits))
      edits[field] = field in edits ? both(edits[field], value, (joined) => accepts(field, joined)) : value;
  }
  const unsure: Record<string, readonly unknown[]> = {};
  for (const kept of left) {
    for (const [field, values] of Object.entries(kept.unsure ?? {}))
      unsure[field] = [...(unsure[field] ?? []), ...values];
  }
  const base = Object.assign(
    {},
    ...Object.keys(edits).map((field) => agreedBase(left, field)),
  ) as StoredEdits['base'];
  return { base, edits, unsure };
};
