import { sql, type Selectable } from 'kysely';
import { constraintRowSchema as constraintAnswer } from '@shiptime/domain/vessels/vessel-wire';
import type { z } from 'zod';
import type { Actor } from '@shiptime/domain/shared/actor';
import { mayEditConstraints } from '@shiptime/domain/vessels/policy';
import {
  resetStaleTranslations,
  type constraintChangeSchema,
  constraintSchema,
  type newConstraintSchema,
  repeatConstraint,
  overlapsAnyPeriod,
  requireWithinYears,
} from '@shiptime/domain/vessels/constraints';
import type { Db, Tx } from '#db/connection.ts';
import type { SchedulingConstraints } from '#db/tables.generated.ts';
import { announcePlanEvent } from '#live/announce-plan-event.ts';
import { writeAuditEntry, writeAuditEntries, type AuditedActor } from '#audit/audit.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  buildFilterConditions,
  dayFilter,
  idFilter,
  substringFilter,
  type Filter,
} from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import { throwIfRefused, invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import { presentConstraint } from './vessel-presenter.ts';
import { toFieldProblems } from '@shiptime/domain/shared/field-problem';

type Constraint = Selectable<SchedulingConstraints>;
type By = Actor & AuditedActor;
type Target = { readonly vesselId: number; readonly id: number; readonly expected: ExpectedVersion };

const touchesFiscalYear: Filter = (filter) => {
  const asked = idFilter('y.id')(filter);
  return asked === null
    ? null
    : sql<boolean>`exists (
    select 1 from fiscal_years y where ${asked}
      and scheduling_constraints.start_date <= y.end_date and scheduling_constraints.end_date >= y.start_date)`;
};

const filters = {
  id: idFilter('id'),
  fiscal_year_id: touchesFiscalYear,
  name: substringFilter('name'),
  start_date: dayFilter('start_date'),
  end_date: dayFilter('end_date'),
  updated_at: dayFilter('updated_at'),
};

export const constraintCollection = {
  resource: 'scheduling_constraints',
  whole: 'each is entered by hand for one vessel',
  includes: [],
  filters: Object.keys(filters) as (keyof typeof filters)[],
  sorts: ['id', 'name', 'start_date', 'end_date', 'duration_days', 'updated_at'],
  fields: Object.keys(constraintAnswer.shape),
} as const;

type Query = CollectionQuery<never, keyof typeof filters, (typeof constraintCollection.sorts)[number]>;

const requireVessel = async (db: Db, vesselId: number): Promise<void> => {
  const vessel = await db.selectFrom('vessels').select('id').where('id', '=', vesselId).executeTakeFirst();
  if (!vessel) throw notFoundRefusal();
};

export const listConstraints = async (db: Db, vesselId: number | null, query: Query) => {
  if (vesselId !== null) await requireVessel(db, vesselId);
  return readPage<Constraint>(db, query, {
    columns: sql`*`,
    from: sql`scheduling_constraints`,
    where: [
      ...(vesselId === null ? [] : [sql`vessel_id = ${vesselId}`]),
      ...buildFilterConditions(query, filters),
    ],
    order: [...orderBySql(query, sql.ref), sql`start_date`, sql`id`],
  });
};

export const requireConstraint = async (db: Db, vesselId: number | null, id: number): Promise<Constraint> => {
  const row = await db
    .selectFrom('scheduling_constraints')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.and(vesselId === null ? [] : [eb('vessel_id', '=', vesselId)]))
    .executeTakeFirst();
  if (!row) throw notFoundRefusal();
  return row;
};

const tellPlans = async (tx: Tx, actor: By, vesselId: number): Promise<void> => {
  const plans = await tx.selectFrom('vessel_plans').select('id').where('vessel_id', '=', vesselId).execute();
  for (const { id } of plans) await announcePlanEvent(tx, id, actor.id, { kind: 'constraints' });
};

export const addConstraint = async (
  tx: Tx,
  actor: By,
  vesselId: number,
  body: z.infer<typeof newConstraintSchema>,
): Promise<Constraint> => {
  await requireVessel(tx, vesselId);
  throwIfRefused(mayEditConstraints(actor, vesselId));
  return insertConstraints(tx, actor, vesselId, body);
};

const yearsKnown = (tx: Tx) => tx.selectFrom('fiscal_years').select(['start_date', 'end_date']).execute();

export const insertConstraints = async (
  tx: Tx,
  actor: By,
  vesselId: number,
  { repeat, name, ...body }: z.infer<typeof newConstraintSchema>,
): Promise<Constraint> => {
  const first = { start_date: body.start_date, end_date: body.end_date ?? body.start_date };
  const times = repeatConstraint(first, repeat);
  const years = await yearsKnown(tx);
  const unknown = times.find((days) => !overlapsAnyPeriod(days, years));
  if (unknown)
    throw invalidRefusal([
      { field: unknown === times[0] ? 'start_date' : 'repeat.until', code: 'outside_known_years' },
    ]);
  const added = await tx
    .insertInto('scheduling_constraints')
    .values(times.map((days) => ({ ...body, ...days, name: name ?? body.name_en!, vessel_id: vesselId })))
    .returningAll()
    .execute();
  await writeAuditEntries(
    tx,
    actor,
    added.map((after) => ({
      action: 'scheduling_constraints.created',
      subject_type: 'scheduling_constraints',
      subject_id: after.id,
      after,
    })),
  );
  await tellPlans(tx, actor, vesselId);
  return added[0]!;
};

const lockFresh = async (tx: Tx, actor: By, { vesselId, id, expected }: Target): Promise<Constraint> => {
  const row = await tx
    .selectFrom('scheduling_constraints')
    .selectAll()
    .where('id', '=', id)
    .where('vessel_id', '=', vesselId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFoundRefusal();
  throwIfRefused(mayEditConstraints(actor, vesselId));
  await requireCurrentVersion(expected, row.lock_version, async () => presentConstraint(row, actor));
  return row;
};

export const changeConstraint = async (
  tx: Tx,
  actor: By,
  target: Target,
  body: z.infer<typeof constraintChangeSchema>,
): Promise<Constraint> => {
  const before = await lockFresh(tx, actor, target);
  if (Object.keys(body).length === 0) return before;
  const schema = requireWithinYears(constraintSchema, await yearsKnown(tx));
  const merged = schema.safeParse({ ...before, ...body, ...resetStaleTranslations(before, body) });
  if (!merged.success) throw invalidRefusal(toFieldProblems(merged.error));
  const after = await tx
    .updateTable('scheduling_constraints')
    .set({ ...merged.data, end_date: merged.data.end_date ?? merged.data.start_date })
    .where('id', '=', target.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeAuditEntry(tx, actor, {
    action: 'scheduling_constraints.updated',
    subject_type: 'scheduling_constraints',
    subject_id: after.id,
    before,
    after,
  });
  await tellPlans(tx, actor, target.vesselId);
  return after;
};

export const removeConstraint = async (tx: Tx, actor: By, target: Target): Promise<void> => {
  const before = await lockFresh(tx, actor, target);
  await tx.deleteFrom('scheduling_constraints').where('id', '=', target.id).execute();
  await writeAuditEntry(tx, actor, {
    action: 'scheduling_constraints.deleted',
    subject_type: 'scheduling_constraints',
    subject_id: target.id,
    before,
  });
  await tellPlans(tx, actor, target.vesselId);
};
