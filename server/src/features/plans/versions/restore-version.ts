import type { VersionRestoreResult } from '@shiptime/domain/plans/wire/versions';
import { sql } from 'kysely';
import { mayEditPlan } from '@shiptime/domain/plans/decisions';
import { computePlanRestoration } from '@shiptime/domain/plans/versions/plan-restoration';
import type { PlanSnapshot, SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { throwIfRefused, notFoundRefusal } from '#http/refusal.ts';
import { findMissionsById, findMissionsOfPlans } from '../missions/mission-queries.ts';
import { saveMissions } from '../missions/save-missions.ts';
import { type UndoableEntry, undoActivityEntry, type VersionedMission } from '../missions/undo-missions.ts';
import { savePlanNotes } from '../save-plan-notes.ts';
import { lockPlan, type PlanRow } from '../plan-queries.ts';
import { insertPlanVersion } from './take-version.ts';

/**
 * Restores deleted missions that have no application, under their former ids. Missions of applications stay
 * deleted.
 */
const bringBack = async (tx: Tx, actor: Actor, plan: PlanRow, missing: readonly SnapshotMission[]) => {
  const orphans = missing.filter((mission) => mission.ship_time_request_id === null).map(({ id }) => id);
  const there = new Set((await findMissionsById(tx, orphans)).map(({ id }) => id));
  for (const id of orphans.filter((each) => !there.has(each))) {
    const { rows } = await sql<UndoableEntry & { before: VersionedMission }>`
      select action, actor_id, before, after from audit_log
      where subject_type = 'missions' and subject_id = ${id} order by id desc limit 1`.execute(tx);
    const [deed] = rows;
    if (deed?.action === 'missions.deleted' && deed.before.vessel_plan_id === plan.id)
      await undoActivityEntry(tx, actor, id, plan, deed);
  }
};

/** Saves a version first and restores by ordinary changes, so that the restoration can be undone. */
export const restoreVersion = async (
  tx: Tx,
  actor: Actor,
  planId: number,
  number: number,
  language: Language,
): Promise<VersionRestoreResult> => {
  const plan = await lockPlan(tx, planId);
  const version = await tx
    .selectFrom('vessel_plan_versions')
    .select('snapshot')
    .where('vessel_plan_id', '=', planId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!version) throw notFoundRefusal();
  throwIfRefused(mayEditPlan(actor, plan));
  const snapshot = version.snapshot as PlanSnapshot;
  const reason = translate(language, 'export:plans.before_restoring', { number });
  const taken = await insertPlanVersion(tx, plan, actor.id, reason);
  await bringBack(
    tx,
    actor,
    plan,
    computePlanRestoration(snapshot, await findMissionsOfPlans(tx, [planId])).missing,
  );
  const { changes, missing } = computePlanRestoration(snapshot, await findMissionsOfPlans(tx, [planId]));
  if (changes.length > 0) await saveMissions(tx, actor, planId, { changes: [...changes] });
  if (plan.notes !== snapshot.notes) await savePlanNotes(tx, actor, planId, { notes: snapshot.notes });
  return {
    version: taken.number,
    mission_ids: changes.map(({ id }) => id),
    missing: missing.map(({ id, title }) => ({ id, title })),
  };
};
