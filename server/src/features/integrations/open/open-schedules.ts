import type { OpenYear } from '@shiptime/domain/integrations/integration-wire';
import { sql } from 'kysely';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { openSchedule, type OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import type { Db } from '#db/connection.ts';
import { notFound } from '#http/refusal.ts';
import { withVoyageNumbers } from '#features/applications/voyage-numbers.ts';
import { readReplanning } from '#features/applications/voyages.ts';
import { readOpenFacts } from '#features/plans/fleet/open-facts.ts';

type Row = {
  id: number;
  fiscal_year: string;
  start_date: string;
  end_date: string;
  number: number;
  created_at: string;
};

const linksOf = (address: string, year: string, version: number | 'latest') => {
  const own = `${address}/api/open/schedules/${year}/versions/${version}`;
  return {
    json: `${own}.json`,
    geojson: `${own}.geojson`,
    csv: `${own}.csv`,
    legs_csv: `${own}/legs.csv`,
    cruises_csv: `${own}/cruises.csv`,
    ics: `${own}.ics`,
  };
};

export const openYears = async (db: Db, address: string): Promise<OpenYear[]> => {
  const { rows } = await sql<Row>`
    select f.id, y.name as fiscal_year, y.start_date, y.end_date, n.number, n.created_at
    from fleet_plan_versions n join fleet_plans f on f.id = n.fleet_plan_id join fiscal_years y on y.id = f.fiscal_year_id
    order by y.start_date desc, n.number desc`.execute(db);
  const years = new Map<number, Row[]>();
  for (const row of rows) years.set(row.id, [...(years.get(row.id) ?? []), row]);
  return [...years.values()].map((versions) => {
    const { id, fiscal_year, start_date, end_date, number, created_at } = versions[0]!;
    return {
      id,
      fiscal_year,
      start_date,
      end_date,
      latest_version: number,
      published_at: versions.at(-1)!.created_at,
      updated_at: created_at,
      latest: linksOf(address, fiscal_year, 'latest'),
      versions: versions.map((each) => ({
        version: each.number,
        published_at: each.created_at,
        links: linksOf(address, fiscal_year, each.number),
      })),
    };
  });
};

type Version = {
  fleet_plan_id: number;
  number: number;
  created_at: string;
  snapshot: FleetSnapshot;
  is_latest: boolean;
};

export const findOpenSchedule = async (
  db: Db,
  year: string,
  version: number | 'latest',
): Promise<OpenSchedule> => {
  const { rows } = await sql<Version>`
    select n.fleet_plan_id, n.number, n.created_at, n.snapshot,
      n.number = (select max(l.number) from fleet_plan_versions l where l.fleet_plan_id = n.fleet_plan_id) as is_latest
    from fleet_plan_versions n join fleet_plans f on f.id = n.fleet_plan_id join fiscal_years y on y.id = f.fiscal_year_id
    where y.name = ${year} ${version === 'latest' ? sql`` : sql`and n.number = ${version}`}
    order by n.number desc limit 1`.execute(db);
  if (!rows[0]) throw notFound();
  const replanning = rows[0].is_latest ? await readReplanning(db, [rows[0].fleet_plan_id]) : undefined;
  const numbered = { ...rows[0], snapshot: await withVoyageNumbers(db, rows[0].snapshot) };
  return openSchedule(numbered, { ...(await readOpenFacts(db)), ...(replanning && { replanning }) });
};
