import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import type { z } from 'zod';
import { transferMission } from '@shiptime/domain/plans/mission-changes';
import {
  mayEditMission,
  mayRemoveMissionFromPlan,
  mayTransferMission,
} from '@shiptime/domain/plans/mission-decisions';
import { isScheduled, occupiedSpan, overlapTicks, type Span } from '@shiptime/domain/plans/missions';
import { dayOfTick } from '@shiptime/domain/plans/ticks';
import type { missionMoveSchema } from '@shiptime/domain/plans/schema';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { EventKind } from '#events/events.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import { lockPlan, type PlanRow } from '../plan-queries.ts';
import { readNextMissionNumber } from './add-mission.ts';
import { lockApplicationOfMission } from './lock-application-of-mission.ts';
import type { MissionRow } from './mission-presenter.ts';
import { findMissionsOfPlans, readMission } from './mission-queries.ts';
import { deferOverlapConstraint, requireNoOverlaps } from './overlap-constraint.ts';
import { requireMissionsWithinYear } from './year-bounds.ts';

export type MissionTransferred = {
  readonly type: 'mission.transferred';
  readonly actor: Actor;
  readonly plan: PlanRow;
  readonly mission: Pick<MissionRow, 'id' | 'title' | 'lock_version'>;
};
export const missionTransferredEvent = new EventKind<MissionTransferred>(['mission.transferred']);

const lockTarget = async (tx: Tx, plan: PlanRow, vesselId: number): Promise<PlanRow> => {
  const target = await tx
    .selectFrom('vessel_plans')
    .select('id')
    .where('fiscal_year_id', '=', plan.fiscal_year_id)
    .where('vessel_id', '=', vesselId)
    .where('id', '<>', plan.id)
    .where('scenario_id', plan.scenario_id === null ? 'is' : '=', plan.scenario_id)
    .executeTakeFirst();
  if (!target) throw invalidRefusal([{ field: 'vessel_id', code: 'unknown_choice' }]);
  return lockPlan(tx, target.id);
};

/** True if the span is free on the plan; if not, a transferred mission loses its dates. */
const isFree = async (tx: Tx, { id, vessel_id }: PlanRow, wanted: Span): Promise<boolean> => {
  const spans = (await findMissionsOfPlans(tx, [id])).flatMap((other) => occupiedSpan(other) ?? []);
  if (spans.some((span) => overlapTicks(span, wanted) > 0)) return false;
  const constraint = await tx
    .selectFrom('scheduling_constraints')
    .select('id')
    .where('vessel_id', '=', vessel_id)
    .where('start_date', '<=', dayOfTick(wanted.end - 1))
    .where('end_date', '>=', dayOfTick(wanted.start))
    .limit(1)
    .executeTakeFirst();
  return constraint === undefined;
};

/** Deletes kept conflicts, because they refer to the former vessel and its missions. */
export const deleteKeptConflicts = async (tx: Tx, id: number): Promise<void> => {
  await tx
    .deleteFrom('mission_conflicts_kept')
    .where((eb) => eb.or([eb('mission_id', '=', id), eb('other_mission_id', '=', id)]))
    .execute();
};

/** Moves in opposite directions can deadlock; the transaction is then retried. */
export const transferMissionToPlan = async (
  tx: Tx,
  actor: Actor,
  id: number,
  { vessel_id, keep_dates = true, ...asked }: z.infer<typeof missionMoveSchema>,
  expected: ExpectedVersion,
): Promise<MissionResource> => {
  const { plan, mission } = await lockApplicationOfMission(tx, id);
  throwIfRefused(mayRemoveMissionFromPlan(actor, plan, mission));
  await requireCurrentVersion(expected, mission.lock_version, () => readMission(tx, actor, id));
  const target = await lockTarget(tx, plan, vessel_id);
  throwIfRefused(mayTransferMission(actor, plan, mission, target));
  if (asked.start_date) throwIfRefused(mayEditMission(actor, target));
  const wanted = asked.start_date
    ? { ...mission, start_date: asked.start_date, start_fraction: asked.start_fraction ?? 0 }
    : mission;
  await requireMissionsWithinYear(tx, target, [{ before: mission, after: wanted }]);
  const span = keep_dates && isScheduled(wanted) ? occupiedSpan(wanted) : null;
  const start = span !== null && isScheduled(wanted) && (await isFree(tx, target, span)) ? wanted : null;
  const to = { vessel_plan_id: target.id, number: await readNextMissionNumber(tx, target.id) };
  const { start_date, start_fraction } = transferMission(mission, to, start);
  await deferOverlapConstraint(tx);
  await deleteKeptConflicts(tx, id);
  await tx
    .updateTable('missions')
    .set({ ...to, start_date, start_fraction, overlap_kept: false })
    .where('id', '=', id)
    .execute();
  await writeAuditEntry(tx, actor, {
    action: 'missions.moved',
    subject_type: 'missions',
    subject_id: id,
    before: { ...mission },
    after: { ...mission, ...to, start_date, start_fraction, lock_version: mission.lock_version + 1 },
  });
  if (target.scenario_id === null)
    await missionTransferredEvent.raise(tx, { type: 'mission.transferred', actor, plan: target, mission });
  await requireNoOverlaps(tx, plan.id, [id], actor.id);
  await requireNoOverlaps(tx, target.id, [id], actor.id);
  return readMission(tx, actor, id);
};
