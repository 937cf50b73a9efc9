import { z } from 'zod';
import {
  permissionFlagsSchema,
  count,
  day,
  days,
  fraction,
  id,
  ids,
  instant,
  nullableCount,
  nullableDay,
  nullableDays,
  nullableId,
  nullableText,
  versionAndTimestampShape,
  text,
  yesNo,
} from '../../shared/wire.ts';
import { namedPersonSchema } from '../../accounts/account-wire.ts';
import { conflictCodes } from '../conflicts/conflict.ts';
import { remedyKinds } from '../conflicts/remedies.ts';
import { canalLockKeys } from '../conflicts/canal-locks.ts';
import { missionOnBoardSchema } from './mission.ts';

const violation = z.number().meta({ description: 'days; 0 if the weight is not about time' });

export const keptConflictSchema = z
  .object({
    id,
    mission_id: id,
    other_mission_id: nullableId,
    constraint_id: nullableId,
    days: z
      .number()
      .nullable()
      .meta({ description: 'worst measure at which the conflict is still kept; null: no limit' }),
    code: text,
    reason: text,
    user_id: id,
    by: text,
    created_at: instant,
  })
  .meta({ id: 'KeptConflict' });
export type KeptConflictResource = z.infer<typeof keptConflictSchema>;

const remedy = z
  .object({
    kind: z.enum(remedyKinds),
    mission_id: id,
    start_date: day.optional(),
    start_fraction: fraction.optional(),
    approved_berths: count.optional(),
    operational_days: days.optional(),
    port_calls: count.optional(),
    message: text,
  })
  .meta({ id: 'Remedy', description: 'field values of one mission that would resolve the conflict' });

export const planConflictSchema = z
  .object({
    key: text,
    code: z.enum(conflictCodes as [(typeof conflictCodes)[number]]),
    severity: z.enum(['error', 'warning', 'info']),
    mission_ids: z.array(id),
    constraint_id: nullableId,
    message: text,
    params: z.record(text, z.union([text, z.number()])),
    days: violation,
    kept: z
      .object({ id, mission_id: id, reason: text, by: text, user_id: id, created_at: instant })
      .nullable(),
    can_be_kept: yesNo,
    remedy: remedy.nullable(),
  })
  .meta({ id: 'Conflict' });
export type PlanConflict = z.infer<typeof planConflictSchema>;

const reckoned = z.object({
  nautical_miles: z.number().min(0),
  method: z.enum(['great_circle', 'way_points', 'none']),
  locks: z.array(z.enum(canalLockKeys)).readonly().optional().meta({
    description: 'locks on the route, in either direction; absent if there are none',
  }),
  around_nautical_miles: z.number().min(0).nullable().optional().meta({
    description:
      'present with `locks`: distance by a route that avoids the locks that can be avoided; null: none can',
  }),
});
const overruled = z.object({
  nautical_miles: z.number().positive(),
  method: z.literal('overruled'),
  reason: text,
  computed: reckoned.nullable(),
  overruled_id: id,
});
const between = { from_port_id: id, to_port_id: id };

/** `none`: there is no navigable route; `overruled`: a planner's distance replaces `computed`. */
export const portDistanceSchema = z
  .discriminatedUnion('method', [reckoned.extend(between), overruled.extend(between)])
  .meta({ id: 'PortDistance' });
export type PortDistance = z.infer<typeof portDistanceSchema>;

export const overruledDistanceSchema = z
  .object({
    id,
    ...between,
    nautical_miles: z.number().positive(),
    reason: text,
    user_id: id,
    by: text,
    ...versionAndTimestampShape,
    can: permissionFlagsSchema<'update' | 'delete'>({ update: true, delete: true }),
  })
  .meta({ id: 'OverruledDistance' });
export type OverruledDistanceRow = z.infer<typeof overruledDistanceSchema>;

const constraintOnBoard = z
  .object({
    id,
    vessel_id: id,
    name: text,
    name_en: nullableText.optional(),
    name_fr: nullableText.optional(),
    start_date: day,
    end_date: day,
    port_id: nullableId,
  })
  .meta({ id: 'ConstraintOnBoard' });

const applicationOnBoard = z
  .object({
    id,
    vessel_id: nullableId,
    operational_days: nullableDays,
    operational_window_start: nullableDay,
    operational_window_end: nullableDay,
    preferred_start_window_start: nullableDay,
    preferred_start_window_end: nullableDay,
    min_science_berths: count.nullable(),
    ideal_science_berths: count.nullable(),
    helicopter_required: yesNo.nullable(),
    vessel_preference_1_id: nullableId,
    vessel_preference_2_id: nullableId,
    needed_capability_ids: ids.readonly().nullable(),
    needed_water_ids: ids.readonly().nullable(),
    min_wire_length: nullableCount,
    min_a_frame_load: nullableCount,
    min_container_places: nullableCount,
    region_ids: ids
      .readonly()
      .meta({ description: 'regions of the vessels chosen in the application, and of its current vessel' }),
    track_nautical_miles: z.number().nullable(),
    farthest_nautical_miles: z.number().nullable().meta({
      description: 'nautical miles from the first port to the last, by way of the farthest station',
    }),
    shared_voyage: z
      .object({ ship_time_request_id: id, works_first: yesNo })
      .nullable()
      .meta({ description: 'the other application on the shared voyage' }),
  })
  .meta({ id: 'ApplicationOnBoard' });

export const adjacentYearMissionSchema = z
  .object({
    vessel_id: id,
    fiscal_year_name: text,
    side: z.enum(['before', 'after']),
    mission: missionOnBoardSchema,
  })
  .meta({ id: 'MissionBeside' });
export type AdjacentYearMission = z.infer<typeof adjacentYearMissionSchema>;

/** Data for checking unsaved changes. `beside`: missions and constraints directly before and after the fiscal year. */
export const planBoardSchema = z
  .object({
    applications: z.array(applicationOnBoard),
    ports: z.array(
      z.object({
        id,
        season_start: nullableText,
        season_end: nullableText,
        max_draft: z.number().nullable().meta({ description: 'metres' }),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      }),
    ),
    distances: z.array(portDistanceSchema),
    kept: z.array(keptConflictSchema),
    coordinators: z.array(namedPersonSchema.extend({ vessel_id: id }).meta({ id: 'CoordinatorOfVessel' })),
    elsewhere: z.array(z.object({ mission: missionOnBoardSchema, vessel_id: id })),
    beside: z.object({
      missions: z.array(adjacentYearMissionSchema),
      constraints: z.array(constraintOnBoard),
    }),
  })
  .meta({ id: 'PlanBoard' });
export type PlanBoard = z.infer<typeof planBoardSchema>;
