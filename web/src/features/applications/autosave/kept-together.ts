import type { Kept } from './merging.ts';
import { sameOnceSaved } from './sameness.ts';

/** Two texts of one answer become one below the other; of anything else the later one stays. */
const both = (one: unknown, other: unknown): unknown => {
  if (typeof one !== 'string' || typeof other !== 'string' || other.includes(one)) return other;
  return one.includes(other) ? one : `${one}\n\n${other}`;
};

/** A base on which not all agree is none: then it is asked which text should stay. */
const agreedBase = (left: readonly Kept[], field: string): Kept['base'] => {
  const bases = left.filter(({ edits }) => field in edits).map(({ base }) => base);
  const [first] = bases;
  const agreed = bases.every((base) => field in base && sameOnceSaved(base[field], first?.[field]));
  return first && agreed ? { [field]: first[field] } : {};
};

/** What several closed tabs have left of one form. Nothing that was typed in either is dropped. */
export const keptTogether = (left: readonly [Kept, ...Kept[]]): Kept => {
  if (left.length === 1) return left[0];
  const edits: Record<string, unknown> = {};
  for (const kept of left) {
    for (const [field, value] of Object.entries(kept.edits))
      edits[field] = field in edits ? both(edits[field], value) : value;
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
