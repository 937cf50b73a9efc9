import { z } from 'zod';
import { namedPersonSchema } from '../../accounts/account-wire.ts';
import {
  permissionFlagsSchema,
  count,
  days,
  id,
  ids,
  nullableId,
  nullableInstant,
  versionAndTimestampShape,
  text,
} from '../../shared/wire.ts';
import { yearPhases } from '../letters.ts';

const month = z.int().min(1).max(12).meta({ description: 'month of the year, from 1 to 12' });

const letterYear = z.object({
  fiscal_year_id: id,
  phase: z.enum(yearPhases).meta({
    description: '`open` if applications can be submitted now; `later` if they cannot be submitted yet',
  }),
  ship_time_request_id: nullableId.meta({
    description: 'application created from the letter; only the author of the letter sees this',
  }),
  can: permissionFlagsSchema<'apply'>({ apply: true }),
});

export const letterOfIntentSchema = z
  .object({
    id,
    user_id: id,
    user: namedPersonSchema,
    title: text,
    summary: text,
    years: z.array(letterYear),
    days,
    first_month: month,
    last_month: month,
    region_id: nullableId,
    project_area_ids: ids,
    vessel_id: nullableId.meta({ description: 'preferred vessel' }),
    berths: count.nullable(),
    withdrawn_at: nullableInstant,
    ...versionAndTimestampShape,
    can: permissionFlagsSchema<'edit' | 'withdraw'>({ edit: true, withdraw: true }),
  })
  .meta({ id: 'LetterOfIntent' });
export type LetterOfIntent = z.infer<typeof letterOfIntentSchema>;
export type LetterYear = LetterOfIntent['years'][number];

const demandOfYear = z.object({
  fiscal_year_id: id,
  letters: count,
  days: z.number().min(0),
  berths: count.meta({
    description: 'total number of science berths, counting only letters that state a number',
  }),
  months: z
    .array(z.object({ month, days: z.number().min(0) }))
    .length(12)
    .meta({
      description:
        'days for each month, starting with April; the days of a letter are spread evenly over its months',
    }),
});

export const foreseenDemandSchema = z.object({ years: z.array(demandOfYear) }).meta({ id: 'ForeseenDemand' });
export type ForeseenDemand = z.infer<typeof foreseenDemandSchema>;
export type DemandOfYear = ForeseenDemand['years'][number];
