import { sql } from 'kysely';
import type { ScenarioMission, ComparedMission } from '@shiptime/domain/scenarios/scenario-changes';
import type { Db } from '#db/connection.ts';

const columns = sql`m.id, m.ship_time_request_id, m.title, p.vessel_id, m.start_date, m.start_fraction,
  m.mobilization_days, m.operational_days, m.demobilization_days, m.mobilization_port_id, m.demobilization_port_id,
  m.requested_berths, m.approved_berths, m.port_calls, m.port_call_stops, m.notes`;
const order = sql`p.vessel_id, m.start_date nulls last, m.start_fraction, m.number, m.id`;

export const findCurrentMissions = async (
  db: Db,
  fiscalYearId: number,
  vesselIds: readonly number[],
  known: readonly number[] = [],
): Promise<ComparedMission[]> => {
  const { rows } = await sql<ComparedMission>`
    select ${columns} from missions m join vessel_plans p on p.id = m.vessel_plan_id
    where p.scenario_id is null and ((p.fiscal_year_id = ${fiscalYearId} and p.vessel_id = any(${[...vesselIds]}::int[]))
      or m.id = any(${[...known]}::int[])) order by ${order}`.execute(db);
  return rows;
};

export const findScenarioMissions = async (db: Db, scenarioId: number): Promise<ScenarioMission[]> => {
  const { rows } = await sql<ScenarioMission>`
    select ${columns}, m.original_id from missions m join vessel_plans p on p.id = m.vessel_plan_id
    where p.scenario_id = ${scenarioId} order by ${order}`.execute(db);
  return rows;
};
