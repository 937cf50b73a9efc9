import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import { sql } from 'kysely';
import { mayUndoOwnMissionChange } from '@shiptime/domain/plans/mission-decisions';
import { findFiscalYearProblem } from '@shiptime/domain/plans/fiscal-year-bounds';
import { type Mission, occupiedSpan, overlapTicks } from '@shiptime/domain/plans/missions';
import type { Actor } from '@shiptime/domain/shared/actor';
import { refused } from '@shiptime/domain/shared/permission-decision';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused, notFoundRefusal } from '#http/refusal.ts';
import { requireCurrentVersion } from '#http/answers/versions.ts';
import { lockPlan, type PlanRow } from '../plan-queries.ts';
import { readNextMissionNumber } from './add-mission.ts';
import { requireMission, findMissionsOfPlans, readMission } from './mission-queries.ts';
import { deferOverlapConstraint, requireNoOverlaps } from './overlap-constraint.ts';
import { deleteKeptConflicts } from './transfer-mission.ts';
import { findYearOfPlan } from './year-bounds.ts';

export type VersionedMission = Mission & {
  readonly lock_version: number;
  readonly outside_number?: string | null;
};

export type UndoableEntry = {
  action: string;
  actor_id: number | null;
  before: VersionedMission | null;
  after: { lock_version?: number } | null;
};

const deeds = ['missions.deleted', 'missions.moved', 'missions.taken_back'];

const ownDeed = async (
  tx: Tx,
  actor: Actor,
  id: number,
  planId: number,
): Promise<UndoableEntry & { before: VersionedMission }> => {
  const { rows } = await sql<UndoableEntry>`
    select action, actor_id, before, after from audit_log
    where subject_type = 'missions' and subject_id = ${id} and action = any(${deeds}) order by id desc limit 1`.execute(
    tx,
  );
  const [deed] = rows;
  const before = deed?.before;
  const isOwn = deed?.actor_id === actor.id && before?.vessel_plan_id === planId;
  if (!deed || !before || !isOwn || deed.action === 'missions.taken_back') throw notFoundRefusal();
  return { ...deed, before };
};

const placeIn = async (tx: Tx, plan: PlanRow, mission: Mission) => {
  const isWithin = findFiscalYearProblem(mission, await findYearOfPlan(tx, plan)) === null;
  const others = (await findMissionsOfPlans(tx, [plan.id])).filter(({ id }) => id !== mission.id);
  const wanted = occupiedSpan(mission);
  const isFree =
    isWithin &&
    others.every((other) => {
      const span = occupiedSpan(other);
      return !span || !wanted || overlapTicks(span, wanted) === 0;
    });
  const isTaken = others.some(({ number }) => number === mission.number);
  return {
    vessel_plan_id: plan.id,
    number: isTaken ? await readNextMissionNumber(tx, plan.id) : mission.number,
    start_date: isFree ? mission.start_date : null,
    start_fraction: isFree ? mission.start_fraction : 0,
    overlap_kept: false,
  };
};

/** Keeps the former id, so that versions and undo still refer to it; the version number continues. */
const restore = async (tx: Tx, actor: Actor, plan: PlanRow, mission: VersionedMission): Promise<void> => {
  throwIfRefused(mayUndoOwnMissionChange(actor, plan, null));
  const request = mission.ship_time_request_id;
  if (request !== null) {
    await sql`select 1 from ship_time_requests where id = ${request} for no key update`.execute(tx);
    const sibling = await tx
      .selectFrom('missions')
      .select('id')
      .where('ship_time_request_id', '=', request)
      .executeTakeFirst();
    if (!sibling) throwIfRefused(refused('invalid_transition'));
  }
  await tx
    .insertInto('missions')
    .values({
      id: mission.id,
      ship_time_request_id: request,
      title: mission.title,
      requested_berths: mission.requested_berths,
      approved_berths: mission.approved_berths,
      mobilization_days: mission.mobilization_days,
      operational_days: mission.operational_days,
      demobilization_days: mission.demobilization_days,
      mobilization_port_id: mission.mobilization_port_id,
      demobilization_port_id: mission.demobilization_port_id,
      port_calls: mission.port_calls,
      port_call_stops: JSON.stringify(mission.port_call_stops ?? []),
      notes: mission.notes,
      outside_number: mission.outside_number ?? null,
      lock_version: mission.lock_version + 1,
      ...(await placeIn(tx, plan, mission)),
    })
    .execute();
};

/** Throws if somebody changed the mission on the other plan. */
const moveBack = async (
  tx: Tx,
  actor: Actor,
  plan: PlanRow,
  id: number,
  deed: UndoableEntry & { before: VersionedMission },
) => {
  const there = await lockPlan(tx, (await requireMission(tx, id)).vessel_plan_id);
  throwIfRefused(mayUndoOwnMissionChange(actor, plan, there));
  const mission = await requireMission(tx, id);
  const version = deed.after?.lock_version ?? mission.lock_version;
  await requireCurrentVersion([{ reason: 'stale', versions: [version] }], mission.lock_version, () =>
    readMission(tx, actor, id),
  );
  await deleteKeptConflicts(tx, id);
  const place = await placeIn(tx, plan, { ...mission, ...deed.before });
  await tx.updateTable('missions').set(place).where('id', '=', id).execute();
  await requireNoOverlaps(tx, there.id, [id], actor.id);
};

export const undoActivityEntry = async (
  tx: Tx,
  actor: Actor,
  id: number,
  plan: PlanRow,
  deed: UndoableEntry & { before: VersionedMission },
): Promise<MissionResource> => {
  await deferOverlapConstraint(tx);
  if (deed.action === 'missions.deleted') await restore(tx, actor, plan, deed.before);
  else await moveBack(tx, actor, plan, id, deed);
  const { vessel_plan_id, number, start_date } = await requireMission(tx, id);
  await writeAuditEntry(tx, actor, {
    action: 'missions.taken_back',
    subject_type: 'missions',
    subject_id: id,
    after: { id, vessel_plan_id, number, start_date },
  });
  await requireNoOverlaps(tx, plan.id, [id], actor.id);
  return readMission(tx, actor, id);
};

export const undoOwnMissionChange = async (
  tx: Tx,
  actor: Actor,
  id: number,
  planId: number,
): Promise<MissionResource> => {
  const plan = await lockPlan(tx, planId);
  return undoActivityEntry(tx, actor, id, plan, await ownDeed(tx, actor, id, planId));
};
