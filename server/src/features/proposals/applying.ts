import { sql } from 'kysely';
import { edit } from '@shiptime/domain/plans/decisions';
import type { applyBody } from '@shiptime/domain/proposals/bodies';
import { refused } from '@shiptime/domain/shared/decision';
import type { Actor } from '@shiptime/domain/shared/actor';
import { newErrors } from '@shiptime/planner/fleet/proposed-changes';
import type { z } from 'zod';
import type { Tx } from '#db/connection.ts';
import { enforce, invalid, Refusal } from '#http/refusal.ts';
import { isWhatIf } from '@shiptime/domain/plans/policy';
import { moveMission } from '../plans/missions/transfer.ts';
import { saveMissions } from '../plans/missions/saving.ts';
import { lockPlan, type PlanRow } from '../plans/plan-queries.ts';
import { takeVersion } from '../plans/versions/taking.ts';
import { reassignApplication } from '../review/reassignment.ts';
import { boardOfPlans, fingerprintOf } from './facts.ts';
import type { Change, Outcome } from './outcome.ts';
import { findProposal, planIdsOf, type ProposalRow } from './reading.ts';

type Wanted = z.infer<typeof applyBody>;

const chosenOf = (changes: readonly Change[], wanted: Wanted['change_ids']): Change[] => {
  const open = changes.filter(({ applied }) => !applied);
  if (wanted === 'all') return open;
  const known = new Set(open.map(({ id }) => id));
  const problems = wanted.flatMap((id, index) =>
    known.has(id) ? [] : { field: `change_ids.${index}`, code: 'unknown_choice' as const },
  );
  if (problems.length > 0) throw invalid(problems);
  return open.filter(({ id }) => wanted.includes(id));
};

const lockPlans = async (tx: Tx, row: ProposalRow): Promise<PlanRow[]> => {
  const plans: PlanRow[] = [];
  for (const id of await planIdsOf(tx, row)) plans.push(await lockPlan(tx, id));
  // Missions of these plans stay as they are now until this is done.
  await sql`select id from missions where vessel_plan_id = any(${plans.map(({ id }) => id)}::int[])
    order by id for update`.execute(tx);
  return plans;
};

/** A part of a proposal may need another part, which stands in its way until it is applied, too. */
const refuseNewErrors = (found: ReturnType<typeof newErrors>): void => {
  if (found.length === 0) return;
  throw new Refusal('unresolved_conflicts', {
    meta: { blocking: [...new Set(found.flatMap(({ mission_ids }) => mission_ids))] },
  });
};

/**
 * Some of the changes, or all: all of them are written, or none. Each plan that changes has a version of how it was
 * before. Transfers go by way of the application, as if somebody had given it to the other ship.
 */
export const applyProposal = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  id: number,
  { change_ids, reason }: Wanted,
): Promise<void> => {
  await findProposal(tx, actor, id);
  const row = await tx
    .selectFrom('proposals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const outcome = row.result as unknown as Outcome | null;
  if (!outcome || (row.state !== 'done' && row.state !== 'cancelled')) enforce(refused('invalid_transition'));
  const plans = await lockPlans(tx, row);
  for (const plan of plans) enforce(edit(actor, plan));
  const planIds = plans.map((plan) => plan.id);
  if (row.fingerprint !== (await fingerprintOf(tx, planIds)))
    throw new Refusal('stale', { message: 'errors:http.stale' });
  const { changes } = outcome!;
  const chosen = chosenOf(changes, change_ids);
  const before = await boardOfPlans(tx, planIds);
  const concerned = new Set(chosen.flatMap(({ from, to }) => [from.vessel_id, to.vessel_id]));
  for (const plan of plans)
    if (concerned.has(plan.vessel_id) && !isWhatIf(plan)) await takeVersion(tx, plan, actor.id, reason);
  for (const { mission_id, ship_time_request_id, to } of chosen.filter(({ kind }) => kind === 'transfer'))
    if (row.scenario_id === null)
      await reassignApplication(tx, actor, ship_time_request_id, { vessel_id: to.vessel_id, reason });
    else await moveMission(tx, actor, mission_id, { vessel_id: to.vessel_id, keep_dates: false }, []);
  for (const plan of plans) {
    const dated = chosen
      .filter(({ to }) => to.vessel_id === plan.vessel_id)
      .map(({ mission_id, to: { start_date, start_fraction } }) => ({
        id: mission_id,
        start_date,
        start_fraction,
      }));
    if (dated.length > 0) await saveMissions(tx, actor, plan.id, { changes: dated });
  }
  refuseNewErrors(newErrors(before, await boardOfPlans(tx, planIds)));
  const done = new Set(chosen.map((change) => change.id));
  const applied = changes.map((change) => ({ ...change, applied: change.applied || done.has(change.id) }));
  await tx
    .updateTable('proposals')
    .set({
      result: JSON.stringify({ ...outcome, changes: applied }),
      fingerprint: await fingerprintOf(tx, planIds),
    })
    .where('id', '=', id)
    .execute();
};
