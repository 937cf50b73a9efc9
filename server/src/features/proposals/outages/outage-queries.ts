import { sql, type Selectable } from 'kysely';
import { type OutageOption, outageRowSchema } from '@shiptime/domain/proposals/outage-wire';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';
import type { SchedulingConstraints } from '#db/tables.generated.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import { buildFilterConditions, dayFilter, idFilter, substringFilter } from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import { findAmendmentRequest } from '#features/plans/amendments.ts';
import { presentConstraint } from '#features/vessels/vessel-presenter.ts';
import { presentAffectedMissions, readAppliedChanges, refreshAffectedMissions } from './affected-missions.ts';
import type { OutageRow } from './outage-row.ts';
import { findRemovedMissions } from './removed-missions.ts';

const filters = {
  id: idFilter('c.id'),
  vessel_id: idFilter('c.vessel_id'),
  fiscal_year_id: idFilter('y.id'),
  name: substringFilter('c.name'),
  start_date: dayFilter('c.start_date'),
  end_date: dayFilter('c.end_date'),
  created_at: dayFilter('c.created_at'),
  updated_at: dayFilter('c.updated_at'),
};

export const outageCollection = {
  resource: 'outages',
  whole: 'each is reported by hand, of one vessel',
  includes: [],
  filters: Object.keys(filters) as (keyof typeof filters)[],
  sorts: ['id', 'start_date', 'end_date'],
  fields: Object.keys(outageRowSchema.shape),
} as const;
type Query = CollectionQuery<never, keyof typeof filters, (typeof outageCollection.sorts)[number]>;

const yearsOf = sql<number[]>`array(select y.id from fiscal_years y
  where y.start_date <= c.end_date and y.end_date >= c.start_date order by y.start_date)`;

export const presentOutage = async (
  db: Db,
  actor: Actor,
  outage: OutageRow,
  options: readonly OutageOption[],
) => {
  const { affected, reported_by, ...constraint } = outage;
  const years = await sql<{ ids: number[] }>`select ${yearsOf} as ids from scheduling_constraints c
    where c.id = ${outage.id}`.execute(db);
  return {
    ...presentConstraint(constraint, actor),
    fiscal_year_ids: years.rows[0]?.ids ?? [],
    reported_by,
    affected: await presentAffectedMissions(
      db,
      actor,
      outage,
      await refreshAffectedMissions(db, outage, affected),
      (await readAppliedChanges(db, outage.id)).secondParts,
    ),
    removed: await findRemovedMissions(db, actor, outage, affected),
    options: [...options],
    amendment_request: await findAmendmentRequest(db, outage),
  };
};

export const listOutages = async (db: Db, actor: Actor, query: Query) => {
  const where = sql.join([sql`true`, ...buildFilterConditions(query, filters)], sql` and `);
  type Listed = Selectable<SchedulingConstraints> & {
    fiscal_year_ids: number[];
    reported_by: number;
    affected_missions: number;
  };
  const { rows, total } = await readPage<Listed>(db, query, {
    columns: sql`c.*, ${yearsOf} as fiscal_year_ids, o.user_id as reported_by,
      jsonb_array_length(o.affected) as affected_missions`,
    from: sql`scheduling_constraints c join outages o on o.id = c.id`,
    where: [
      sql`exists (select 1 from fiscal_years y where y.start_date <= c.end_date and y.end_date >= c.start_date and ${where})`,
    ],
    order: [...orderBySql(query, (name) => sql.ref(`c.${name}`)), sql`c.start_date`, sql`c.id`],
  });
  return { rows: rows.map((row) => ({ ...row, ...presentConstraint(row, actor) })), total };
};
