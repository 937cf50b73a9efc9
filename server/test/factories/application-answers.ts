import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';

const firstOf = async (db: Db, table: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where active order by position limit 1`.execute(db);
  return rows[0]!.id;
};

const hoursOf = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from operating_hours where active order by hours limit 1`.execute(db);
  return rows[0]!.id;
};

export const completeAnswers = async (db: Db, year: number) => {
  const { start_date } = await db
    .selectFrom('fiscal_years')
    .select('start_date')
    .where('id', '=', year)
    .executeTakeFirstOrThrow();
  const opening = start_date.slice(0, 4);
  const port = await firstOf(db, 'ports');
  return {
    agency_id: await firstOf(db, 'agencies'),
    is_responsible_manager: false,
    responsible_manager_name: 'Siobhán O’Neill',
    responsible_manager_email: 'siobhan.oneill@example.org',
    multi_year: false,
    executive_summary: 'Temperature, salinity, nutrients and plankton along four lines.',
    impact_statement: 'Stock assessments rest on this series.',
    mission_objectives: 'Sample every station of the four lines once.',
    project_type_id: await firstOf(db, 'project_types'),
    thematic_area_id: await firstOf(db, 'thematic_areas'),
    vessel_preference_justification: 'Trawl winch and wet laboratory.',
    min_science_berths: 4,
    ideal_science_berths: 8,
    helicopter_required: false,
    operational_days: 12.25,
    operating_hours_id: await hoursOf(db),
    operational_window_start: `${opening}-05-01`,
    operational_window_end: `${opening}-07-31`,
    preferred_start_window_start: `${opening}-05-10`,
    preferred_start_window_end: `${opening}-06-10`,
    mobilization_days: 1,
    demobilization_days: 0.5,
    mobilization_port_id: port,
    demobilization_port_id: port,
    in_foreign_waters: false,
    in_marine_protected_areas: false,
    no_collaborations: true,
    funding_unknown: true,
  };
};

export const completeParts = async (db: Db, id: number): Promise<void> => {
  await db
    .insertInto('ship_time_request_project_areas')
    .values({ ship_time_request_id: id, project_area_id: await firstOf(db, 'project_areas') })
    .execute();
};
