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

export type StoredKeptConflict = {
  readonly mission_id: number;
  readonly other_mission_id: number | null;
  readonly code: string;
  readonly constraint_id: number | null;
  readonly days: number | null;
  readonly reason: string;
  readonly user_id: number;
};

export const findKeptConflicts = async (
  db: Db,
  missionIds: readonly number[],
): Promise<StoredKeptConflict[]> =>
  db
    .selectFrom('mission_conflicts_kept')
    .select(['mission_id', 'other_mission_id', 'code', 'constraint_id', 'days', 'reason', 'user_id'])
    .where(sql<boolean>`mission_id = any(${[...missionIds]}::int[])`)
    .where(sql<boolean>`coalesce(other_mission_id = any(${[...missionIds]}::int[]), true)`)
    .orderBy('id')
    .execute();

export const copyKeptConflicts = async (
  tx: Db,
  kept: readonly StoredKeptConflict[],
  counterpart: (id: number) => number | undefined,
): Promise<void> => {
  const rows = kept.flatMap((row) => {
    const one = counterpart(row.mission_id);
    const other = row.other_mission_id === null ? null : counterpart(row.other_mission_id);
    if (one === undefined || other === undefined) return [];
    const [first, second] = other === null ? [one, null] : [Math.min(one, other), Math.max(one, other)];
    return [{ ...row, mission_id: first, other_mission_id: second }];
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('mission_conflicts_kept')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
