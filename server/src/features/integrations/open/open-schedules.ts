import type { Licence } from '@shiptime/domain/integrations/licences';
import type { OpenDataYear } from '@shiptime/domain/integrations/integration-wire';
import { type RawBuilder, sql } from 'kysely';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { buildOpenSchedule, type OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import type { Db } from '#db/connection.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { addVoyageNumbers } from '#features/applications/voyage-numbers.ts';
import { readReplanning } from '#features/applications/voyages.ts';
import { isRecentFiscalYearSql } from '#features/plans/feeds/feed-mission.ts';
import { readOpenScheduleFacts } from '#features/plans/fleet/open-schedule-facts.ts';
import { describeLicence } from './geojson-file.ts';

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
    legs_geojson: `${own}/legs.geojson`,
    ports_geojson: `${own}/ports.geojson`,
    project_areas_geojson: `${own}/project_areas.geojson`,
    gpkg: `${own}.gpkg`,
    csv: `${own}.csv`,
    legs_csv: `${own}/legs.csv`,
    cruises_csv: `${own}/cruises.csv`,
    ics: `${own}.ics`,
  };
};

export const findOpenDataYears = async (
  db: Db,
  address: string,
  licence: Licence,
): Promise<OpenDataYear[]> => {
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
      licence: describeLicence(licence),
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
  id: number;
  fleet_plan_id: number;
  number: number;
  created_at: string;
  snapshot: FleetSnapshot;
  is_latest: boolean;
};

/** `versionId` grows with each publication of any fiscal year; calendars use it as SEQUENCE. */
export type PublishedSchedule = { readonly versionId: number; readonly schedule: OpenSchedule };

const readVersions = async (
  db: Db,
  where: RawBuilder<unknown>,
  hasReplanning = true,
): Promise<PublishedSchedule[]> => {
  const { rows } = await sql<Version>`
    select n.id, n.fleet_plan_id, n.number, n.created_at, n.snapshot,
      n.number = (select max(l.number) from fleet_plan_versions l where l.fleet_plan_id = n.fleet_plan_id) as is_latest
    from fleet_plan_versions n join fleet_plans f on f.id = n.fleet_plan_id join fiscal_years y on y.id = f.fiscal_year_id
    where ${where} order by y.start_date, n.number`.execute(db);
  if (rows.length === 0) return [];
  const latest = rows.filter(({ is_latest }) => is_latest).map(({ fleet_plan_id }) => fleet_plan_id);
  const replanning = hasReplanning && latest.length > 0 ? await readReplanning(db, latest) : undefined;
  const facts = await readOpenScheduleFacts(db);
  return Promise.all(
    rows.map(async ({ id, is_latest, ...version }) => {
      const numbered = { ...version, snapshot: await addVoyageNumbers(db, version.snapshot) };
      const known = { ...facts, ...(is_latest && replanning && { replanning }) };
      return { versionId: id, schedule: buildOpenSchedule(numbered, known) };
    }),
  );
};

const isNewest = sql`n.number = (select max(o.number) from fleet_plan_versions o where o.fleet_plan_id = n.fleet_plan_id)`;

export const requireOpenSchedule = async (
  db: Db,
  year: string,
  version: number | 'latest',
): Promise<PublishedSchedule> => {
  const which = version === 'latest' ? isNewest : sql`n.number = ${version}`;
  const [found] = await readVersions(db, sql`y.name = ${year} and ${which}`);
  if (!found) throw notFoundRefusal();
  return found;
};

export const findLatestSchedules = (db: Db): Promise<PublishedSchedule[]> => readVersions(db, isNewest);

export const findLatestSchedulesWithoutReplanning = (db: Db): Promise<PublishedSchedule[]> =>
  readVersions(db, isNewest, false);

export const findRecentSchedulesWithoutReplanning = (db: Db): Promise<PublishedSchedule[]> =>
  readVersions(db, sql`${isNewest} and ${isRecentFiscalYearSql}`, false);
