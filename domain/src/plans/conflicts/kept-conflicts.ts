import type { Conflict, ConflictCode, Kept } from './conflict.ts';

/** As `mission_conflicts_kept` has it: which conflict, why it may stand, who said so. */
export type KeptConflict = Kept & {
  readonly mission_id: number;
  readonly code: string;
  readonly other_mission_id: number | null;
};

export type ConflictIdentity = {
  readonly mission_id: number;
  readonly code: ConflictCode;
  readonly other_mission_id: number | null;
};

/** Facts that nobody decides on, and what has to be done rather than kept. */
const notForKeeping: readonly ConflictCode[] = ['unscheduled', 'not_checked'];

export const canBeKept = (found: Conflict): boolean =>
  found.severity !== 'info' && !notForKeeping.includes(found.code);

/** Under which a conflict is kept: two missions in either order are the same two. */
export const identityOf = (found: Conflict): ConflictIdentity => {
  const [first = 0, second] = found.mission_ids.toSorted((a, b) => a - b);
  const pair = found.mission_ids.length === 2 && second !== undefined;
  return { mission_id: first, code: found.code, other_mission_id: pair ? second : null };
};

const keyOf = (identity: Pick<KeptConflict, 'mission_id' | 'code' | 'other_mission_id'>): string => {
  const other = identity.other_mission_id ?? 0;
  const [low, high] =
    other === 0 || identity.mission_id < other ? [identity.mission_id, other] : [other, identity.mission_id];
  return `${identity.code}:${low}:${high}`;
};

export type KeptIndex = ReadonlyMap<string, Kept>;

export const indexKept = (kept: readonly KeptConflict[]): KeptIndex =>
  new Map(kept.map((each) => [keyOf(each), { reason: each.reason, by: each.by }]));

/** What is kept stays in the list, as accepted. */
export const markKept = (found: readonly Conflict[], index: KeptIndex): readonly Conflict[] => {
  if (index.size === 0 || found.length === 0) return found;
  return found.map((each) => {
    const kept = canBeKept(each) ? index.get(keyOf(identityOf(each))) : undefined;
    return kept ? { ...each, kept } : each;
  });
};
