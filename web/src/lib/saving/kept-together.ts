import { sameOnceSaved } from './sameness.ts';

/** What was typed, what stood there when it was, and what may have arrived, by field. */
export type Kept = {
  readonly base: Readonly<Record<string, unknown>>;
  readonly edits: Readonly<Record<string, unknown>>;
  readonly unsure?: Readonly<Record<string, readonly unknown[]>>;
};

type Accepts = (field: string, value: unknown) => boolean;

/** Two texts of one answer become one below the other; of anything else, such as a date, the later one stays. */
const both = (one: unknown, other: unknown, accepts: (value: unknown) => boolean): unknown => {
  if (typeof one !== 'string' || typeof other !== 'string' || other.includes(one)) return other;
  const joined = one.includes(other) ? one : `${one}\n\n${other}`;
  return accepts(joined) ? joined : other;
};

/** A base on which not all agree is none: then it is asked which text should stay. */
const agreedBase = (left: readonly Kept[], field: string): Kept['base'] => {
  const bases = left.filter(({ edits }) => field in edits).map(({ base }) => base);
  const [first] = bases;
  const agreed = bases.every((base) => field in base && sameOnceSaved(base[field], first?.[field]));
  return first && agreed ? { [field]: first[field] } : {};
};

/** What several closed tabs have left of one record. No text that was typed in either is dropped. */
export const keptTogether = (left: readonly [Kept, ...Kept[]], accepts: Accepts): Kept => {
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
  ) as Kept['base'];
  return { base, edits, unsure };
};
