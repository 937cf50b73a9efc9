import { type Selectable, sql } from 'kysely';
import { vesselRowSchema } from '@shiptime/domain/vessels/vessel-wire';
import { identifierSchemesByList } from '@shiptime/domain/shared/identifiers';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import type { Vessels } from '#db/tables.generated.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  booleanFilter,
  buildFilterConditions,
  dayFilter,
  idFilter,
  identifierFilters,
  substringFilter,
  exactTextFilter,
} from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import { relatedResourceOfList } from '../reference/lists.ts';
import { collatedColumnSql } from '../reference/reference-queries.ts';

const filters = {
  id: idFilter('id'),
  key: exactTextFilter('key'),
  vessel_class_id: idFilter('vessel_class_id'),
  region_id: idFilter('region_id'),
  home_port_id: idFilter('home_port_id'),
  active: booleanFilter((yes) => sql<boolean>`active = ${yes}`),
  helicopter_support: booleanFilter((yes) => sql<boolean>`helicopter_support is not distinct from ${yes}`),
  ...identifierFilters(identifierSchemesByList.vessels),
  name: substringFilter('name_en', 'name_fr'),
  updated_at: dayFilter('updated_at'),
  q: substringFilter('name_en', 'name_fr'),
};

export const vesselCollection = {
  resource: 'vessels',
  whole: 'administrators keep the list of the fleet',
  includes: ['vesselClass', 'region', 'homePort'],
  filters: Object.keys(filters) as (keyof typeof filters)[],
  sorts: [
    'id',
    'name',
    'position',
    'vessel_class_id',
    'region_id',
    'science_berths',
    'length',
    'endurance',
    'range',
    'updated_at',
  ],
  fields: Object.keys(vesselRowSchema.shape),
  related: {
    vesselClass: relatedResourceOfList('vessel_classes'),
    region: relatedResourceOfList('regions'),
    homePort: relatedResourceOfList('ports'),
  },
} as const;

type Sort = (typeof vesselCollection.sorts)[number];
export type VesselInclude = (typeof vesselCollection.includes)[number];
export type VesselQuery = CollectionQuery<VesselInclude, keyof typeof filters, Sort>;

export const listVessels = (db: Db, query: VesselQuery, language: Language) => {
  const sorts = orderBySql(query, (name) =>
    name === 'name' ? collatedColumnSql(name, language) : sql.ref(name),
  );
  return readPage<Selectable<Vessels>>(db, query, {
    columns: sql`*`,
    from: sql`vessels`,
    where: buildFilterConditions(query, filters),
    order: [...(sorts.length > 0 ? sorts : [sql`position`]), sql`id`],
  });
};

export const findVessel = (db: Db, id: number) =>
  db.selectFrom('vessels').selectAll().where('id', '=', id).executeTakeFirst();
