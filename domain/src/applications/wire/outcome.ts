import { z } from 'zod';
import {
  count,
  day,
  days,
  fraction,
  id,
  instant,
  nullableId,
  nullableText,
  text,
  yesNo,
} from '../../shared/wire.ts';
import { voyageNumberSchema } from '../../shared/voyage-number.ts';

const named = z.object({ id, name_en: text, name_fr: text });
const berths = count.nullable();

export const voyageSchema = z
  .object({
    mission_id: id,
    voyage_number: voyageNumberSchema,
    title: text,
    fiscal_year_id: id,
    start_date: day,
    start_fraction: fraction,
    end_date: day,
    mobilization_days: days,
    operational_days: days,
    demobilization_days: days,
    port_calls: count,
    port_call_stops: z
      .array(
        z.object({
          port: named,
          day: z.int().min(1).meta({ description: 'day of arrival; 1 is the first day of the mission' }),
          days: days.nullable(),
        }),
      )
      .readonly()
      .meta({ description: 'port calls with a known port and day' }),
    requested_berths: berths,
    approved_berths: berths,
    vessel: named,
    mobilization_port: named.nullable(),
    demobilization_port: named.nullable(),
    shared_with: z
      .object({
        mission_id: id,
        ship_time_request_id: nullableId,
        title: text,
        primary_proponent: nullableText,
        works_first: yesNo.meta({
          description: 'true if the work of this application is done before that of the other',
        }),
      })
      .nullable()
      .meta({ description: 'other mission of the shared voyage; null if the voyage is not shared' }),
    version: z.int().min(1),
    published_at: instant,
    reopened: yesNo.meta({
      description:
        'true if the plan is being amended; the published voyage remains valid until the plan is final again',
    }),
    replanned: yesNo.meta({
      description:
        'true if the vessel or the days of the voyage are being changed, or if the vessel is out of service',
    }),
  })
  .meta({ id: 'Voyage' });

export const outcomeSchema = z
  .object({
    outcome: z.enum(['accepted', 'unable_to_fulfill', 'withdrawn']),
    at: instant,
    reason: nullableText,
    voyages: z.array(voyageSchema),
    changed: z
      .object({
        at: instant,
        before: z.array(voyageSchema),
        reasons: z.array(text).meta({ description: 'of the amendments and of the change of ship' }),
      })
      .nullable()
      .meta({ description: 'the published schedule before its last change; null if it has not changed' }),
    amendments: z
      .array(
        z.object({
          at: instant,
          reasons: z.array(text),
          user: z.object({ id, first_name: text, last_name: text }),
        }),
      )
      .meta({
        description:
          'publications that changed the voyages, oldest first, each with the person who published it',
      }),
    report: z
      .enum(['due', 'submitted', 'closed'])
      .nullable()
      .meta({ description: 'state of the report once the last voyage is over; null before then' }),
    contacts: z
      .array(z.object({ id, first_name: text, last_name: text, email: text }))
      .meta({ description: 'coordinators of the ships concerned' }),
  })
  .meta({ id: 'Outcome' });
