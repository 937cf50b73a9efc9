import type { PlanInclude } from '@shiptime/domain/plans/plan-query-options';
import type { Plan } from '@shiptime/domain/plans/wire/plan';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { addRelation, type Row } from '#http/answers/resource.ts';
import { presentConstraint, presentVessel } from '../vessels/vessel-presenter.ts';
import { presentMission } from './missions/mission-presenter.ts';
import { findMissionsOfPlans, addApplicationsToMissions } from './missions/mission-queries.ts';
import type { PlanRow } from './plan-queries.ts';
import { listVersionsOfPlans } from './versions/version-queries.ts';

export type PlanReader = { readonly actor: Actor; readonly language: Language };
type Loaded = readonly { readonly planId: number; readonly value: Row }[];
type Load = (db: Db, plans: readonly PlanRow[], reader: PlanReader, deeper: boolean) => Promise<Loaded>;

const idsOf = (plans: readonly PlanRow[]): number[] => plans.map((plan) => plan.id);

const vessel: Load = async (db, plans, { actor, language }) => {
  const rows = await db
    .selectFrom('vessels')
    .selectAll()
    .where('id', 'in', [...new Set(plans.map((plan) => plan.vessel_id))])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, presentVessel(row, actor, language)]));
  return plans.map((plan) => ({ planId: plan.id, value: byId.get(plan.vessel_id)! }));
};

const fiscalYear: Load = async (db, plans) => {
  const rows = await db
    .selectFrom('fiscal_years')
    .selectAll()
    .where('id', 'in', [...new Set(plans.map((plan) => plan.fiscal_year_id))])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return plans.map((plan) => ({ planId: plan.id, value: byId.get(plan.fiscal_year_id)! }));
};

const constraints: Load = async (db, plans, { actor }) => {
  const rows = await db
    .selectFrom('vessel_plans as p')
    .innerJoin('fiscal_years as y', 'y.id', 'p.fiscal_year_id')
    .innerJoin('scheduling_constraints as c', 'c.vessel_id', 'p.vessel_id')
    .selectAll('c')
    .select('p.id as plan_id')
    .where('p.id', 'in', idsOf(plans))
    .whereRef('c.start_date', '<=', 'y.end_date')
    .whereRef('c.end_date', '>=', 'y.start_date')
    .orderBy('c.start_date')
    .orderBy('c.id')
    .execute();
  return rows.map(({ plan_id, ...row }) => ({ planId: plan_id, value: presentConstraint(row, actor) }));
};

const missions: Load = async (db, plans, { actor }, deeper) => {
  const planOf = new Map(plans.map((plan) => [plan.id, plan]));
  const rows = await findMissionsOfPlans(db, idsOf(plans));
  const presented = rows.map((row) => presentMission(row, planOf.get(row.vessel_plan_id)!, actor));
  const values = deeper ? await addApplicationsToMissions(db, presented) : presented;
  return values.map((value) => ({ planId: value.vessel_plan_id, value }));
};

const versions: Load = async (db, plans, { language }) => {
  const rows = await listVersionsOfPlans(db, idsOf(plans), language, { snapshots: false });
  return rows.map((value) => ({ planId: value['vessel_plan_id'] as number, value }));
};

const singles = { vessel, fiscalYear } as const;
const lists = { missions, versions, constraints } as const;

export const addPlanRelations = async (
  db: Db,
  resources: readonly Plan[],
  plans: readonly PlanRow[],
  includes: ReadonlySet<PlanInclude>,
  reader: PlanReader,
): Promise<Plan[]> => {
  if (plans.length === 0) return [...resources];
  let rows = [...resources];
  for (const [name, load] of Object.entries(singles)) {
    if (!includes.has(name as keyof typeof singles)) continue;
    const found = new Map((await load(db, plans, reader, false)).map(({ planId, value }) => [planId, value]));
    rows = rows.map((row) => addRelation(row, name, found.get(row.id) ?? null));
  }
  for (const [name, load] of Object.entries(lists)) {
    const deeper = name === 'missions' && includes.has('missions.shipTimeRequest');
    if (!includes.has(name as keyof typeof lists) && !deeper) continue;
    const loaded = await load(db, plans, reader, deeper);
    const found = new Map(plans.map((plan) => [plan.id, [] as Row[]]));
    for (const { planId, value } of loaded) found.get(planId)?.push(value);
    rows = rows.map((row) => addRelation(row, name, found.get(row.id) ?? []));
  }
  return rows;
};
