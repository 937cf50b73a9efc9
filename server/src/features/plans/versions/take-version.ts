import { sql } from 'kysely';
import { mayCreateVersion } from '@shiptime/domain/plans/decisions';
import {
  createPlanSnapshot,
  type MissionCaption,
  type PlanSnapshot,
} from '@shiptime/domain/plans/versions/snapshot';
import { isSameConflict } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import type { ApplicationPairs } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db, Tx } from '#db/connection.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { loadConstraints, type KeptConflictRow } from '../conflicts/board-facts.ts';
import { findConflictsOfPlan, loadBoardsByPlan } from '../conflicts/boards.ts';
import { findMissionsOfPlans } from '../missions/mission-queries.ts';
import { lockPlan, type PlanRow } from '../plan-queries.ts';
import { applicationsOnJoinedVoyagesSql } from '#features/applications/joined-voyages.ts';

const contextOf = async (db: Db, planId: number): Promise<Map<number, MissionCaption>> => {
  const rows = await db
    .selectFrom('missions as m')
    .innerJoin('ship_time_requests as r', 'r.id', 'm.ship_time_request_id')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['m.id', 'r.project_title', sql<string>`u.first_name || ' ' || u.last_name`.as('proponent')])
    .where('m.vessel_plan_id', '=', planId)
    .execute();
  return new Map(
    rows.map(({ id, project_title, proponent }) => [id, { project_title, primary_proponent: proponent }]),
  );
};

const pairsOnPlan = async (db: Db, planId: number): Promise<ApplicationPairs> => {
  const { rows } = await sql<{ first: number; second: number }>`
    select j.ship_time_request_id as first, j.with_id as second
    from ${applicationsOnJoinedVoyagesSql} j join missions m on m.ship_time_request_id = j.ship_time_request_id
    where j.works_first and m.vessel_plan_id = ${planId} order by j.agreement_id`.execute(db);
  return rows.map(({ first, second }) => [first, second]);
};

const standingKnowingly = async (db: Db, planId: number): Promise<KeptConflictRow[]> => {
  const opened = (await loadBoardsByPlan(db, [planId])).get(planId);
  if (!opened) return [];
  const standing = findConflictsOfPlan(opened.board, planId).filter(({ kept }) => kept !== undefined);
  return opened.kept.filter((row) => standing.some((found) => isSameConflict(row, found)));
};

export const snapshotCurrentPlan = async (tx: Db, plan: PlanRow): Promise<PlanSnapshot> => {
  const names = await tx
    .selectFrom('vessels as v')
    .innerJoin('fiscal_years as y', (join) => join.on('y.id', '=', plan.fiscal_year_id))
    .select(['v.name_en', 'v.name_fr', 'y.name', 'y.start_date', 'y.end_date'])
    .where('v.id', '=', plan.vessel_id)
    .executeTakeFirstOrThrow();
  const missions = await findMissionsOfPlans(tx, [plan.id]);
  const contexts = await contextOf(tx, plan.id);
  const kept = await standingKnowingly(tx, plan.id);
  return createPlanSnapshot({
    plan: { ...plan, vessel_plan_id: plan.id },
    vessel: names,
    fiscal_year: names,
    ports: await tx.selectFrom('ports').select(['id', 'name_en', 'name_fr']).execute(),
    missions: missions.map((mission) => ({ ...mission, ...contexts.get(mission.id) })),
    pairs: await pairsOnPlan(tx, plan.id),
    constraints: await loadConstraints(tx, [plan.vessel_id], names.start_date, names.end_date),
    kept: kept.map(({ mission_id, code, other_mission_id, constraint_id, days, reason, by }) => ({
      mission_id,
      code,
      other_mission_id,
      constraint_id,
      days,
      reason,
      by,
    })),
  });
};

export const insertPlanVersion = async (
  tx: Tx,
  plan: PlanRow,
  authorId: number,
  reason: string,
): Promise<{ number: number; snapshot: PlanSnapshot }> => {
  const snapshot = await snapshotCurrentPlan(tx, plan);
  const { number } = await tx
    .insertInto('vessel_plan_versions')
    .values({
      vessel_plan_id: plan.id,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from vessel_plan_versions where vessel_plan_id = ${plan.id})`,
      reason,
      review_level: plan.review_level,
      author_id: authorId,
      snapshot: JSON.stringify(snapshot),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return { number, snapshot };
};

export const addPlanVersion = async (
  tx: Tx,
  actor: Actor,
  planId: number,
  reason: string,
): Promise<number> => {
  const plan = await lockPlan(tx, planId);
  throwIfRefused(mayCreateVersion(actor, plan));
  const { number } = await insertPlanVersion(tx, plan, actor.id, reason);
  return number;
};
