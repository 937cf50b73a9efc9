import { provisionalIdOfSecondPart } from '../split-into-parts.ts';
import type { Conflict, ConflictCode, ReasonToKeep } from './conflict.ts';

export type KeptConflict = ReasonToKeep & {
  readonly mission_id: number;
  readonly code: string;
  readonly other_mission_id: number | null;
  readonly constraint_id?: number | null;
  readonly days?: number | null;
};

export type ConflictIdentity = {
  readonly mission_id: number;
  readonly code: ConflictCode;
  readonly other_mission_id: number | null;
  readonly constraint_id: number | null;
};

const notForKeeping: readonly ConflictCode[] = ['unscheduled', 'not_checked'];

export const canBeKept = (found: Conflict): boolean =>
  found.severity !== 'info' && !notForKeeping.includes(found.code);

export const conflictIdentity = (found: Conflict): ConflictIdentity => {
  const [first = 0, second] = found.mission_ids.toSorted((a, b) => a - b);
  const pair = found.mission_ids.length === 2 && second !== undefined;
  return {
    mission_id: first,
    code: found.code,
    other_mission_id: pair ? second : null,
    constraint_id: found.constraint_id ?? null,
  };
};

type Identity = Pick<KeptConflict, 'mission_id' | 'code' | 'other_mission_id' | 'constraint_id'>;

const keyOf = (identity: Identity): string => {
  const other = identity.other_mission_id ?? 0;
  const [low, high] =
    other === 0 || identity.mission_id < other ? [identity.mission_id, other] : [other, identity.mission_id];
  return `${identity.code}:${low}:${high}:${identity.constraint_id ?? 0}`;
};

export const isSameConflict = (kept: Identity, found: Conflict): boolean =>
  keyOf(kept) === keyOf(conflictIdentity(found));

const tolerance = 0.001;

/** Returns false if the conflict has grown since a planner kept it, so it is open again. */
export const coversConflictDays = (kept: Pick<KeptConflict, 'days'>, days: number): boolean =>
  kept.days === null || kept.days === undefined || days <= kept.days + tolerance;

export type KeptConflictIndex = ReadonlyMap<string, KeptConflict>;

export const indexKeptConflicts = (kept: readonly KeptConflict[]): KeptConflictIndex =>
  new Map(kept.map((each) => [keyOf(each), each]));

export const appliesToSplitParts = ({
  other_mission_id: other,
  constraint_id: constraint = null,
}: Pick<KeptConflict, 'other_mission_id' | 'constraint_id'>): boolean =>
  other === null && constraint === null;

export const addKeptConflictsOfParts = (index: KeptConflictIndex): KeptConflictIndex => {
  const ofParts = [...index.values()]
    .filter(appliesToSplitParts)
    .map((kept) => ({ ...kept, mission_id: provisionalIdOfSecondPart(kept.mission_id) }));
  return indexKeptConflicts([...index.values(), ...ofParts]);
};

export const markKeptConflicts = (
  found: readonly Conflict[],
  index: KeptConflictIndex,
): readonly Conflict[] => {
  if (index.size === 0 || found.length === 0) return found;
  return found.map((each) => {
    const kept = canBeKept(each) ? index.get(keyOf(conflictIdentity(each))) : undefined;
    if (!kept || !coversConflictDays(kept, each.days)) return each;
    return { ...each, kept: { reason: kept.reason, by: kept.by } };
  });
};
