import { type Selectable, sql } from 'kysely';
import { yearRowSchema } from '@shiptime/domain/reference/reference-wire';
import { z } from 'zod';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import { fiscalYearStartingIn, fiscalYearStartYear } from '@shiptime/domain/reference/fiscal-year';
import { newFiscalYearSchema } from '@shiptime/domain/reference/fiscal-year-schema';
import type { Db, Tx } from '#db/connection.ts';
import { writeAuditEntry, type AuditedActor } from '#audit/audit.ts';
import type { FiscalYears } from '#db/tables.generated.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  booleanFilter,
  buildFilterConditions,
  dayFilter,
  idFilter,
  substringFilter,
} from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import { announceLiveEvent, yearTopic } from '#live/live.ts';
import { invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';

const filters = {
  id: idFilter('id'),
  name: substringFilter('name'),
  active: booleanFilter((yes) => sql<boolean>`active = ${yes}`),
  start_date: dayFilter('start_date'),
  end_date: dayFilter('end_date'),
  deadline_at: dayFilter('deadline_at'),
  created_at: dayFilter('created_at'),
  updated_at: dayFilter('updated_at'),
  in_use: booleanFilter(
    (yes) => sql<boolean>`(exists (select 1 from vessel_plans p where p.fiscal_year_id = fiscal_years.id)
      or exists (select 1 from ship_time_requests r where r.fiscal_year_id = fiscal_years.id and r.status_id <> 1)
      or exists (select 1 from scheduling_constraints c
        where c.start_date <= fiscal_years.end_date and c.end_date >= fiscal_years.start_date)) = ${yes}`,
  ),
};

export const fiscalYearCollection = {
  resource: 'fiscal_years',
  whole: 'one a year',
  includes: [],
  filters: Object.keys(filters) as (keyof typeof filters)[],
  sorts: ['id', 'name', 'start_date', 'deadline_at', 'updated_at'],
  fields: Object.keys(yearRowSchema.shape),
} as const;

type Query = CollectionQuery<never, keyof typeof filters, (typeof fiscalYearCollection.sorts)[number]>;

export const listFiscalYears = (db: Db, query: Query) =>
  readPage<Selectable<FiscalYears>>(db, query, {
    columns: sql`*`,
    from: sql`fiscal_years`,
    where: buildFilterConditions(query, filters),
    order: [...orderBySql(query, sql.ref), sql`start_date`, sql`id`],
  });

export const findFiscalYear = (db: Db, id: number) =>
  db.selectFrom('fiscal_years').selectAll().where('id', '=', id).executeTakeFirst();

export const findOpenFiscalYear = (db: Db) =>
  db
    .selectFrom('fiscal_years')
    .selectAll()
    .where('id', '=', sql<number>`(select open_fiscal_year())`)
    .executeTakeFirst();

export const addFiscalYear = async (
  tx: Tx,
  actor: AuditedActor,
  { start_date, ...given }: z.infer<typeof newFiscalYearSchema>,
) => {
  const planned = { ...fiscalYearStartingIn(fiscalYearStartYear({ start_date })), ...given };
  const known = await tx.selectFrom('fiscal_years').select('id').where('name', '=', planned.name).execute();
  if (known.length > 0) throw invalidRefusal([{ field: 'start_date', code: 'not_unique' }]);
  const after = await tx.insertInto('fiscal_years').values(planned).returningAll().executeTakeFirstOrThrow();
  await writeAuditEntry(tx, actor, {
    action: 'fiscal_years.created',
    subject_type: 'fiscal_years',
    subject_id: after.id,
    after,
  });
  return after;
};

/** The reason is optional, because clients of the specified API send none. */
export const fiscalYearChangeSchema = z.object({
  deadline_at: newFiscalYearSchema.shape.deadline_at,
  active: newFiscalYearSchema.shape.active,
  reason: z.string().max(reasonLimit).nullish(),
});

export const changeFiscalYear = async (
  tx: Tx,
  actor: AuditedActor,
  { id, expected }: { id: number; expected: ExpectedVersion },
  { reason, ...change }: z.infer<typeof fiscalYearChangeSchema>,
) => {
  const before = await tx
    .selectFrom('fiscal_years')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFoundRefusal();
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  const moves =
    change.deadline_at !== undefined && Date.parse(change.deadline_at) !== Date.parse(before.deadline_at);
  if (!moves && (change.active ?? before.active) === before.active) return before;
  const after = await tx
    .updateTable('fiscal_years')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (moves) await announceLiveEvent(tx, { topic: yearTopic(id), kind: 'deadline' });
  await writeAuditEntry(tx, actor, {
    action: moves ? 'fiscal_years.deadline_moved' : 'fiscal_years.updated',
    subject_type: 'fiscal_years',
    subject_id: id,
    before,
    after,
    reason: reason ?? null,
  });
  return after;
};

export const removeFiscalYear = async (
  tx: Tx,
  actor: AuditedActor,
  { id, expected }: { id: number; expected: ExpectedVersion },
): Promise<void> => {
  const before = await tx
    .selectFrom('fiscal_years')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFoundRefusal();
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  await tx.deleteFrom('fiscal_years').where('id', '=', id).execute();
  await writeAuditEntry(tx, actor, {
    action: 'fiscal_years.deleted',
    subject_type: 'fiscal_years',
    subject_id: id,
    before,
  });
};
