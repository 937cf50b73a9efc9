import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import type { KeptConflictResource } from '@shiptime/domain/plans/wire/conflicts';
import type { z } from 'zod';
import { mayKeepConflict } from '@shiptime/domain/plans/decisions';
import { type Conflict, createConflict } from '@shiptime/domain/plans/conflicts/conflict';
import {
  canBeKept,
  type ConflictIdentity,
  conflictIdentity,
  isSameConflict,
} from '@shiptime/domain/plans/conflicts/kept-conflicts';
import type { keepConflictsSchema, keepConflictSchema } from '@shiptime/domain/plans/schema';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db, Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused, invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import type { MissionRow } from '../missions/mission-presenter.ts';
import { requireMission, lockPlanOfMission, readMissions } from '../missions/mission-queries.ts';
import { deferOverlapConstraint, requireNoOverlaps } from '../missions/overlap-constraint.ts';
import { lockPlan } from '../plan-queries.ts';
import { loadKeptConflicts } from './board-facts.ts';
import { findConflictsOfPlan, loadBoardsByPlan } from './boards.ts';

type Keep = z.infer<typeof keepConflictSchema>;

const unknown = (field: string) => invalidRefusal([{ field, code: 'unknown_choice' }]);

/**
 * An overlap can be kept before it exists, because the database refuses overlaps that are not kept. Other
 * conflicts must exist.
 */
const requireConflict = async (
  tx: Tx,
  mission: MissionRow,
  { code, other_mission_id, constraint_id, days }: Keep,
): Promise<Wanted> => {
  const ids = other_mission_id ? [mission.id, other_mission_id] : [mission.id];
  const wanted = createConflict(code, ids, 0, {}, constraint_id ?? undefined);
  if (!canBeKept(wanted)) throw unknown('code');
  if (code === 'overlap') {
    if (!other_mission_id) throw invalidRefusal([{ field: 'other_mission_id', code: 'required' }]);
    const other = await tx
      .selectFrom('missions')
      .select('id')
      .where('id', '=', other_mission_id)
      .where('vessel_plan_id', '=', mission.vessel_plan_id)
      .where('id', '<>', mission.id)
      .executeTakeFirst();
    if (!other) throw unknown('other_mission_id');
    return { ...conflictIdentity(wanted), days: days ?? null };
  }
  const opened = (await loadBoardsByPlan(tx, [mission.vessel_plan_id])).get(mission.vessel_plan_id);
  const found = opened ? findConflictsOfPlan(opened.board, mission.vessel_plan_id) : [];
  const isWanted = (each: Conflict): boolean =>
    isSameConflict(
      conflictIdentity(constraint_id ? wanted : { ...wanted, constraint_id: each.constraint_id ?? 0 }),
      each,
    );
  const same = found.filter(isWanted);
  const [first] = same;
  if (!first) throw unknown('code');
  return { ...conflictIdentity(first), days: Math.max(...same.map((each) => each.days)) };
};

type Wanted = ConflictIdentity & { readonly days: number | null };

/** Deletes the kept conflict if it has grown since, so that it can be kept again. */
const forgetSmaller = async (tx: Tx, { days, ...identity }: Wanted): Promise<void> => {
  await tx
    .deleteFrom('mission_conflicts_kept')
    .where('mission_id', '=', identity.mission_id)
    .where('code', '=', identity.code)
    .where('other_mission_id', 'is not distinct from', identity.other_mission_id)
    .where('constraint_id', 'is not distinct from', identity.constraint_id)
    .where((eb) => (days === null ? eb('days', 'is not', null) : eb('days', '<', days)))
    .execute();
};

export const keepConflict = async (
  tx: Tx,
  actor: Actor,
  missionId: number,
  keep: Keep,
): Promise<{ kept: KeptConflictResource; missions: MissionResource[] }> => {
  const { plan, mission } = await lockPlanOfMission(tx, missionId);
  throwIfRefused(mayKeepConflict(actor, plan));
  const wanted = await requireConflict(tx, mission, keep);
  await deferOverlapConstraint(tx);
  await forgetSmaller(tx, wanted);
  const ids = keep.other_mission_id ? [missionId, keep.other_mission_id] : [missionId];
  const { id } = await tx
    .insertInto('mission_conflicts_kept')
    .values({ ...wanted, reason: keep.reason, user_id: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAuditEntry(tx, actor, {
    action: 'mission_conflicts_kept.created',
    subject_type: 'mission_conflicts_kept',
    subject_id: id,
    after: wanted,
    reason: keep.reason,
  });
  await requireNoOverlaps(tx, plan.id, ids, actor.id);
  const kept = (await loadKeptConflicts(tx, [missionId])).find((row) => row.id === id);
  return { kept: kept!, missions: await readMissions(tx, actor, ids) };
};

export const keepConflicts = async (
  tx: Tx,
  actor: Actor,
  planId: number,
  { conflicts, reason }: z.infer<typeof keepConflictsSchema>,
): Promise<KeptConflictResource[]> => {
  const plan = await lockPlan(tx, planId);
  throwIfRefused(mayKeepConflict(actor, plan));
  const kept: KeptConflictResource[] = [];
  for (const [index, { mission_id, ...each }] of conflicts.entries()) {
    const mission = await requireMission(tx, mission_id).catch(() => null);
    if (mission?.vessel_plan_id !== planId)
      throw invalidRefusal([{ field: `conflicts.${index}.mission_id`, code: 'unknown_choice' }]);
    kept.push((await keepConflict(tx, actor, mission_id, { ...each, reason })).kept);
  }
  return kept;
};

/** Throws while the two missions overlap: they must be moved apart first. */
export const removeKeptConflict = async (
  tx: Tx,
  actor: Actor,
  missionId: number,
  keptId: number,
): Promise<void> => {
  const { plan } = await lockPlanOfMission(tx, missionId);
  const before = (await loadKeptConflicts(tx, [missionId])).find((row) => row.id === keptId);
  if (!before) throw notFoundRefusal();
  throwIfRefused(mayKeepConflict(actor, plan));
  await deferOverlapConstraint(tx);
  await tx.deleteFrom('mission_conflicts_kept').where('id', '=', keptId).execute();
  const { mission_id, other_mission_id } = before;
  await requireNoOverlaps(
    tx,
    plan.id,
    other_mission_id ? [mission_id, other_mission_id] : [mission_id],
    actor.id,
  );
  await writeAuditEntry(tx, actor, {
    action: 'mission_conflicts_kept.deleted',
    subject_type: 'mission_conflicts_kept',
    subject_id: keptId,
    before,
  });
};

export const findKeptConflictsOfMission = async (
  db: Db,
  missionId: number,
): Promise<KeptConflictResource[]> => {
  await requireMission(db, missionId);
  return loadKeptConflicts(db, [missionId]);
};
