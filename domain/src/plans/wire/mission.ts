import { z } from 'zod';
import { personSchema } from '../../accounts/account-wire.ts';
import { statusIdSchema } from '../../applications/wire/application.ts';
import {
  relationShape,
  permissionFlagsSchema,
  count,
  days,
  fraction,
  id,
  nullableDay,
  nullableDays,
  nullableId,
  nullableInstant,
  nullableHeadcount,
  nullableText,
  versionAndTimestampShape,
  text,
  yesNo,
} from '../../shared/wire.ts';
import { voyageNumberSchema } from '../../shared/voyage-number.ts';
import type { MissionAction } from '../mission-decisions.ts';

export const portCallStopsSchema = z
  .array(
    z.object({
      port_id: id,
      day: z.int().min(1).meta({ description: 'day of arrival; 1 is the first day of the mission' }),
      days: nullableDays.meta({
        description: 'days alongside, which are part of the operational days; null if unknown',
      }),
    }),
  )
  .readonly();

export const missionShape = {
  id,
  vessel_plan_id: id,
  ship_time_request_id: nullableId.meta({
    description: 'application to which the mission belongs; null if there is none',
  }),
  number: z.int().min(1).meta({ description: 'number of the mission within its plan, starting at 1' }),
  title: text,
  requested_berths: nullableHeadcount,
  approved_berths: nullableHeadcount,
  mobilization_days: days,
  operational_days: days,
  demobilization_days: days,
  mobilization_port_id: nullableId,
  demobilization_port_id: nullableId,
  port_calls: count.meta({ description: 'number of port calls; never fewer than those listed' }),
  port_call_stops: portCallStopsSchema,
  start_date: nullableDay.meta({
    description: 'first day of mobilization; null while the mission is unscheduled',
  }),
  start_fraction: fraction,
  notes: nullableText,
};

const outsideNumber = nullableText.meta({
  description: 'number of the mission in the imported file',
});

const guestBerths = count.meta({
  description: 'berths given to guests, in addition to the approved berths',
});

export const applicationOfMissionSchema = z
  .object({
    id,
    project_title: nullableText,
    status_id: statusIdSchema,
    fiscal_year_id: id,
    agency_id: nullableId,
    project_type_id: nullableId,
    user_id: id,
    copied_from_id: nullableId.meta({ description: 'application from which this application was copied' }),
    vessel_id: nullableId,
    vessel_preference_1_id: nullableId,
    vessel_preference_2_id: nullableId,
    min_science_berths: nullableHeadcount,
    ideal_science_berths: nullableHeadcount,
    helicopter_required: yesNo.nullable(),
    operational_days: nullableDays,
    operating_hours_id: nullableId,
    operational_window_start: nullableDay,
    operational_window_end: nullableDay,
    preferred_start_window_start: nullableDay,
    preferred_start_window_end: nullableDay,
    mobilization_days: nullableDays,
    demobilization_days: nullableDays,
    mobilization_port_id: nullableId,
    demobilization_port_id: nullableId,
    scheduling_constraints: nullableText,
    submitted_at: nullableInstant,
    ...versionAndTimestampShape,
    primaryProponent: personSchema,
    primary_proponent: personSchema,
  })
  .meta({ id: 'AskedApplication' });
export type ApplicationOfMission = z.infer<typeof applicationOfMissionSchema>;

export const missionRowSchema = z.object({
  ...missionShape,
  guest_berths: guestBerths,
  end_date: nullableDay.meta({ description: 'last day occupied by the mission' }),
  overlap_kept: yesNo,
  outside_number: outsideNumber,
  voyage_number: voyageNumberSchema,
  ...versionAndTimestampShape,
  can: permissionFlagsSchema<MissionAction>({ edit: true, move: true, split: true, delete: true }),
});

export const missionSchema = missionRowSchema
  .extend(relationShape({ shipTimeRequest: applicationOfMissionSchema.nullable() }))
  .meta({ id: 'Mission' });
export type MissionResource = z.infer<typeof missionSchema>;

export const missionOnBoardSchema = z
  .object({
    ...missionShape,
    guest_berths: guestBerths,
    overlap_kept: yesNo,
    outside_number: outsideNumber,
    voyage_number: voyageNumberSchema,
    application_mission_count: count,
    is_last_on_vessel: yesNo,
    ...versionAndTimestampShape,
  })
  .meta({ id: 'MissionOnBoard' });
