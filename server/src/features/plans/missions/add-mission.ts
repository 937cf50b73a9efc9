import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import { mayAddOrphanMission } from '@shiptime/domain/plans/decisions';
import { nextMissionNumber } from '@shiptime/domain/plans/missions';
import { countPortCalls } from '@shiptime/domain/plans/port-calls';
import type { NewOrphanMission } from '@shiptime/domain/plans/schema';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { lockPlan } from '../plan-queries.ts';
import { toMissionColumns } from './mission-columns.ts';
import { readMission } from './mission-queries.ts';
import { requireKnownPorts } from './ports.ts';
import { deferOverlapConstraint, requireNoOverlaps } from './overlap-constraint.ts';
import { requireMissionsWithinYear } from './year-bounds.ts';

export const readNextMissionNumber = async (tx: Tx, planId: number): Promise<number> =>
  nextMissionNumber(
    await tx.selectFrom('missions').select('number').where('vessel_plan_id', '=', planId).execute(),
  );

export const addMission = async (
  tx: Tx,
  actor: Actor,
  planId: number,
  mission: NewOrphanMission,
): Promise<MissionResource> => {
  const plan = await lockPlan(tx, planId);
  throwIfRefused(mayAddOrphanMission(actor, plan));
  await requireKnownPorts(tx, [{ patch: mission }]);
  const { start_date = null, start_fraction = 0, mobilization_days = 0, demobilization_days = 0 } = mission;
  const dated = { ...mission, start_date, start_fraction, mobilization_days, demobilization_days };
  await requireMissionsWithinYear(tx, plan, [{ after: dated }]);
  await deferOverlapConstraint(tx);
  const { id } = await tx
    .insertInto('missions')
    .values({
      ...toMissionColumns(mission),
      port_calls: countPortCalls({}, mission),
      vessel_plan_id: planId,
      number: await readNextMissionNumber(tx, planId),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAuditEntry(tx, actor, {
    action: 'missions.created',
    subject_type: 'missions',
    subject_id: id,
    after: { ...mission, vessel_plan_id: planId },
  });
  await requireNoOverlaps(tx, planId, [id], actor.id);
  return readMission(tx, actor, id);
};
