import { z } from 'zod';
import { namedPerson } from '../../accounts/account-wire.ts';
import { canOf, count, id, ids, instant, maybeId, maybeInstant, text, yesNo } from '../../shared/wire.ts';
import { fleetSnapshot } from './versions.ts';

export const fleetPlan = z
  .object({
    id,
    fiscal_year_id: id,
    fiscal_year_name: text,
    latest_version: z.int().min(1).nullable(),
    published_at: maybeInstant,
    vessels_published: count.meta({ description: 'vessels whose plan has been final at least once' }),
    vessels: count,
    awaited_vessel_ids: ids,
    created_at: instant,
    updated_at: instant,
    can: canOf<'publish'>({ publish: true }),
  })
  .meta({ id: 'FleetPlan' });
export type FleetPlan = z.infer<typeof fleetPlan>;

export const fleetVersion = z
  .object({
    id,
    fleet_plan_id: id,
    number: z.int().min(1),
    reason: text,
    is_latest: yesNo,
    author_id: id,
    author: namedPerson,
    created_at: instant,
    snapshot: fleetSnapshot.optional(),
  })
  .meta({ id: 'FleetVersion' });
export type FleetVersion = z.infer<typeof fleetVersion>;

export const calendarFeed = z
  .object({
    id,
    vessel_id: maybeId.meta({ description: 'vessel of the feed; null: all missions that its kind covers' }),
    created_at: instant,
    url: z.url().optional().meta({ description: 'private address, shown only once' }),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof calendarFeed>;
