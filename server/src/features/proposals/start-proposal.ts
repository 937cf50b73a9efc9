import type { FastifyInstance } from 'fastify';
import type { mayEditPlan } from '@shiptime/domain/plans/decisions';
import { missionsOf } from '@shiptime/domain/plans/conflicts/board';
import type { ProposalBody } from '@shiptime/domain/proposals/proposal-bodies';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { FleetProblem } from '@shiptime/planner/fleet/fleet-problem';
import { invalidRefusal } from '#http/refusal.ts';
import {
  readDatabaseToday,
  fingerprintPlans,
  findPlansOfProposal,
  buildPlanningProblem,
  weightsOfProposalBody,
} from './proposal-facts.ts';
import type { ProposalRunner } from './proposal-runner.ts';
import { loadWeightsOfYear } from './weights.ts';

const requireThere = ({ must_sail = [] }: ProposalBody, { board }: FleetProblem): void => {
  const there = new Set(missionsOf(board).map(({ mission }) => mission.ship_time_request_id));
  const problems = must_sail.flatMap((id, index) =>
    there.has(id) ? [] : { field: `must_sail.${index}`, code: 'unknown_choice' as const },
  );
  if (problems.length > 0) throw invalidRefusal(problems);
};

type Started = {
  readonly decide?: typeof mayEditPlan;
  readonly rivalIds?: readonly number[];
  readonly mustStay?: readonly number[];
  readonly affected?: readonly number[];
};

const pose = async (
  app: FastifyInstance,
  actor: Actor,
  body: ProposalBody,
  { decide, mustStay = [], affected }: Started,
) => {
  const plans = await findPlansOfProposal(app.db, actor, body, decide);
  const planIds = plans.map(({ id }) => id);
  // Reads the fingerprint before the data: a change in between makes the proposal stale, never wrong.
  const fingerprint = await fingerprintPlans(app.db, planIds);
  const weights = weightsOfProposalBody(body, await loadWeightsOfYear(app.db, body.fiscal_year_id));
  const today = await readDatabaseToday(app.db);
  const posed = await buildPlanningProblem(app.db, planIds, body, { weights, today, mustStay, affected });
  requireThere(body, posed);
  const { id } = await app.db
    .insertInto('proposals')
    .values({
      fiscal_year_id: body.fiscal_year_id,
      user_id: actor.id,
      scenario_id: body.scenario_id ?? null,
      vessel_ids: plans.map(({ vessel_id }) => vessel_id),
      asked: JSON.stringify(body),
      weights: JSON.stringify(weights),
      process_number: app.live.processNumber,
      fingerprint,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, posed };
};

export const startProposal = async (
  app: FastifyInstance,
  desk: ProposalRunner,
  actor: Actor,
  body: ProposalBody,
  started: Started = {},
): Promise<number> => {
  const place = desk.takePlace(actor.id);
  try {
    const { id, posed } = await pose(app, actor, body, started);
    desk.start({ id, userId: actor.id, body, posed, place, rivalIds: started.rivalIds ?? [] });
    return id;
  } catch (error) {
    void place.then((giveBack) => giveBack());
    throw error;
  }
};
