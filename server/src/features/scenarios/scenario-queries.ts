import { sql, type Selectable } from 'kysely';
import { scenarioPermissions, type ScenarioFacts } from '@shiptime/domain/scenarios/policy';
import type { ScenarioResource } from '@shiptime/domain/scenarios/scenario-wire';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db, Tx } from '#db/connection.ts';
import type { Scenarios } from '#db/tables.generated.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import type { Row } from '#http/answers/resource.ts';

export type ScenarioRow = Selectable<Scenarios> & ScenarioFacts;

type Found = Omit<ScenarioResource, 'can'> & ScenarioFacts;

export const listScenarios = async (
  db: Db,
  actor: Actor,
  id?: number,
): Promise<(ScenarioResource & Row)[]> => {
  const { rows } = await sql<Found>`
    select s.id, s.fiscal_year_id, s.name, s.user_id, s.adopted_at, s.lock_version, s.created_at, s.updated_at,
      jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) as created_by,
      coalesce(p.vessel_ids, '{}') as vessel_ids, coalesce(p.vessel_plan_ids, '{}') as vessel_plan_ids
    from scenarios s join users u on u.id = s.user_id
      left join lateral (select array_agg(q.vessel_id order by v.position, v.id) as vessel_ids,
          array_agg(q.id order by v.position, v.id) as vessel_plan_ids
        from vessel_plans q join vessels v on v.id = q.vessel_id where q.scenario_id = s.id) p on true
    where ${id === undefined ? sql`true` : sql`s.id = ${id}`} order by s.id desc`.execute(db);
  return rows.map((row) => ({ ...row, can: scenarioPermissions(actor, row) }));
};

export const readScenario = async (db: Db, actor: Actor, id: number): Promise<ScenarioResource & Row> => {
  const [scenario] = await listScenarios(db, actor, id);
  if (!scenario) throw notFoundRefusal();
  return scenario;
};

const vesselsOf = async (db: Db, id: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('vessel_plans')
    .select('vessel_id')
    .where('scenario_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ vessel_id }) => vessel_id);
};

export const requireScenario = async (db: Db, id: number): Promise<ScenarioRow> => {
  const row = await db.selectFrom('scenarios').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFoundRefusal();
  return { ...row, vessel_ids: await vesselsOf(db, id) };
};

export const lockScenario = async (tx: Tx, id: number): Promise<ScenarioRow> => {
  await sql`select 1 from scenarios where id = ${id} for update`.execute(tx);
  return requireScenario(tx, id);
};

export const findPlanIdInScenario = async (db: Db, id: number, vesselId: number): Promise<number | null> => {
  const row = await db
    .selectFrom('vessel_plans')
    .select('id')
    .where('scenario_id', '=', id)
    .where('vessel_id', '=', vesselId)
    .executeTakeFirst();
  return row?.id ?? null;
};

export const requireMissionInScenario = async (db: Db, id: number, missionId: number): Promise<void> => {
  const found = await db
    .selectFrom('missions as m')
    .innerJoin('vessel_plans as p', 'p.id', 'm.vessel_plan_id')
    .select('m.id')
    .where('m.id', '=', missionId)
    .where('p.scenario_id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFoundRefusal();
};
