import type { PlanVersion } from '@shiptime/domain/plans/wire/versions';
import { planSteps, type ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { notFoundRefusal } from '#http/refusal.ts';

const selectVersions = (db: Db) =>
  db
    .selectFrom('vessel_plan_versions as n')
    .innerJoin('users as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.vessel_plan_id', 'n.number', 'n.reason', 'n.review_level', 'n.author_id'])
    .select(['n.created_at', 'u.first_name', 'u.last_name']);

type Found = {
  id: number;
  vessel_plan_id: number;
  number: number;
  reason: string;
  review_level: string;
  author_id: number;
  created_at: string;
  first_name: string;
  last_name: string;
  snapshot?: unknown;
};

const present = (
  { first_name, last_name, reason, snapshot, ...row }: Found,
  language: Language,
): PlanVersion => {
  const step = planSteps.find((name) => name === reason) ?? null;
  return {
    ...row,
    review_level: row.review_level as ReviewLevel,
    reason: step ? translate(language, `export:plans.version_reasons.${step}`) : reason,
    step,
    author: { id: row.author_id, first_name, last_name },
    ...(snapshot !== undefined && { snapshot: snapshot as PlanVersion['snapshot'] }),
  };
};

export const listVersionsOfPlans = async (
  db: Db,
  planIds: readonly number[],
  language: Language,
  { snapshots }: { snapshots: boolean },
): Promise<PlanVersion[]> => {
  if (planIds.length === 0) return [];
  const rows = await selectVersions(db)
    .$if(snapshots, (query) => query.select('n.snapshot'))
    .where('n.vessel_plan_id', 'in', planIds)
    .orderBy('n.number', 'desc')
    .execute();
  return rows.map((row) => present(row, language));
};

export const requireVersion = async (
  db: Db,
  planId: number,
  number: number,
  language: Language,
): Promise<PlanVersion> => {
  const row = await selectVersions(db)
    .select('n.snapshot')
    .where('n.vessel_plan_id', '=', planId)
    .where('n.number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFoundRefusal();
  return present(row, language);
};
