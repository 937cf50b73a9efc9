import { z } from 'zod';
import { namedPersonSchema } from '../../accounts/account-wire.ts';
import {
  permissionFlagsSchema,
  count,
  day,
  id,
  ids,
  nullableDay,
  nullableDays,
  nullableInstant,
  nullableText,
} from '../../shared/wire.ts';
import { exampleVoyageNumber } from '../../shared/voyage-number.ts';

const voyageNumbers = z
  .array(z.string())
  .meta({ description: 'lasting numbers of the published voyages', examples: [[exampleVoyageNumber]] });

export const voyageReportSchema = z
  .object({
    id: id.meta({ description: 'same as the id of the application' }),
    ship_time_request_id: id,
    voyage_numbers: voyageNumbers,
    last_day: nullableDay.meta({
      description: 'last day of the last published voyage; null if no voyage is published',
    }),
    planned_days: nullableDays.meta({
      description: 'total days of the published voyages, as they were when the report was submitted',
    }),
    delivered_days: nullableDays,
    weather_days: nullableDays,
    breakdown_days: nullableDays,
    other_days: nullableDays,
    difference_reason: nullableText.meta({ description: 'why the days differ from those planned' }),
    went_well: nullableText,
    next_time: nullableText,
    done_station_ids: ids
      .nullable()
      .meta({ description: 'stations that were done; null if this has not been answered yet' }),
    stations_count: count,
    submitted_at: nullableInstant,
    submitted_by: namedPersonSchema.nullable(),
    closed_at: nullableInstant,
    closed_by: namedPersonSchema.nullable(),
    updated_at: nullableInstant,
    updated_by: namedPersonSchema.nullable(),
    lock_version: count.meta({ description: '0 until the report is first saved' }),
    can: permissionFlagsSchema<'edit' | 'submit' | 'close' | 'reopen'>({
      edit: true,
      submit: true,
      close: true,
      reopen: true,
    }),
  })
  .meta({ id: 'VoyageReport' });
export type VoyageReport = z.infer<typeof voyageReportSchema>;

export const voyageReportOfYearSchema = z
  .object({
    id: id.meta({ description: 'same as the id of the application' }),
    project_title: nullableText,
    vessel_id: id,
    proponent: namedPersonSchema,
    state: z.enum(['due', 'submitted', 'closed']),
    voyage_numbers: voyageNumbers,
    last_day: day.meta({ description: 'last day of the last published voyage' }),
    overdue_days: count.meta({
      description: 'number of days for which the report has been awaited; 0 if no report is awaited',
    }),
    planned_days: nullableDays,
    delivered_days: nullableDays,
    weather_days: nullableDays,
    breakdown_days: nullableDays,
    other_days: nullableDays,
    done_stations: count
      .nullable()
      .meta({ description: 'stations that were done; null if this has not been answered yet' }),
    stations_count: count,
    submitted_at: nullableInstant,
  })
  .meta({ id: 'VoyageReportOfYear' });
export type VoyageReportOfYear = z.infer<typeof voyageReportOfYearSchema>;
