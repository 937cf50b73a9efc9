import { z } from 'zod';
import { namedPersonSchema } from '../../accounts/account-wire.ts';
import {
  canSchema,
  count,
  day,
  id,
  ids,
  maybeDay,
  maybeDays,
  maybeInstant,
  maybeText,
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
    last_day: maybeDay.meta({
      description: 'last day of the last published voyage; null if no voyage is published',
    }),
    planned_days: maybeDays.meta({
      description: 'total days of the published voyages, as they were when the report was submitted',
    }),
    delivered_days: maybeDays,
    weather_days: maybeDays,
    breakdown_days: maybeDays,
    other_days: maybeDays,
    difference_reason: maybeText.meta({ description: 'why the days differ from those planned' }),
    went_well: maybeText,
    next_time: maybeText,
    done_station_ids: ids
      .nullable()
      .meta({ description: 'stations that were done; null if this has not been answered yet' }),
    stations_count: count,
    submitted_at: maybeInstant,
    submitted_by: namedPersonSchema.nullable(),
    closed_at: maybeInstant,
    closed_by: namedPersonSchema.nullable(),
    updated_at: maybeInstant,
    updated_by: namedPersonSchema.nullable(),
    lock_version: count.meta({ description: '0 until the report is first saved' }),
    can: canSchema<'edit' | 'submit' | 'close' | 'reopen'>({
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
    project_title: maybeText,
    vessel_id: id,
    proponent: namedPersonSchema,
    state: z.enum(['due', 'submitted', 'closed']),
    voyage_numbers: voyageNumbers,
    last_day: day.meta({ description: 'last day of the last published voyage' }),
    overdue_days: count.meta({
      description: 'number of days for which the report has been awaited; 0 if no report is awaited',
    }),
    planned_days: maybeDays,
    delivered_days: maybeDays,
    weather_days: maybeDays,
    breakdown_days: maybeDays,
    other_days: maybeDays,
    done_stations: count
      .nullable()
      .meta({ description: 'stations that were done; null if this has not been answered yet' }),
    stations_count: count,
    submitted_at: maybeInstant,
  })
  .meta({ id: 'VoyageReportOfYear' });
export type VoyageReportOfYear = z.infer<typeof voyageReportOfYearSchema>;
