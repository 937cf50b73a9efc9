import { planSteps } from '@shiptime/domain/plans/lifecycle';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '../../../db/connection.ts';
import { translate } from '../../../http/language.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Row } from '../../../http/resource.ts';

const selectVersions = (db: Db) =>
  db
    .selectFrom('vessel_plan_versions as n')
    .innerJoin('users as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.vessel_plan_id', 'n.number', 'n.reason', 'n.review_level', 'n.author_id'])
    .select(['n.created_at', 'u.first_name', 'u.last_name']);

type VersionRow = Row & {
  readonly reason: string;
  readonly author_id: number;
  readonly first_name: string;
  readonly last_name: string;
};

const isStep = (reason: string): boolean => planSteps.some((step) => step === reason);

/** A version that a step took by itself has the step's name for a reason; it is read in words. */
export const presentVersion = (
  { first_name, last_name, author_id, reason, ...row }: VersionRow,
  language: Language,
): Row => ({
  ...row,
  reason: isStep(reason) ? translate(language, `export:plans.version_reasons.${reason}`) : reason,
  author_id,
  author: { id: author_id, first_name, last_name },
});

/** The newest first. */
export const versionsOfPlans = async (
  db: Db,
  planIds: readonly number[],
  language: Language,
  { snapshots }: { snapshots: boolean },
): Promise<Row[]> => {
  if (planIds.length === 0) return [];
  const rows = await selectVersions(db)
    .$if(snapshots, (query) => query.select('n.snapshot'))
    .where('n.vessel_plan_id', 'in', planIds)
    .orderBy('n.number', 'desc')
    .execute();
  return rows.map((row) => presentVersion(row, language));
};

export const findVersion = async (
  db: Db,
  planId: number,
  number: number,
  language: Language,
): Promise<Row> => {
  const row = await selectVersions(db)
    .select('n.snapshot')
    .where('n.vessel_plan_id', '=', planId)
    .where('n.number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound();
  return presentVersion(row, language);
};
