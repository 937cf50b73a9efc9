import { mayRecordDelivery } from '@shiptime/domain/plans/decisions';
import type { ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import { type DeliveredVoyage, deliveredVoyageSchema } from '@shiptime/domain/plans/wire/imports';
import type { Actor } from '@shiptime/domain/shared/actor';
import { countDaysInclusive } from '@shiptime/domain/shared/calendar-day';
import { sql } from 'kysely';
import { writeAuditEntry } from '#audit/audit.ts';
import type { Db, Tx } from '#db/connection.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import { buildFilterConditions, dayFilter, idFilter, substringFilter } from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import { throwIfRefused, notFoundRefusal } from '#http/refusal.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import { announcePlanEvent } from '#live/announce-plan-event.ts';
import { lockPlan } from '../plan-queries.ts';

const filters = {
  id: idFilter('d.id'),
  vessel_plan_id: idFilter('d.vessel_plan_id'),
  vessel_id: idFilter('p.vessel_id'),
  fiscal_year_id: idFilter('p.fiscal_year_id'),
  title: substringFilter('d.title'),
  start_date: dayFilter('d.start_date'),
  end_date: dayFilter('d.end_date'),
  updated_at: dayFilter('d.updated_at'),
};

export const deliveredVoyageCollection = {
  resource: 'delivered_voyages',
  includes: [],
  filters: Object.keys(filters) as (keyof typeof filters)[],
  sorts: ['id', 'title', 'start_date', 'end_date'],
  fields: Object.keys(deliveredVoyageSchema.shape),
} as const;

type Query = CollectionQuery<never, keyof typeof filters, (typeof deliveredVoyageCollection.sorts)[number]>;

const selectDeliveredVoyages = (db: Db) =>
  db
    .selectFrom('delivered_voyages as d')
    .innerJoin('vessel_plans as p', 'p.id', 'd.vessel_plan_id')
    .selectAll('d')
    .select(['p.vessel_id', 'p.fiscal_year_id', 'p.review_level']);

type Row = Awaited<ReturnType<ReturnType<typeof selectDeliveredVoyages>['execute']>>[number];

const presentDeliveredVoyage = ({ review_level, ...row }: Row, actor: Actor): DeliveredVoyage => ({
  ...row,
  days: countDaysInclusive(row.start_date, row.end_date),
  can: {
    delete: mayRecordDelivery(actor, { vessel_id: row.vessel_id, review_level: review_level as ReviewLevel })
      .allowed,
  },
});

export const listDeliveredVoyages = async (db: Db, actor: Actor, query: Query) => {
  const { rows, total } = await readPage<Row>(db, query, {
    columns: sql`d.*, p.vessel_id, p.fiscal_year_id, p.review_level`,
    from: sql`delivered_voyages d join vessel_plans p on p.id = d.vessel_plan_id`,
    where: buildFilterConditions(query, filters),
    order: [...orderBySql(query, (name) => sql.ref(`d.${name}`)), sql`d.start_date`, sql`d.id`],
  });
  return { rows: rows.map((row) => presentDeliveredVoyage(row, actor)), total };
};

export const removeDeliveredVoyage = async (
  tx: Tx,
  actor: Actor,
  id: number,
  expected: ExpectedVersion,
): Promise<void> => {
  const row = await selectDeliveredVoyages(tx).where('d.id', '=', id).executeTakeFirst();
  if (!row) throw notFoundRefusal();
  throwIfRefused(mayRecordDelivery(actor, await lockPlan(tx, row.vessel_plan_id)));
  await requireCurrentVersion(expected, row.lock_version, async () => presentDeliveredVoyage(row, actor));
  const { review_level: _level, ...before } = row;
  await tx.deleteFrom('delivered_voyages').where('id', '=', id).execute();
  await writeAuditEntry(tx, actor, {
    action: 'delivered_voyages.deleted',
    subject_type: 'delivered_voyages',
    subject_id: id,
    before,
  });
  await announcePlanEvent(tx, row.vessel_plan_id, actor.id, { kind: 'delivered' });
};
