import type { FastifyInstance } from 'fastify';
import type { ProposalBody } from '@shiptime/domain/proposals/bodies';
import type { Actor } from '@shiptime/domain/shared/actor';
import { databaseToday, fingerprintOf, plansFor, problemFor } from './facts.ts';
import type { ProposalDesk } from './running.ts';

/** Writes down what is asked for and begins; the plans are not touched. */
export const startProposal = async (
  app: FastifyInstance,
  desk: ProposalDesk,
  actor: Actor,
  body: ProposalBody,
): Promise<number> => {
  desk.requireRoom(actor.id);
  const plans = await plansFor(app.db, actor, body);
  const planIds = plans.map(({ id }) => id);
  // Read before the facts: whatever changes in between makes the proposal stale, never wrong.
  const fingerprint = await fingerprintOf(app.db, planIds);
  const posed = await problemFor(app.db, planIds, body, await databaseToday(app.db));
  const { id } = await app.db
    .insertInto('proposals')
    .values({
      fiscal_year_id: body.fiscal_year_id,
      user_id: actor.id,
      scenario_id: body.scenario_id ?? null,
      vessel_ids: plans.map(({ vessel_id }) => vessel_id),
      asked: JSON.stringify(body),
      process_number: app.live.processNumber,
      fingerprint,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  desk.start({ id, userId: actor.id, body, posed });
  return id;
};
