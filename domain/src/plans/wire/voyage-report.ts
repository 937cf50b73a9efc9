import { z } from 'zod';
import { namedPerson } from '../../accounts/account-wire.ts';
import {
  canOf,
  count,
  day,
  id,
  ids,
  maybeDay,
  maybeDays,
  maybeInstant,
  maybeText,
} from '../../shared/wire.ts';

export const voyageReport = z
  .object({
    id: id.meta({ description: 'that of the application: each has one' }),
    ship_time_request_id: id,
    last_day: maybeDay.meta({ description: 'of its last voyage, as published; null: none is published' }),
    planned_days: maybeDays.meta({
      description: 'all days of its voyages, as published; once it was submitted, as they were then',
    }),
    delivered_days: maybeDays,
    weather_days: maybeDays,
    breakdown_days: maybeDays,
    other_days: maybeDays,
    difference_reason: maybeText.meta({ description: 'why these days are not those planned' }),
    went_well: maybeText,
    next_time: maybeText,
    done_station_ids: ids.nullable().meta({ description: 'null: nothing was said of stations yet' }),
    stations_count: count,
    submitted_at: maybeInstant,
    submitted_by: namedPerson.nullable(),
    closed_at: maybeInstant,
    closed_by: namedPerson.nullable(),
    updated_at: maybeInstant,
    updated_by: namedPerson.nullable(),
    lock_version: count.meta({ description: '0: nothing has been written yet' }),
    can: canOf<'edit' | 'submit' | 'close' | 'reopen'>({
      edit: true,
      submit: true,
      close: true,
      reopen: true,
    }),
  })
  .meta({ id: 'VoyageReport' });
export type VoyageReport = z.infer<typeof voyageReport>;

export const voyageReportOfYear = z
  .object({
    id: id.meta({ description: 'that of the application: each has one' }),
    project_title: maybeText,
    vessel_id: id,
    proponent: namedPerson,
    state: z.enum(['due', 'submitted', 'closed']),
    last_day: day.meta({ description: 'of its last voyage, as published' }),
    overdue_days: count.meta({
      description: 'days since its last voyage ended, while the report is awaited; else 0',
    }),
    planned_days: maybeDays,
    delivered_days: maybeDays,
    weather_days: maybeDays,
    breakdown_days: maybeDays,
    other_days: maybeDays,
    done_stations: count.nullable().meta({ description: 'null: nothing was said of stations yet' }),
    stations_count: count,
    submitted_at: maybeInstant,
  })
  .meta({ id: 'VoyageReportOfYear' });
export type VoyageReportOfYear = z.infer<typeof voyageReportOfYear>;
