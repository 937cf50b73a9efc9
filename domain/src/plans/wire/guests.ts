import { z } from 'zod';
import { namedPersonSchema } from '../../accounts/account-wire.ts';
import { voyageSchema } from '../../applications/wire/outcome.ts';
import {
  permissionFlagsSchema,
  count,
  day,
  days,
  email,
  fraction,
  id,
  ids,
  instant,
  nullableDays,
  nullableId,
  nullableInstant,
  nullableText,
  versionAndTimestampShape,
  text,
  yesNo,
} from '../../shared/wire.ts';
import { voyageNumberSchema } from '../../shared/voyage-number.ts';
import { type BerthRequestAction, berthRequestStates, guestOpinions } from '../guests/berth-requests.ts';

export const openVoyageSchema = z
  .object({
    id: id.meta({ description: 'id of the mission' }),
    voyage_number: voyageNumberSchema,
    fiscal_year_id: id,
    vessel_id: id,
    title: text,
    start_date: day,
    start_fraction: fraction,
    end_date: day,
    operational_days: days,
    mobilization_port_id: nullableId,
    demobilization_port_id: nullableId,
    project_area_ids: ids,
    spare_berths: count,
    berth_request_id: nullableId.meta({
      description: 'your own request, while it is waiting or accepted',
    }),
    can: permissionFlagsSchema<'ask'>({ ask: true }),
  })
  .meta({ id: 'OpenVoyage' });
export type OpenVoyage = z.infer<typeof openVoyageSchema>;

const entry = z.object({
  id,
  action: z.enum([
    'asked',
    'question',
    'answer',
    'agreed',
    'disagreed',
    'accepted',
    'declined',
    'withdrawn',
    'taken_back',
    'lapsed',
  ]),
  body: nullableText,
  user: namedPersonSchema
    .nullable()
    .meta({ description: 'person who took this step; null if the portal did it' }),
  created_at: instant,
});

export const berthRequestSchema = z
  .object({
    id,
    mission_id: nullableId.meta({
      description: 'mission that guests ask to join; null if it no longer exists',
    }),
    fiscal_year_id: id,
    vessel_id: id,
    voyage_title: text,
    start_date: day.meta({
      description: 'dates last announced to the person who asks for berths',
    }),
    end_date: day,
    voyage: voyageSchema.nullable().meta({
      description:
        'the voyage as currently published, with the berths of this request; null if it is not published',
    }),
    user: namedPersonSchema.extend({ email }),
    ship_time_request_id: nullableId.meta({
      description: 'application on which the request is based, if you may see it',
    }),
    project_title: nullableText,
    berths: count,
    days_aboard: nullableDays,
    objectives: text,
    equipment: nullableText,
    state: z.enum(berthRequestStates),
    granted_berths: count.nullable(),
    is_questioned: yesNo.meta({
      description: 'true if the coordinators have asked a question that awaits an answer',
    }),
    word: z.enum(guestOpinions).nullable().meta({
      description: 'opinion of the voyage’s primary proponent; hidden from the person who asks for berths',
    }),
    reason: nullableText,
    decided_at: nullableInstant,
    spare_berths: count
      .nullable()
      .meta({ description: 'berths that are free now, not counting those of this request' }),
    entries: z.array(entry),
    ...versionAndTimestampShape,
    can: permissionFlagsSchema<BerthRequestAction>({
      accept: true,
      decline: true,
      ask: true,
      answer: true,
      agree: true,
      disagree: true,
      withdraw: true,
      take_back: true,
    }),
  })
  .meta({ id: 'BerthRequest' });
export type BerthRequest = z.infer<typeof berthRequestSchema>;
export type BerthRequestEntry = BerthRequest['entries'][number];
