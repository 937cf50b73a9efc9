import { type KeptOverlaps, findMissionsWithUnkeptOverlap } from '@shiptime/domain/plans/conflicts/overlaps';
import { applyPatch, type MissionFields } from '@shiptime/domain/plans/editing/plan-patches';
import { toMission, type PlanState, unsavedFields } from './plan-state.ts';

const same = (a: MissionFields | undefined, b: MissionFields): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b);

/**
 * Omits changes that the server would reject (contested, refused, or with an overlap not kept) and changes
 * that depend on these.
 */
export const savableChanges = (state: PlanState, kept: KeptOverlaps): ReadonlyMap<number, MissionFields> => {
  const changes = new Map(unsavedFields(state));
  for (const { mission_id } of state.contested) changes.delete(mission_id);
  for (const [id, refused] of state.refused) {
    const fields = changes.get(id);
    if (fields && same(refused.fields, fields)) changes.delete(id);
  }
  const saved = [...state.rows.values()].map(toMission);
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
    const stuck = [...findMissionsWithUnkeptOverlap(after, kept)].filter((id) => changes.has(id));
    if (stuck.length === 0) return changes;
    for (const id of stuck) changes.delete(id);
  }
};
