import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import type { Vessels } from '#db/tables.generated.ts';
import { addRelation } from '#http/answers/resource.ts';
import { localizeRow } from '../reference/reference-presenter.ts';
import type { VesselInclude } from './vessel-queries.ts';

const relations = {
  vesselClass: { table: 'vessel_classes', column: 'vessel_class_id' },
  region: { table: 'regions', column: 'region_id' },
  homePort: { table: 'ports', column: 'home_port_id' },
} as const satisfies Record<VesselInclude, { table: string; column: keyof Vessels }>;

export const includeVesselRelations = async (
  db: Db,
  vessels: readonly VesselResource[],
  includes: ReadonlySet<VesselInclude>,
  language: Language,
): Promise<VesselResource[]> => {
  let rows = [...vessels];
  for (const name of includes) {
    const { table, column } = relations[name];
    const ids = [...new Set(vessels.map((vessel) => vessel[column]).filter((id) => id !== null))];
    const related =
      ids.length === 0 ? [] : await db.selectFrom(table).selectAll().where('id', 'in', ids).execute();
    const byId = new Map(related.map((row) => [row.id, localizeRow(row, language)]));
    rows = rows.map((row) => addRelation(row, name, byId.get(row[column] ?? 0) ?? null));
  }
  return rows;
};
