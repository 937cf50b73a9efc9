import {
  mayEditWeights,
  defaultWeights,
  yearWeightNames,
  yearWeightsSchema,
  type YearWeights,
} from '@shiptime/domain/proposals/proposal-weights';
import type { ProposalWeights } from '@shiptime/domain/proposals/weights-wire';
import type { Actor } from '@shiptime/domain/shared/actor';
import { toFieldProblems } from '@shiptime/domain/shared/field-problem';
import type { Db, Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused, invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import { type ExpectedVersion, requireCurrentVersion } from '#http/answers/versions.ts';

const subject = 'proposal_weights';

export const loadWeightsOfYear = async (db: Db, fiscalYearId: number): Promise<YearWeights> => {
  const row = await db
    .selectFrom(subject)
    .select(yearWeightNames)
    .where('fiscal_year_id', '=', fiscalYearId)
    .executeTakeFirst();
  return row ?? defaultWeights;
};

export const readWeights = async (db: Db, actor: Actor, fiscalYearId: number): Promise<ProposalWeights> => {
  const row = await db
    .selectFrom('fiscal_years as y')
    .leftJoin('proposal_weights as w', 'w.fiscal_year_id', 'y.id')
    .select(['y.id', 'w.updated_at', 'w.lock_version'])
    .where('y.id', '=', fiscalYearId)
    .executeTakeFirst();
  if (!row) throw notFoundRefusal();
  return {
    fiscal_year_id: row.id,
    ...(await loadWeightsOfYear(db, fiscalYearId)),
    updated_at: row.updated_at,
    lock_version: row.lock_version ?? 0,
    can: { update: mayEditWeights(actor).allowed },
  };
};

export const changeWeights = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  { id, expected }: { readonly id: number; readonly expected: ExpectedVersion },
  change: Partial<YearWeights>,
): Promise<void> => {
  throwIfRefused(mayEditWeights(actor));
  await tx.selectFrom('fiscal_years').select('id').where('id', '=', id).forUpdate().execute();
  const before = await readWeights(tx, actor, id);
  await requireCurrentVersion(expected, before.lock_version, () => Promise.resolve(before));
  const merged = yearWeightsSchema.safeParse({ ...(await loadWeightsOfYear(tx, id)), ...change });
  if (!merged.success) throw invalidRefusal(toFieldProblems(merged.error));
  const weights = merged.data;
  await tx
    .insertInto(subject)
    .values({ fiscal_year_id: id, ...weights })
    .onConflict((conflict) => conflict.column('fiscal_year_id').doUpdateSet(weights))
    .execute();
  await writeAuditEntry(tx, actor, {
    action: `${subject}.updated`,
    subject_type: subject,
    subject_id: id,
    before: { ...before },
    after: { ...(await readWeights(tx, actor, id)) },
  });
};
