import type { FastifyRequest } from 'fastify';
import type { Plan } from '@shiptime/domain/plans/wire/plan';
import { noObstacles } from '@shiptime/domain/plans/decisions';
import type { Db, Tx } from '#db/connection.ts';
import { readExpectedVersion, type VersionCheck } from '#http/answers/versions.ts';
import { findPlanAmendments } from './amendments.ts';
import { presentPlanAppends } from './plan-appends.ts';
import { loadBoardsByPlan } from './conflicts/boards.ts';
import { findObstaclesByPlan } from './plan-obstacles.ts';
import { presentPlan } from './plan-presenter.ts';
import type { PlanQuery, PlanRow } from './plan-queries.ts';
import { addPlanRelations, type PlanReader } from './plan-relations.ts';

type Asked = Pick<PlanQuery, 'includes' | 'appends'>;
const nothingElse: Asked = { includes: new Set(), appends: new Set() };

export const readPlans = async (
  db: Db,
  plans: readonly PlanRow[],
  reader: PlanReader,
  { includes, appends }: Asked = nothingElse,
): Promise<Plan[]> => {
  const boards = await loadBoardsByPlan(db, appends.size > 0 ? plans.map((plan) => plan.id) : []);
  const ids = plans.map((plan) => plan.id);
  const obstaclesOfAll = await findObstaclesByPlan(db, ids, boards);
  const amendments = await findPlanAmendments(db, ids);
  const resources = plans.map((plan) => {
    const obstacles = obstaclesOfAll.get(plan.id) ?? noObstacles;
    const opened = boards.get(plan.id);
    return {
      ...presentPlan(plan, reader.actor, obstacles),
      amendment: amendments.get(plan.id) ?? null,
      ...presentPlanAppends(plan, { appends, obstacles, opened, reader }),
    };
  });
  return addPlanRelations(db, resources, plans, includes, reader);
};

export const readPlan = async (
  db: Db,
  plan: PlanRow,
  reader: PlanReader,
  asked: Asked = nothingElse,
): Promise<Plan> => {
  const [resource] = await readPlans(db, [plan], reader, asked);
  return resource!;
};

export const createPlanVersionCheck = (tx: Tx, request: FastifyRequest): VersionCheck<PlanRow> => ({
  expected: readExpectedVersion(request),
  present: (plan) => readPlan(tx, plan, request),
});
