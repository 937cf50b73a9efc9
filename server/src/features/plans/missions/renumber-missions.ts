import { type MissionResource } from '@shiptime/domain/plans/wire/mission';
import { lockPlan } from '../plan-queries.ts';
import { sql } from 'kysely';
import { mayEditMission } from '@shiptime/domain/plans/mission-decisions';
import { renumberByOrder } from '@shiptime/domain/plans/missions';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntries } from '#audit/audit.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { findMissionsOfPlans, readMissions } from './mission-queries.ts';
import { deferOverlapConstraint, requireNoOverlaps } from './overlap-constraint.ts';

export const renumberMissions = async (tx: Tx, actor: Actor, planId: number): Promise<MissionResource[]> => {
  const plan = await lockPlan(tx, planId);
  throwIfRefused(mayEditMission(actor, plan));
  const missions = await findMissionsOfPlans(tx, [planId]);
  const changes = renumberByOrder(missions);
  if (changes.size === 0) return [];
  await deferOverlapConstraint(tx);
  const ids = [...changes.keys()];
  await sql`
    update missions m set number = n.number
    from unnest(${ids}::int[], ${[...changes.values()]}::int[]) n(id, number) where m.id = n.id`.execute(tx);
  await writeAuditEntries(
    tx,
    actor,
    missions
      .filter(({ id }) => changes.has(id))
      .map(({ id, number }) => ({
        action: 'missions.updated',
        subject_type: 'missions',
        subject_id: id,
        before: { id, number },
        after: { id, number: changes.get(id)! },
      })),
  );
  await requireNoOverlaps(tx, planId, ids, actor.id);
  return readMissions(tx, actor, ids);
};
