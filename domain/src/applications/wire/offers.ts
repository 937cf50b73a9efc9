import { z } from 'zod';
import {
  permissionFlagsSchema,
  day,
  days,
  fraction,
  id,
  nullableInstant,
  nullableText,
  refusalsSchema,
  versionAndTimestampShape,
  text,
} from '../../shared/wire.ts';
import { namedPersonSchema } from '../../accounts/account-wire.ts';
import { offerStates, type OfferAction } from '../reassignment.ts';

export const transferOfferSchema = z
  .object({
    id,
    ship_time_request_id: id,
    project_title: nullableText,
    fiscal_year_id: id,
    from_vessel_id: id,
    to_vessel_id: id,
    reason: text,
    start_date: day.nullable(),
    start_fraction: fraction,
    days: days.meta({
      description: 'total days of all missions of the application, including mobilization and demobilization',
    }),
    planned_start_date: day
      .nullable()
      .meta({ description: 'first day of the application’s missions, as currently planned' }),
    state: z.enum(offerStates),
    offered_by: namedPersonSchema,
    decided_by: namedPersonSchema.nullable(),
    decided_at: nullableInstant,
    answer: nullableText,
    ...versionAndTimestampShape,
    can: permissionFlagsSchema<OfferAction>({ accept: true, decline: true, take_back: true }),
    refusals: refusalsSchema,
  })
  .meta({ id: 'TransferOffer' });
export type TransferOffer = z.infer<typeof transferOfferSchema>;
