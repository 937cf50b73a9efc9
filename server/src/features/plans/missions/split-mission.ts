import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import { z } from 'zod';
import { requiredIdSchema } from '@shiptime/domain/applications/field-schemas';
import {
  halveOperationalDays,
  joinTwoMissions,
  splitMissionInTwo,
} from '@shiptime/domain/plans/mission-changes';
import { appliesToSplitParts } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import { mayEditMission, mayJoinMissions, maySplitMission } from '@shiptime/domain/plans/mission-decisions';
import type { Mission } from '@shiptime/domain/plans/missions';
import { planTextLimits, type missionSplitSchema } from '@shiptime/domain/plans/schema';
import type { Actor } from '@shiptime/domain/shared/actor';
import { refused } from '@shiptime/domain/shared/permission-decision';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import { copyKeptConflicts, findKeptConflictsAmong } from './copy-kept-conflicts.ts';
import { readNextMissionNumber } from './add-mission.ts';
import { lockApplicationOfMission } from './lock-application-of-mission.ts';
import type { PlanRow } from '../plan-queries.ts';
import { toMissionColumns } from './mission-columns.ts';
import { findMissionsOfApplication, findMissionsOfPlans, readMission } from './mission-queries.ts';
import { deferOverlapConstraint, requireNoOverlaps } from './overlap-constraint.ts';
import { requireMissionsWithinYear } from './year-bounds.ts';

type SplitPart = Omit<Mission, 'id' | 'vessel_plan_id' | 'ship_time_request_id'>;
type Split = z.infer<typeof missionSplitSchema>;
export const joinMissionsSchema = z.object({ with: requiredIdSchema, with_lock_version: z.int().optional() });
export type JoinMissionsBody = z.infer<typeof joinMissionsSchema>;

const parts = ({
  operational_days,
  mobilization_days,
  demobilization_days,
  mobilization_port_id,
  demobilization_port_id,
  port_calls,
  port_call_stops = [],
  notes,
}: Mission) => ({
  operational_days,
  mobilization_days,
  demobilization_days,
  mobilization_port_id,
  demobilization_port_id,
  port_calls,
  port_call_stops,
  notes,
});

const requireFits = ({ operational_days, notes }: Mission): void => {
  if (operational_days > 366)
    throw invalidRefusal([{ field: 'operational_days', code: 'too_big', params: { max: 366 } }]);
  const max = planTextLimits.notes;
  if ((notes?.length ?? 0) > max)
    throw invalidRefusal([{ field: 'notes', code: 'too_long', params: { max } }]);
};

export const splitMission = async (
  tx: Tx,
  actor: Actor,
  id: number,
  { operational_days }: Split,
  expected: ExpectedVersion,
): Promise<{ first: MissionResource; second: MissionResource }> => {
  const { plan, mission } = await lockApplicationOfMission(tx, id);
  throwIfRefused(maySplitMission(actor, plan, mission));
  await requireCurrentVersion(expected, mission.lock_version, () => readMission(tx, actor, id));
  const kept = operational_days ?? halveOperationalDays(mission.operational_days);
  if (kept >= mission.operational_days) {
    const max = mission.operational_days - 0.25;
    throw invalidRefusal([{ field: 'operational_days', code: 'too_big', params: { max } }]);
  }
  const number = await readNextMissionNumber(tx, plan.id);
  const [first, second] = splitMissionInTwo(mission, kept, { id: 0, number });
  await requireMissionsWithinYear(tx, plan, [{ after: second }]);
  await deferOverlapConstraint(tx);
  await tx
    .updateTable('missions')
    .set(toMissionColumns(parts(first)))
    .where('id', '=', id)
    .execute();
  const added = await tx
    .insertInto('missions')
    .values({
      ...toMissionColumns(parts(second)),
      vessel_plan_id: plan.id,
      ship_time_request_id: mission.ship_time_request_id,
      number,
      title: second.title,
      requested_berths: second.requested_berths,
      approved_berths: second.approved_berths,
      start_date: second.start_date,
      start_fraction: second.start_fraction,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const keptConflicts = await findKeptConflictsAmong(tx, [id]);
  await copyKeptConflicts(tx, keptConflicts.filter(appliesToSplitParts), () => added.id);
  await writeAuditEntry(tx, actor, {
    action: 'missions.split',
    subject_type: 'missions',
    subject_id: id,
    before: parts(mission),
    after: { ...parts(first), second_id: added.id },
  });
  await requireNoOverlaps(tx, plan.id, [id, added.id], actor.id);
  return { first: await readMission(tx, actor, id), second: await readMission(tx, actor, added.id) };
};

/** Adds another mission for an application that already has one in any plan. */
export const addMissionPart = async (
  tx: Tx,
  actor: Actor,
  plan: PlanRow,
  applicationId: number,
  mission: Omit<SplitPart, 'number'>,
): Promise<{ readonly id: number }> => {
  throwIfRefused(mayEditMission(actor, plan));
  if ((await findMissionsOfApplication(tx, applicationId)).length === 0)
    throwIfRefused(refused('last_mission'));
  await deferOverlapConstraint(tx);
  const values = {
    ...mission,
    ship_time_request_id: applicationId,
    vessel_plan_id: plan.id,
    number: await readNextMissionNumber(tx, plan.id),
  };
  const { id } = await tx
    .insertInto('missions')
    .values(toMissionColumns(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAuditEntry(tx, actor, {
    action: 'missions.created',
    subject_type: 'missions',
    subject_id: id,
    after: values,
  });
  await requireNoOverlaps(tx, plan.id, [id], actor.id);
  return { id };
};

export const joinMissions = async (
  tx: Tx,
  actor: Actor,
  id: number,
  { with: otherId, with_lock_version }: JoinMissionsBody,
  expected: ExpectedVersion,
): Promise<MissionResource> => {
  const { plan, mission } = await lockApplicationOfMission(tx, id);
  const other = (await findMissionsOfPlans(tx, [plan.id])).find((each) => each.id === otherId);
  throwIfRefused(mayJoinMissions(actor, plan, mission, other ?? mission));
  if (!other || otherId === id) throw invalidRefusal([{ field: 'with', code: 'unknown_choice' }]);
  await requireCurrentVersion(expected, mission.lock_version, () => readMission(tx, actor, id));
  const known =
    with_lock_version === undefined
      ? []
      : ([{ reason: 'not_what_was_read', versions: [with_lock_version] }] as const);
  await requireCurrentVersion(known, other.lock_version, () => readMission(tx, actor, otherId));
  const joined = joinTwoMissions(mission, other);
  requireFits(joined);
  await requireMissionsWithinYear(tx, plan, [{ after: joined }]);
  const goes = joined.id === id ? otherId : id;
  await deferOverlapConstraint(tx);
  await tx.deleteFrom('missions').where('id', '=', goes).execute();
  await tx
    .updateTable('missions')
    .set(toMissionColumns(parts(joined)))
    .where('id', '=', joined.id)
    .execute();
  await writeAuditEntry(tx, actor, {
    action: 'missions.joined',
    subject_type: 'missions',
    subject_id: joined.id,
    before: { ...parts(joined.id === id ? mission : other), second_id: goes },
    after: parts(joined),
  });
  await requireNoOverlaps(tx, plan.id, [joined.id, goes], actor.id);
  return readMission(tx, actor, joined.id);
};
