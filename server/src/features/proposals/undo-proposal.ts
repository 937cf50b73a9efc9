import type { takeBackBody } from '@shiptime/domain/proposals/bodies';
import { refused } from '@shiptime/domain/shared/decision';
import type { z } from 'zod';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { enforce } from '#http/refusal.ts';
import type { Change } from './outcome.ts';
import { keepApplied, lockDecided, writeChanges } from './write-changes.ts';

/** Somebody has placed it elsewhere since, or it is gone. */
const isElsewhere = async (tx: Tx, planIds: readonly number[], applied: readonly Change[]) => {
  const rows = await tx
    .selectFrom('missions as m')
    .innerJoin('vessel_plans as p', 'p.id', 'm.vessel_plan_id')
    .select(['m.id', 'p.vessel_id', 'm.start_date', 'm.start_fraction'])
    .where('p.id', 'in', planIds)
    .where(
      'm.id',
      'in',
      applied.map(({ mission_id }) => mission_id),
    )
    .execute();
  const now = new Map(rows.map((row) => [row.id, row]));
  return applied.some(({ mission_id, to }) => {
    const found = now.get(mission_id);
    if (!found || found.vessel_id !== to.vessel_id || found.start_date !== to.start_date) return true;
    return to.start_date !== null && Number(found.start_fraction) !== to.start_fraction;
  });
};

/**
 * All that was written of a proposal goes back to where it came from, across ships as well, or nothing does: as long as
 * nobody has moved any of it since. It can be applied again then.
 */
export const takeProposalBack = async (
  tx: Tx,
  actor: Viewer,
  id: number,
  { reason }: z.infer<typeof takeBackBody>,
): Promise<void> => {
  const { row, outcome, plans, planIds } = await lockDecided(tx, actor, id);
  const changes = outcome.changes.filter(({ applied }) => applied);
  if (changes.length === 0) enforce(refused('invalid_transition'));
  if (await isElsewhere(tx, planIds, changes)) enforce(refused('changed_since'));
  await writeChanges(tx, actor, { row, plans, changes, leads: 'from', reason });
  await keepApplied(tx, id, outcome, () => false, planIds);
};
