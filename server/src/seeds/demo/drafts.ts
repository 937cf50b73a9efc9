import { instantFromMs } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';
import { insertRowsReturningIds } from '../insert-rows.ts';
import { answersOfCampaign, keepAnswersOfStage } from './answers.ts';
import type { DemoApplication, DemoContext } from './demo-context.ts';
import {
  type Campaign,
  type DraftStage,
  type CampaignOutcome,
  draftStages,
  loadCampaigns,
} from './campaigns.ts';
import { createDemoMoments } from './moments.ts';
import { toAnswerColumns, seedParts } from './parts.ts';
import { type YearKey, yearKeys } from './years.ts';

const stageOf = (outcome: CampaignOutcome): DraftStage | null =>
  draftStages.find((stage) => outcome === `draft:${stage}`) ?? null;

const applicationFor = (
  campaign: Campaign,
  yearKey: YearKey,
  setting: DemoContext,
): Omit<DemoApplication, 'id'>[] => {
  const outcome = campaign.years[yearKey];
  if (outcome === undefined) return [];
  const stage = stageOf(outcome);
  const complete = answersOfCampaign(campaign, yearKey, setting.years, setting.reference);
  const co_proponents = stage === 'title' ? [] : campaign.co_proponents;
  return [
    {
      campaign,
      year: setting.years[yearKey],
      yearKey,
      outcome,
      proponent: setting.people.id(campaign.proponent),
      co_proponents: co_proponents.map(setting.people.id),
      answers: stage === null ? complete : keepAnswersOfStage(complete, stage),
      moments: createDemoMoments(campaign.key, yearKey, setting),
    },
  ];
};

const draftRow = ({ answers, proponent, moments }: Omit<DemoApplication, 'id'>) => ({
  user_id: proponent,
  ...toAnswerColumns(answers),
  updated_by: proponent,
  created_at: instantFromMs(moments.created),
  updated_at: instantFromMs(moments.lastEdit),
});

/** Inserts every application as a draft, because triggers refuse any other status. */
export const seedDrafts = async (tx: Tx, setting: DemoContext): Promise<DemoApplication[]> => {
  const planned = yearKeys
    .flatMap((key) => loadCampaigns().flatMap((campaign) => applicationFor(campaign, key, setting)))
    .toSorted((a, b) => a.moments.created - b.moments.created);
  const ids = await insertRowsReturningIds(tx, 'ship_time_requests', planned.map(draftRow));
  const applications = planned.map((application, index) => ({ ...application, id: ids[index] ?? 0 }));
  await seedParts(tx, applications);
  return applications;
};
