import { z } from 'zod';
import { namedPersonSchema } from '../../accounts/account-wire.ts';
import {
  permissionFlagsSchema,
  count,
  id,
  ids,
  instant,
  nullableId,
  nullableInstant,
  text,
  yesNo,
} from '../../shared/wire.ts';
import { fleetSnapshotSchema } from './versions.ts';

export const fleetPlanSchema = z
  .object({
    id,
    fiscal_year_id: id,
    fiscal_year_name: text,
    latest_version: z.int().min(1).nullable(),
    published_at: nullableInstant,
    vessels_published: count.meta({
      description: 'number of vessels whose plan has been final at least once',
    }),
    vessels: count,
    awaited_vessel_ids: ids,
    created_at: instant,
    updated_at: instant,
    can: permissionFlagsSchema<'publish'>({ publish: true }),
  })
  .meta({ id: 'FleetPlan' });
export type FleetPlan = z.infer<typeof fleetPlanSchema>;

export const fleetVersionSchema = z
  .object({
    id,
    fleet_plan_id: id,
    number: z.int().min(1),
    reason: text,
    is_latest: yesNo,
    author_id: id,
    author: namedPersonSchema,
    created_at: instant,
    snapshot: fleetSnapshotSchema.optional(),
  })
  .meta({ id: 'FleetVersion' });
export type FleetVersion = z.infer<typeof fleetVersionSchema>;

export const calendarFeedSchema = z
  .object({
    id,
    vessel_id: nullableId.meta({
      description: 'vessel of the feed; null for all missions that this kind of feed covers',
    }),
    created_at: instant,
    url: z.url().optional().meta({ description: 'private address, shown only once' }),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
