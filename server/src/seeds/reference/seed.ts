import { sql } from 'kysely';
import {
  type IdentifiedListName,
  type IdentifierScheme,
  identifierSchemesByList,
} from '@shiptime/domain/shared/identifiers';
import type { Tx } from '#db/connection.ts';
import type { DB } from '#db/tables.generated.ts';
import agencies from './data/agencies.json' with { type: 'json' };
import capabilities from './data/capabilities.json' with { type: 'json' };
import coastalStates from './data/coastal-states.json' with { type: 'json' };
import faqs from './data/faqs.json' with { type: 'json' };
import identifiers from './data/identifiers.json' with { type: 'json' };
import marineProtectedAreas from './data/marine-protected-areas.json' with { type: 'json' };
import operatingHours from './data/operating-hours.json' with { type: 'json' };
import ports from './data/ports.json' with { type: 'json' };
import projectAreas from './data/project-areas.json' with { type: 'json' };
import projectTypes from './data/project-types.json' with { type: 'json' };
import regions from './data/regions.json' with { type: 'json' };
import thematicAreas from './data/thematic-areas.json' with { type: 'json' };
import vesselClasses from './data/vessel-classes.json' with { type: 'json' };
import vessels from './data/vessels.json' with { type: 'json' };
import { insertMissingRows, type SeedRow } from '../insert-rows.ts';
import { buildFiscalYears } from './fiscal-years.ts';

type KeyedTable = {
  [Table in keyof DB]: DB[Table] extends { key: unknown; id: unknown } ? Table : never;
}[keyof DB];

const inOrder = (rows: readonly SeedRow[]): SeedRow[] =>
  rows.map((row, index) => ({ ...row, position: index + 1 }));

const seedList = (tx: Tx, table: KeyedTable, rows: readonly SeedRow[]) =>
  insertMissingRows(tx, table, 'key', inOrder(rows));

const idsOf = async (tx: Tx, table: 'regions' | 'ports' | 'vessel_classes' | 'capabilities') => {
  const rows = await tx.selectFrom(table).select(['id', 'key']).execute();
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  return (key: string | null): number | null => {
    if (key === null) return null;
    const id = ids.get(key);
    if (id === undefined) throw new Error(`${table} has no row with the key ${key}`);
    return id;
  };
};

const seedPorts = async (tx: Tx) => {
  const regionId = await idsOf(tx, 'regions');
  await seedList(
    tx,
    'ports',
    ports.map(({ region, ...port }) => ({ ...port, region_id: regionId(region) })),
  );
};

const seedVessels = async (tx: Tx) => {
  const regionId = await idsOf(tx, 'regions');
  const portId = await idsOf(tx, 'ports');
  const classId = await idsOf(tx, 'vessel_classes');
  const capabilityId = await idsOf(tx, 'capabilities');
  await seedList(
    tx,
    'vessels',
    vessels.map(({ vessel_class, region, home_port, capabilities: standings, ...vessel }) => ({
      ...vessel,
      capabilities: Object.entries(standings).map(([key, standing]) => ({
        capability_id: capabilityId(key),
        standing,
      })),
      vessel_class_id: classId(vessel_class),
      region_id: regionId(region),
      home_port_id: portId(home_port),
    })),
  );
};

const scheme = (name: IdentifierScheme) => sql`(select min(s.value) from jsonb_to_recordset(planned.sources)
  as s(scheme text, value text) where s.scheme = ${name} having count(*) = 1)`;

const fillIdentifiers = async (tx: Tx, table: IdentifiedListName) => {
  const rows = Object.entries(identifiers[table]).map(([key, sources]) => ({ key, sources }));
  const columns = identifierSchemesByList[table].map(
    (name) => sql`${sql.ref(name)} = coalesce(row.${sql.ref(name)}, ${scheme(name)})`,
  );
  await sql`
    update ${sql.table(table)} as row set identifier_sources = planned.sources, ${sql.join(columns)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as planned(key text, sources jsonb)
    where planned.key = row.key and row.identifier_sources = '[]'`.execute(tx);
};

const seedFiscalYears = async (tx: Tx) => {
  const clock = await sql<{ year: number }>`select extract(year from now())::integer as year`.execute(tx);
  await insertMissingRows(tx, 'fiscal_years', 'name', buildFiscalYears(clock.rows[0]?.year ?? 0));
};

/** Seeding is idempotent and safe in several processes at once. Sources: docs/data-sources.md. */
export const seedReference = async (tx: Tx): Promise<void> => {
  await seedList(tx, 'regions', regions);
  await seedList(tx, 'agencies', agencies);
  await seedList(tx, 'project_types', projectTypes);
  await seedList(tx, 'thematic_areas', thematicAreas);
  await seedList(tx, 'project_areas', projectAreas);
  await seedList(tx, 'marine_protected_areas', marineProtectedAreas);
  await seedList(tx, 'coastal_states', coastalStates);
  await seedList(tx, 'operating_hours', operatingHours);
  await seedList(tx, 'vessel_classes', vesselClasses);
  await seedList(tx, 'capabilities', capabilities);
  await seedPorts(tx);
  await seedVessels(tx);
  for (const table of ['agencies', 'ports', 'vessels'] as const) await fillIdentifiers(tx, table);
  await seedFiscalYears(tx);
  await seedList(tx, 'faqs', faqs);
};
