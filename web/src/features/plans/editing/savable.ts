import { coversDays } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import { applyPatch, type MissionFields } from '@shiptime/domain/plans/editing/patches';
import { type Mission, occupiedSpan, overlap } from '@shiptime/domain/plans/missions';
import { daysOfTicks } from '@shiptime/domain/plans/ticks';
import { asMission, type PlanState, unsavedFields } from './plan-state.ts';

/** Two missions that someone lets overlap knowingly, the lower id first: `3:7`; and for how many days, null for any. */
export type KeptOverlaps = ReadonlyMap<string, number | null>;

export const overlapKey = (a: number, b: number): string => (a < b ? `${a}:${b}` : `${b}:${a}`);

const isKept = (kept: KeptOverlaps, key: string, ticks: number): boolean =>
  kept.has(key) && coversDays({ days: kept.get(key) ?? null }, daysOfTicks(ticks));

/** Those that share time with another one, though nobody keeps that knowingly. */
export const overlapping = (missions: readonly Mission[], kept: KeptOverlaps): ReadonlySet<number> => {
  const found = new Set<number>();
  const spans = missions
    .flatMap((mission) => {
      const span = occupiedSpan(mission);
      return span ? [{ id: mission.id, plan: mission.vessel_plan_id, ...span }] : [];
    })
    .sort((a, b) => a.plan - b.plan || a.start - b.start);
  spans.forEach((one, index) => {
    for (const other of spans.slice(index + 1)) {
      if (other.plan !== one.plan || other.start >= one.end) break;
      const shared = overlap(one, other);
      if (shared > 0 && !isKept(kept, overlapKey(one.id, other.id), shared)) {
        found.add(one.id);
        found.add(other.id);
      }
    }
  });
  return found;
};

const same = (a: MissionFields | undefined, b: MissionFields): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b);

/**
 * What can be saved now. The database lets no two missions of a vessel share time, so a change that makes them do so
 * waits on the page; the others need not wait for it, unless they lead into the place that it has left.
 */
export const savableChanges = (state: PlanState, kept: KeptOverlaps): ReadonlyMap<number, MissionFields> => {
  const changes = new Map(unsavedFields(state));
  for (const { mission_id } of state.contested) changes.delete(mission_id);
  for (const [id, refused] of state.refused) {
    const fields = changes.get(id);
    if (fields && same(refused.fields, fields)) changes.delete(id);
  }
  const saved = [...state.rows.values()].map(asMission);
  for (;;) {
    const after = applyPatch(
      saved,
      [...changes].map(([mission_id, fields]) => ({
        kind: 'change',
        mission_id,
        before: {},
        after: fields,
      })),
    );
    const stuck = [...overlapping(after, kept)].filter((id) => changes.has(id));
    if (stuck.length === 0) return changes;
    for (const id of stuck) changes.delete(id);
  }
};
