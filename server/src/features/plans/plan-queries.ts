import { planQueryOptions, type PlanInclude } from '@shiptime/domain/plans/plan-query-options';
import { missionRowSchema } from '@shiptime/domain/plans/wire/mission';
import { planRowSchema } from '@shiptime/domain/plans/wire/plan';
import { planVersionSchema } from '@shiptime/domain/plans/wire/versions';
import { sql, type Selectable } from 'kysely';
import {
  constraintRowSchema as constraintAnswer,
  vesselRowSchema,
} from '@shiptime/domain/vessels/vessel-wire';
import { yearRowSchema } from '@shiptime/domain/reference/reference-wire';
import { type ReviewLevel, reviewLevels } from '@shiptime/domain/plans/lifecycle';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '#db/connection.ts';
import type { VesselPlans } from '#db/tables.generated.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  buildFilterConditions,
  dayFilter,
  type Filter,
  idFilter,
  exactTextFilter,
} from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { applicationColumnsInPlans } from './applications-in-plans.ts';

export type PlanRow = Selectable<VesselPlans> & { readonly review_level: ReviewLevel };

type PlanFilter = (typeof planQueryOptions.filters)[number];
type PlanSort = (typeof planQueryOptions.sorts)[number];

const filters: Record<PlanFilter, Filter> = {
  id: idFilter('p.id'),
  fiscal_year_id: idFilter('p.fiscal_year_id'),
  vessel_id: idFilter('p.vessel_id'),
  review_level: exactTextFilter('p.review_level', reviewLevels),
  scenario_id: idFilter('p.scenario_id'),
  created_at: dayFilter('p.created_at'),
  updated_at: dayFilter('p.updated_at'),
};
export const planCollection = {
  ...planQueryOptions,
  fields: [...Object.keys(planRowSchema.shape), ...planQueryOptions.appends],
  related: {
    vessel: { resource: 'vessels', fields: Object.keys(vesselRowSchema.shape) },
    fiscalYear: { resource: 'fiscal_years', fields: Object.keys(yearRowSchema.shape) },
    missions: { resource: 'missions', fields: Object.keys(missionRowSchema.shape) },
    'missions.shipTimeRequest': { resource: 'ship_time_requests', fields: applicationColumnsInPlans },
    versions: { resource: 'vessel_plan_versions', fields: Object.keys(planVersionSchema.shape) },
    constraints: { resource: 'scheduling_constraints', fields: Object.keys(constraintAnswer.shape) },
  },
};
export type PlanQuery = CollectionQuery<PlanInclude, PlanFilter, PlanSort>;

const columnOf = (sort: PlanSort, language: Language) => {
  if (sort === 'vessel') {
    return language === 'fr' ? sql`v.name_fr collate "fr-x-icu"` : sql`v.name_en collate "en-x-icu"`;
  }
  if (sort === 'review_level') return sql`array_position(${[...reviewLevels]}::text[], p.review_level)`;
  return sql.ref(`p.${sort}`);
};

const plansMeant = ({ filters: asked }: Pick<PlanQuery, 'filters'>) =>
  asked.has('scenario_id') || asked.has('id') ? sql`true` : sql`p.scenario_id is null`;

export const listPlans = (db: Db, query: PlanQuery, language: Language) =>
  readPage<PlanRow>(db, query, {
    columns: sql`p.*`,
    from: sql`vessel_plans p join vessels v on v.id = p.vessel_id`,
    where: [plansMeant(query), ...buildFilterConditions(query, filters)],
    order: [...orderBySql(query, (name) => columnOf(name, language)), sql`p.id`],
  });

const asPlan = (row: Selectable<VesselPlans> | undefined): PlanRow => {
  if (!row) throw notFoundRefusal();
  return row as PlanRow;
};

export const requirePlan = async (db: Db, id: number): Promise<PlanRow> =>
  asPlan(await db.selectFrom('vessel_plans').selectAll().where('id', '=', id).executeTakeFirst());

/** Locks the plan, so that decisions stay valid until they are written. */
export const lockPlan = async (tx: Tx, id: number): Promise<PlanRow> =>
  asPlan(await tx.selectFrom('vessel_plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst());

export const selectPlansOfYear = (db: Db, fiscalYearId: number, scenarioId: number | null = null) =>
  db
    .selectFrom('vessel_plans as p')
    .innerJoin('vessels as v', 'v.id', 'p.vessel_id')
    .selectAll('p')
    .$narrowType<{ review_level: ReviewLevel }>()
    .where('p.fiscal_year_id', '=', fiscalYearId)
    .where('p.scenario_id', 'is not distinct from', scenarioId);

export const findPlanIdsOfYear = async (
  db: Db,
  fiscalYearId: number,
  scenarioId?: number,
): Promise<number[]> => {
  const rows = await selectPlansOfYear(db, fiscalYearId, scenarioId)
    .orderBy('v.position')
    .orderBy('v.id')
    .execute();
  return rows.map(({ id }) => id);
};

export const findPlans = async (db: Db, ids: readonly number[]): Promise<PlanRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('vessel_plans').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return rows.map(asPlan);
};
