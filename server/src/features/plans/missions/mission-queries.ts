import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import { sortMissions } from '@shiptime/domain/plans/missions';
import type { Db, Tx } from '#db/connection.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { addRelation } from '#http/answers/resource.ts';
import { voyageNumberSql } from '#features/applications/voyage-numbers.ts';
import { lockPlan, type PlanRow } from '../plan-queries.ts';
import { findApplicationsInPlans } from '../applications-in-plans.ts';
import { presentMission, type MissionRow } from './mission-presenter.ts';

const missionColumns = [
  'id',
  'vessel_plan_id',
  'ship_time_request_id',
  'number',
  'title',
  'requested_berths',
  'approved_berths',
  'mobilization_days',
  'operational_days',
  'demobilization_days',
  'mobilization_port_id',
  'demobilization_port_id',
  'port_calls',
  'port_call_stops',
  'start_date',
  'start_fraction',
  'notes',
  'overlap_kept',
  'outside_number',
  'lock_version',
  'created_at',
  'updated_at',
] as const;

const selectMissions = (db: Db) =>
  db
    .selectFrom('missions as m')
    .select(missionColumns.map((column) => `m.${column}` as const))
    .select(voyageNumberSql('coalesce(m.original_id, m.id)').as('voyage_number'))
    // In a scenario, counts the guests of the original mission.
    .select(
      sql<number>`(select coalesce(sum(b.granted_berths), 0)::int from berth_requests b
        where b.mission_id = coalesce(m.original_id, m.id) and b.state = 'accepted')`.as('guest_berths'),
    )
    .select(
      sql<number>`case when m.ship_time_request_id is null then 1 else
        (select count(*) from missions o join vessel_plans q on q.id = o.vessel_plan_id
          join vessel_plans p on p.id = m.vessel_plan_id
        where o.ship_time_request_id = m.ship_time_request_id
          and q.scenario_id is not distinct from p.scenario_id) end`.as('application_mission_count'),
    )
    .select(
      sql<boolean>`exists (select 1 from ship_time_requests r join vessel_plans p on p.id = m.vessel_plan_id
        where r.id = m.ship_time_request_id and r.vessel_id = p.vessel_id and p.scenario_id is null) and not exists (
        select 1 from missions o join vessel_plans q on q.id = o.vessel_plan_id
          join vessel_plans p on p.id = m.vessel_plan_id
        where o.ship_time_request_id = m.ship_time_request_id and o.id <> m.id and q.vessel_id = p.vessel_id and q.scenario_id is null)`.as(
        'is_last_on_vessel',
      ),
    );

export const findMissionsOfPlans = async (db: Db, planIds: readonly number[]): Promise<MissionRow[]> => {
  if (planIds.length === 0) return [];
  const rows = await selectMissions(db).where('m.vessel_plan_id', 'in', planIds).execute();
  return sortMissions(rows as MissionRow[]) as MissionRow[];
};

export const findMissionsById = async (db: Db, ids: readonly number[]): Promise<MissionRow[]> => {
  if (ids.length === 0) return [];
  return (await selectMissions(db).where('m.id', 'in', ids).orderBy('m.id').execute()) as MissionRow[];
};

export const findMissionsOfApplication = async (db: Db, applicationId: number): Promise<MissionRow[]> =>
  (await selectMissions(db)
    .innerJoin('vessel_plans as of_plan', (join) =>
      join.onRef('of_plan.id', '=', 'm.vessel_plan_id').on('of_plan.scenario_id', 'is', null),
    )
    .where('m.ship_time_request_id', '=', applicationId)
    .orderBy('m.id')
    .execute()) as MissionRow[];

export const requireMission = async (db: Db, id: number): Promise<MissionRow> => {
  const [mission] = await findMissionsById(db, [id]);
  if (!mission) throw notFoundRefusal();
  return mission;
};

/** Reads the mission again after locking its plan, since it may have moved to another plan. */
export const lockPlanOfMission = async (
  tx: Tx,
  id: number,
): Promise<{ plan: PlanRow; mission: MissionRow }> => {
  let mission = await requireMission(tx, id);
  for (;;) {
    const plan = await lockPlan(tx, mission.vessel_plan_id);
    mission = await requireMission(tx, id);
    if (mission.vessel_plan_id === plan.id) return { plan, mission };
  }
};

export const addApplicationsToMissions = async (
  db: Db,
  missions: readonly MissionResource[],
): Promise<MissionResource[]> => {
  const ids = missions.map((mission) => mission.ship_time_request_id);
  const applications = await findApplicationsInPlans(db, ids);
  return missions.map((mission) =>
    addRelation(mission, 'shipTimeRequest', applications.get(mission.ship_time_request_id ?? 0) ?? null),
  );
};

export const readMissions = async (
  db: Db,
  actor: Actor,
  ids: readonly number[],
): Promise<MissionResource[]> => {
  const missions = await findMissionsById(db, ids);
  if (missions.length === 0) return [];
  const plans = await db
    .selectFrom('vessel_plans')
    .select(['id', 'vessel_id', 'review_level', 'scenario_id'])
    .where('id', 'in', [...new Set(missions.map((mission) => mission.vessel_plan_id))])
    .execute();
  const planOf = new Map(
    plans.map((plan) => [plan.id, { ...plan, review_level: plan.review_level as ReviewLevel }]),
  );
  return sortMissions(missions).map((mission) =>
    presentMission(mission as MissionRow, planOf.get(mission.vessel_plan_id)!, actor),
  );
};

export const readMission = async (db: Db, actor: Actor, id: number): Promise<MissionResource> => {
  const [mission] = await readMissions(db, actor, [id]);
  if (!mission) throw notFoundRefusal();
  return mission;
};
