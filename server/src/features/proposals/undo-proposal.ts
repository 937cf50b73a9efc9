import type { takeBackProposalBody } from '@shiptime/domain/proposals/proposal-bodies';
import { refused } from '@shiptime/domain/shared/decision';
import type { z } from 'zod';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { enforce } from '#http/refusal.ts';
import type { Change } from './proposal-outcome.ts';
import { saveAppliedChanges, lockFinishedProposal, writeProposalChanges } from './write-changes.ts';

type Placed = {
  readonly vessel_id: number;
  readonly start_date: string | null;
  readonly start_fraction: number;
};
type Written = Placed & { readonly id: number; readonly operational_days: number | null };

const writtenOf = (changes: readonly Change[]): Written[] =>
  changes.flatMap(({ mission_id, to, operational_days: days, second }) => [
    { ...to, id: mission_id, operational_days: days && days.to - (second?.operational_days ?? 0) },
    ...(second?.mission_id ? [{ ...second, id: second.mission_id, vessel_id: to.vessel_id }] : []),
  ]);

const isElsewhere = async (tx: Tx, planIds: readonly number[], applied: readonly Change[]) => {
  const written = writtenOf(applied);
  const rows = await tx
    .selectFrom('missions as m')
    .innerJoin('vessel_plans as p', 'p.id', 'm.vessel_plan_id')
    .select(['m.id', 'p.vessel_id', 'm.start_date', 'm.start_fraction', 'm.operational_days'])
    .where('p.id', 'in', planIds)
    .where(
      'm.id',
      'in',
      written.map(({ id }) => id),
    )
    .execute();
  const now = new Map(rows.map((row) => [row.id, row]));
  return written.some(({ id, vessel_id, start_date, start_fraction, operational_days }) => {
    const found = now.get(id);
    if (!found || found.vessel_id !== vessel_id || found.start_date !== start_date) return true;
    if (operational_days !== null && Number(found.operational_days) !== operational_days) return true;
    return start_date !== null && Number(found.start_fraction) !== start_fraction;
  });
};

/** Undoes all changes, or none if one of the missions has moved since. */
export const takeProposalBack = async (
  tx: Tx,
  actor: Viewer,
  id: number,
  { reason }: z.infer<typeof takeBackProposalBody>,
): Promise<void> => {
  const { row, outcome, plans, planIds } = await lockFinishedProposal(tx, actor, id);
  const changes = outcome.changes.filter(({ applied }) => applied);
  if (changes.length === 0) enforce(refused('invalid_transition'));
  if (await isElsewhere(tx, planIds, changes)) enforce(refused('changed_since'));
  await writeProposalChanges(tx, actor, { row, plans, changes, leads: 'from', reason });
  await saveAppliedChanges(tx, id, outcome, () => false, planIds);
};
