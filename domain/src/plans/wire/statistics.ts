import { z } from 'zod';
import { fairnessDimensions, grantedDaysSources } from '../fairness.ts';
import { statusIdSchema } from '../../applications/wire/application.ts';
import { count, days, id, nullableDays, nullableId, nullableText, text, yesNo } from '../../shared/wire.ts';

const byMonth = z
  .array(z.number())
  .length(12)
  .meta({ description: 'days for each month, starting with April' });
const tallied = { applications: count, requested_days: z.number() };

export const statisticsSchema = z
  .object({
    fiscal_year_id: id,
    months: z.array(text).length(12).meta({ description: 'month, such as `2027-04`' }),
    vessels: z.array(
      z.object({
        vessel_id: id,
        name: text,
        name_en: text,
        name_fr: text,
        region_id: nullableId,
        applications: count,
        requested_days: byMonth,
        available_days: byMonth,
        scheduled_days: byMonth,
      }),
    ),
    statuses: z.array(z.object({ status_id: statusIdSchema, applications: count })),
    regions: z.array(z.object({ region_id: nullableId, ...tallied })),
    agencies: z.array(z.object({ agency_id: nullableId, ...tallied })),
  })
  .meta({ id: 'Statistics' });
export type Statistics = z.infer<typeof statisticsSchema>;

const fairnessTally = z
  .object({
    applications: count,
    asked_days: days,
    granted_days: days,
    shortened_days: days,
    refused_days: days,
    undecided_days: days,
    voyages_over: count.meta({ description: 'number of applications whose published voyages are over' }),
    voyages_reported: count.meta({ description: 'number of these voyages with a submitted report' }),
    planned_days: nullableDays.meta({
      description: 'planned days of the voyages that have a report; null if there is no report',
    }),
    delivered_days: nullableDays.meta({
      description: 'days delivered according to the reports; null if not known',
    }),
  })
  .meta({ id: 'FairnessTally' });

const ofYear = fairnessTally.extend({ fiscal_year_id: id }).meta({ id: 'FairnessOfYear' });

export const fairnessSchema = z
  .object({
    by: z.enum(fairnessDimensions),
    granted_from: z.enum(grantedDaysSources),
    delivered_shown: yesNo.meta({
      description: 'false if you may not see delivered days, because they would concern a single person',
    }),
    fiscal_years: z.array(z.object({ id, name: text })),
    groups: z.array(
      z.object({
        id: nullableId,
        name: nullableText,
        name_en: nullableText,
        name_fr: nullableText,
        total: fairnessTally,
        years: z.array(ofYear),
      }),
    ),
    years: z.array(ofYear),
    total: fairnessTally,
  })
  .meta({ id: 'Fairness' });
export type Fairness = z.infer<typeof fairnessSchema>;
