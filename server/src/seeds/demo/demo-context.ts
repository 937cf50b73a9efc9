import type { ApplicationAnswers } from '@shiptime/domain/applications/schema';
import type { FiscalYear } from '@shiptime/domain/reference/fiscal-year';
import type { Campaign, CampaignOutcome } from './campaigns.ts';
import type { DemoMoments } from './moments.ts';
import type { DemoPeople } from './people.ts';
import type { ReferenceData } from './reference-data.ts';
import type { DemoYears, YearKey } from './years.ts';

export type DemoApplication = {
  readonly id: number;
  readonly campaign: Campaign;
  readonly year: FiscalYear;
  readonly yearKey: YearKey;
  readonly outcome: CampaignOutcome;
  readonly proponent: number;
  readonly co_proponents: readonly number[];
  readonly answers: ApplicationAnswers;
  readonly moments: DemoMoments;
};

export type DemoContext = {
  readonly years: DemoYears;
  readonly reference: ReferenceData;
  readonly people: DemoPeople;
  readonly now: string;
};
