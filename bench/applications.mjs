import { sql } from 'kysely';

const sentence =
  'Temperature, salinity, nutrients and plankton are sampled along the four lines of the shelf. ';
const text = (characters) => sentence.repeat(Math.ceil(characters / sentence.length)).slice(0, characters);

const batch = 2000;

const seedBatch = async (db, owner, count) => {
  const { rows } = await sql`select coalesce(max(id), 0) as last from ship_time_requests`.execute(db);
  const [{ last }] = rows;
  await sql`
    insert into ship_time_requests (user_id, status_id, submitted_at, vessel_id, project_title, fiscal_year_id, agency_id,
      executive_summary, impact_statement, mission_objectives, project_type_id, thematic_area_id, vessel_preference_1_id,
      vessel_preference_2_id, vessel_preference_justification, min_science_berths, ideal_science_berths,
      helicopter_required, equipment_requirements, operational_days, operating_hours_id, operational_window_start,
      operational_window_end, mobilization_days, demobilization_days, mobilization_port_id, demobilization_port_id,
      scheduling_constraints, in_foreign_waters, in_marine_protected_areas, no_collaborations, funding_unknown)
    select ${owner}, 2 + n % 6, now() - make_interval(days => n % 300), 1 + n % 40, 'Survey ' || n,
      years[1 + n % cardinality(years)], 1 + n % 5,
      ${text(700)}, ${text(1200)}, ${text(1200)}, 1 + n % 4, 1 + n % 4, 1 + n % 40, 1 + (n + 7) % 40, ${text(300)},
      4 + n % 10, 8 + n % 12, n % 2 = 0, ${text(500)}, (n % 40) + 0.25, 1, '2028-05-01', '2028-09-30', 1, 0.5,
      1 + n % 90, 1 + n % 90, ${text(200)}, false, false, true, true
    from generate_series(1, ${count}) n, (select array_agg(id order by id) from fiscal_years) y (years)`.execute(
    db,
  );
  await sql`insert into co_proponents (ship_time_request_id, user_id, slot)
    select r.id, p.id, 1 from ship_time_requests r, users p
    where r.id > ${last} and r.id % 3 = 0 and p.id = (select min(id) from users where id <> ${owner})`.execute(
    db,
  );
  await sql`insert into ship_time_request_sections (ship_time_request_id, section)
    select r.id, s from ship_time_requests r, unnest(array['general_information', 'project_description', 'requirements',
      'scheduling', 'area_of_operations', 'collaborations', 'funding']) s where r.id > ${last}`.execute(db);
};

export const seedApplications = async (db, owner, count) => {
  for (let left = count; left > 0; left -= batch) await seedBatch(db, owner, Math.min(batch, left));
  for (const table of ['ship_time_requests', 'co_proponents', 'ship_time_request_sections'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
};

export const seedStations = async (db, each) => {
  const plant = (tx) =>
    sql`
    insert into stations (ship_time_request_id, position, name, type, latitude, longitude)
    select r.id, n, 'HL_' || n, 'CTD', 44 + n / 100.0, -63
    from (select id from ship_time_requests r
      where not exists (select from stations s where s.ship_time_request_id = r.id) order by id limit 500) r,
      generate_series(1, ${each}::int) n`.execute(tx);
  let planted = 1;
  while (planted > 0)
    planted = await db.transaction().execute(async (tx) => {
      // Triggers forbid changing the stations of a submitted application.
      await sql`set local session_replication_role = replica`.execute(tx);
      const { numAffectedRows } = await plant(tx);
      return Number(numAffectedRows);
    });
  await sql`analyze`.execute(db);
};

export const seedDrafts = async (db, owners) => {
  const { rows } = await sql`
    insert into ship_time_requests (user_id, project_title, fiscal_year_id, executive_summary, impact_statement)
    select owner, 'Draft', (select max(id) from fiscal_years), ${text(500)}, ${text(800)} from unnest(${owners}::int[]) owner
    returning id, user_id`.execute(db);
  await sql`insert into stations (ship_time_request_id, position, name, type, latitude, longitude)
    select r.id, n, 'HL_' || n, 'CTD', 44 + n / 100.0, -63 from unnest(${rows.map(({ id }) => id)}::int[]) r (id),
      generate_series(1, 40) n`.execute(db);
  return new Map(rows.map(({ id, user_id }) => [user_id, id]));
};
