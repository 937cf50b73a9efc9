import { sql } from 'kysely';
import { pickMissionFieldsBefore } from '@shiptime/domain/plans/activity';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { throwIfRefused, notFoundRefusal } from '#http/refusal.ts';
import { removeMission } from '../missions/remove-mission.ts';
import { saveMission } from '../missions/save-missions.ts';
import { type UndoableEntry, undoActivityEntry, type VersionedMission } from '../missions/undo-missions.ts';
import { savePlanNotes } from '../save-plan-notes.ts';
import { lockPlan } from '../plan-queries.ts';
import { revertReassignment } from './reassignment.ts';
import {
  toActivityFacts,
  loadActivityContext,
  mayRevertActivityRow,
  planIdOfActivity,
} from './activity-presenter.ts';
import { type ActivityScope, type ActivityRow, findActivity } from './activity-queries.ts';

export const toUndoableEntry = (row: ActivityRow) =>
  ({ ...row, actor_id: row.user_id }) as unknown as UndoableEntry & { before: VersionedMission };

const putBack = async (tx: Tx, actor: Actor, planId: number, row: ActivityRow): Promise<void> => {
  const missionId = row.mission_id ?? 0;
  switch (row.action) {
    case 'missions.updated':
      await saveMission(tx, actor, missionId, pickMissionFieldsBefore(row), []);
      return;
    case 'missions.created':
      await removeMission(tx, actor, missionId, []);
      return;
    case 'vessel_plans.updated':
      await savePlanNotes(tx, actor, planId, { notes: (row.before?.['notes'] ?? null) as string | null });
      return;
    case 'missions.moved':
      if (row.reason !== null) {
        await revertReassignment(tx, actor, planId, row);
        return;
      }
      await undoActivityEntry(tx, actor, missionId, await lockPlan(tx, planId), toUndoableEntry(row));
      return;
    default:
      await undoActivityEntry(tx, actor, missionId, await lockPlan(tx, planId), toUndoableEntry(row));
  }
};

const lockApplicationOf = async (tx: Tx, { mission_id }: ActivityRow): Promise<void> => {
  await sql`select 1 from ship_time_requests r join missions m on m.ship_time_request_id = r.id
    where m.id = ${mission_id} for no key update of r`.execute(tx);
};

/** Locks the plan. Reverting adds an entry that can itself be reverted. */
export const revertActivityEntry = async (
  tx: Tx,
  actor: Actor,
  of: ActivityScope,
  entryId: number,
): Promise<void> => {
  const seen = await findActivity(tx, of, entryId, 'en');
  if (!seen) throw notFoundRefusal();
  const planId = planIdOfActivity(of, seen);
  // Locks the application before plans, to avoid deadlocks.
  await lockApplicationOf(tx, seen);
  if (planId !== null) await lockPlan(tx, planId);
  const row = (await findActivity(tx, of, entryId, 'en'))!;
  throwIfRefused(
    mayRevertActivityRow(actor, row, toActivityFacts(of, row, await loadActivityContext(tx, of, [row]))),
  );
  await putBack(tx, actor, planId!, row);
};
