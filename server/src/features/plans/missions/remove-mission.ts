import { mayDeleteMission } from '@shiptime/domain/plans/mission-decisions';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import { lockApplicationOfMission } from './lock-application-of-mission.ts';
import { readMission } from './mission-queries.ts';
import { requireNoOverlaps } from './overlap-constraint.ts';

export const removeMission = async (
  tx: Tx,
  actor: Actor,
  id: number,
  expected: ExpectedVersion,
): Promise<void> => {
  const { plan, mission } = await lockApplicationOfMission(tx, id);
  throwIfRefused(mayDeleteMission(actor, plan, mission));
  await requireCurrentVersion(expected, mission.lock_version, () => readMission(tx, actor, id));
  await tx.deleteFrom('missions').where('id', '=', id).execute();
  await writeAuditEntry(tx, actor, {
    action: 'missions.deleted',
    subject_type: 'missions',
    subject_id: id,
    before: { ...mission },
  });
  await requireNoOverlaps(tx, plan.id, [id], actor.id);
};
