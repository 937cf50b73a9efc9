import type { Db } from '../../db/connection.ts';
import { obstaclesFor, noObstacles } from './obstacles.ts';
import { presentPlan, type PlanResource } from './plan-presenter.ts';
import type { PlanQuery, PlanRow } from './plan-queries.ts';
import { withRelations, type Reader } from './plan-relations.ts';

/** Plans as they travel, with what was asked for beside them. */
export const readPlans = async (
  db: Db,
  plans: readonly PlanRow[],
  query: Pick<PlanQuery, 'includes' | 'appends'>,
  reader: Reader,
): Promise<PlanResource[]> => {
  const obstacles = await obstaclesFor(db, reader.actor, plans);
  const resources = plans.map((plan) =>
    presentPlan(plan, reader.actor, obstacles.get(plan.id) ?? noObstacles),
  );
  return withRelations(db, resources, plans, query.includes, reader);
};

const nothingElse = { includes: new Set<never>(), appends: new Set<string>() };

/** One plan, as every write answers with it. */
export const readPlan = async (
  db: Db,
  plan: PlanRow,
  reader: Reader,
  query: Pick<PlanQuery, 'includes' | 'appends'> = nothingElse,
): Promise<PlanResource> => {
  const [resource] = await readPlans(db, [plan], query, reader);
  return resource!;
};
