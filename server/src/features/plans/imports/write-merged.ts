import type { MergedPart } from '@shiptime/domain/plans/imports/merge-rows';
import { nextMissionNumber } from '@shiptime/domain/plans/missions';
import type { Actor } from '@shiptime/domain/shared/actor';
import { writeAuditEntries } from '#audit/audit.ts';
import type { Tx } from '#db/connection.ts';
import type { MissionRow } from '../missions/mission-presenter.ts';
import { toMissionColumns } from '../missions/mission-columns.ts';
import { writeMissions } from '../missions/save-missions.ts';
import { deferOverlapConstraint, requireNoOverlaps } from '../missions/overlap-constraint.ts';
import type { PlansForImport } from './plans-for-import.ts';

type Change = { readonly merged: readonly MergedPart[]; readonly removed: readonly MissionRow[] };

export const removeMissions = async (tx: Tx, actor: Actor, removed: readonly MissionRow[]): Promise<void> => {
  if (removed.length === 0) return;
  await tx
    .deleteFrom('missions')
    .where(
      'id',
      'in',
      removed.map(({ id }) => id),
    )
    .execute();
  await writeAuditEntries(
    tx,
    actor,
    removed.map((mission) => ({
      action: 'missions.deleted',
      subject_type: 'missions',
      subject_id: mission.id,
      before: { ...mission },
    })),
  );
};

const createMissions = async (
  tx: Tx,
  actor: Actor,
  planId: number,
  parts: readonly MergedPart[],
): Promise<number[]> => {
  if (parts.length === 0) return [];
  const numbers = await tx
    .selectFrom('missions')
    .select('number')
    .where('vessel_plan_id', '=', planId)
    .execute();
  const first = nextMissionNumber(numbers);
  const rows = parts.map(({ fields, part: { outside_number } }, index) => ({
    ...fields,
    outside_number,
    vessel_plan_id: planId,
    number: first + index,
  }));
  const added = await tx
    .insertInto('missions')
    .values(rows.map(toMissionColumns))
    .returning(['id', 'number'])
    .execute();
  const ids = rows.map(({ number }) => added.find((each) => each.number === number)!.id);
  await writeAuditEntries(
    tx,
    actor,
    rows.map((after, index) => ({
      action: 'missions.created',
      subject_type: 'missions',
      subject_id: ids[index]!,
      after,
    })),
  );
  return ids;
};

export const writeMergedMissions = async (
  tx: Tx,
  actor: Actor,
  plans: PlansForImport,
  { merged, removed }: Change,
): Promise<ReadonlyMap<number, MergedPart>> => {
  const written = new Map<number, MergedPart>();
  await deferOverlapConstraint(tx);
  for (const planId of plans.ids) {
    const own = merged.filter(({ part }) => part.plan === plans.keyOfPlan(planId));
    const changed = own.filter(({ outcome }) => outcome === 'changed');
    const created = own.filter(({ outcome }) => outcome === 'created');
    const gone = removed.filter(({ vessel_plan_id }) => vessel_plan_id === planId);
    if (changed.length + created.length + gone.length === 0) continue;
    await removeMissions(tx, actor, gone);
    await writeMissions(
      tx,
      actor,
      changed.map(({ mission, fields }) => ({ mission: mission as MissionRow, changes: fields })),
    );
    const ids = await createMissions(tx, actor, planId, created);
    created.forEach((part, index) => written.set(ids[index]!, part));
    for (const part of changed) written.set(part.mission!.id, part);
    const touched = [...ids, ...changed.map(({ mission }) => mission!.id), ...gone.map(({ id }) => id)];
    await requireNoOverlaps(tx, planId, touched, actor.id);
    await deferOverlapConstraint(tx);
  }
  return written;
};
