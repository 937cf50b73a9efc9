import { sql } from 'kysely';
import { refused } from '@shiptime/domain/shared/permission-decision';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { lockApplication } from '#features/applications/application-queries.ts';
import { changeStatus } from '#features/applications/stages/transition.ts';
import { requireMission } from '../missions/mission-queries.ts';
import { type UndoableEntry, undoActivityEntry, type VersionedMission } from '../missions/undo-missions.ts';
import { lockPlan } from '../plan-queries.ts';
import type { ActivityRow } from './activity-queries.ts';

type Moved = UndoableEntry & {
  readonly before: VersionedMission;
  readonly mission_id: number;
  readonly is_latest: boolean;
};

const movedWith = async (tx: Tx, entryId: number, applicationId: number): Promise<Moved[]> => {
  const { rows } = await sql<Moved>`
    select a.action, a.actor_id, a.before, a.after, a.subject_id as mission_id,
      not exists (select 1 from audit_log b where b.subject_type = 'missions' and b.subject_id = a.subject_id
        and b.id > a.id) as is_latest
    from audit_log a join missions m on m.id = a.subject_id and m.ship_time_request_id = ${applicationId}
    where a.subject_type = 'missions' and a.action = 'missions.moved' and a.reason is not null and not exists (
      select 1 from audit_log r where r.subject_type = 'ship_time_requests' and r.subject_id = ${applicationId}
        and r.action = 'ship_time_requests.reassigned'
        and r.id between least(a.id, ${entryId}::bigint) and greatest(a.id, ${entryId}::bigint))
    order by a.id`.execute(tx);
  return rows;
};

export const revertReassignment = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  planId: number,
  row: ActivityRow,
): Promise<void> => {
  const { ship_time_request_id } = await requireMission(tx, row.mission_id!);
  const before = await lockApplication(tx, actor, ship_time_request_id!);
  const plan = await lockPlan(tx, planId);
  const moved = await movedWith(tx, row.id, before.id);
  if (moved.some(({ is_latest }) => !is_latest)) throwIfRefused(refused('changed_since'));
  const { vessel_id: vesselId } = plan;
  // Changes the vessel first, because missions follow their application's vessel.
  await changeStatus(tx, actor, before, { action: 'reassign', reason: row.reason, vesselId });
  const isHome = (deed: Moved) => deed.before.vessel_plan_id === planId;
  const firstHome = moved.toSorted((a, b) => Number(isHome(b)) - Number(isHome(a)));
  for (const deed of firstHome)
    await undoActivityEntry(tx, actor, deed.mission_id, await lockPlan(tx, deed.before.vessel_plan_id), deed);
  await writeAuditEntry(tx, actor, {
    action: 'ship_time_requests.reassigned',
    subject_type: 'ship_time_requests',
    subject_id: before.id,
    before: { vessel_id: before.vessel_id },
    after: { vessel_id: vesselId },
    reason: row.reason,
  });
};
