import { z } from 'zod';
import { statusId } from '../../applications/wire/application.ts';
import { count, id, maybeId, text } from '../../shared/wire.ts';

const byMonth = z.array(z.number()).length(12).meta({ description: 'days, by month from April' });
const tallied = { applications: count, requested_days: z.number() };

/** A fiscal year in numbers. */
export const statistics = z
  .object({
    fiscal_year_id: id,
    months: z.array(text).length(12).meta({ description: '`2027-04`' }),
    vessels: z.array(
      z.object({
        vessel_id: id,
        name: text,
        name_en: text,
        name_fr: text,
        region_id: maybeId,
        applications: count,
        requested_days: byMonth,
        available_days: byMonth,
        scheduled_days: byMonth,
      }),
    ),
    statuses: z.array(z.object({ status_id: statusId, applications: count })),
    regions: z.array(z.object({ region_id: maybeId, ...tallied })),
    agencies: z.array(z.object({ agency_id: maybeId, ...tallied })),
  })
  .meta({ id: 'Statistics' });
export type Statistics = z.infer<typeof statistics>;
