import { z } from 'zod';
import {
  count,
  day,
  days,
  fraction,
  id,
  ids,
  instant,
  maybeId,
  maybeInstant,
  maybeText,
  stamps,
  text,
  yesNo,
} from '../shared/wire.ts';
import { eventTypes } from './event-types.ts';
import { scopes, serviceUserTypes } from './scopes.ts';

export const serviceToken = z
  .object({
    id,
    name: text,
    beginning: text.meta({ description: 'what tells it from the others; the rest is kept nowhere' }),
    created_at: instant,
    expires_at: instant,
    last_used_at: maybeInstant,
    last_used_address: maybeText.meta({ description: 'shortened' }),
    revoked_at: maybeInstant,
    active: yesNo,
  })
  .meta({ id: 'ServiceToken' });
export type ServiceToken = z.infer<typeof serviceToken>;

export const ownToken = z
  .object({
    kind: z.enum(['service_account', 'session']),
    name: text.meta({ description: 'of the service account or the person' }),
    scopes: z.array(z.enum(scopes)).nullable().meta({ description: 'null: whatever the person may do' }),
    expires_at: instant,
    user_id: id,
    user_type_id: id,
    vessel_ids: ids,
  })
  .meta({ id: 'OwnToken' });
export type OwnToken = z.infer<typeof ownToken>;

export const serviceAccount = z
  .object({
    id,
    name: text,
    description: maybeText,
    user_type_id: z.literal(serviceUserTypes).meta({ description: 'as whom it reads and writes' }),
    vessel_ids: ids,
    scopes: z.array(z.enum(scopes)),
    active: yesNo.meta({ description: 'not revoked' }),
    revoked_at: maybeInstant,
    last_used_at: maybeInstant,
    tokens: z.array(serviceToken),
    ...stamps,
  })
  .meta({ id: 'ServiceAccount' });
export type ServiceAccount = z.infer<typeof serviceAccount>;

export const webhook = z
  .object({
    id,
    url: z.url(),
    description: maybeText,
    events: z.array(z.enum(eventTypes)),
    active: yesNo,
    switched_off: z
      .enum(['failures', 'gone'])
      .nullable()
      .meta({ description: 'where the portal did it by itself' }),
    failures: count.meta({ description: 'attempts in a row that failed' }),
    failing_since: maybeInstant,
    last_success_at: maybeInstant,
    waiting: count.meta({ description: 'deliveries that have not arrived yet' }),
    ...stamps,
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

export const deliveryStates = ['waiting', 'delayed', 'sending', 'sent', 'given_up'] as const;

export const delivery = z
  .object({
    id,
    webhook_id: id,
    event_id: maybeId.meta({ description: 'null: a test' }),
    type: text,
    message_id: text.meta({ description: 'webhook-id' }),
    state: z.enum(deliveryStates),
    attempts: count,
    last_status: z.int().nullable(),
    last_error: maybeText,
    created_at: instant,
    attempted_at: maybeInstant,
    delivered_at: maybeInstant,
    next_attempt_at: maybeInstant,
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof delivery>;

const links = z.object({
  json: z.url(),
  geojson: z.url(),
  csv: z.url(),
  legs_csv: z.url().meta({ description: 'where there is room for somebody else' }),
  ics: z.url(),
});

export const openYear = z
  .object({
    id,
    fiscal_year: text,
    start_date: day,
    end_date: day,
    latest_version: z.int().min(1),
    published_at: instant.meta({ description: 'when its first version was published' }),
    updated_at: instant.meta({ description: 'when the latest version was published' }),
    latest: links,
    versions: z.array(z.object({ version: z.int().min(1), published_at: instant, links })),
  })
  .meta({ id: 'OpenYear' });
export type OpenYear = z.infer<typeof openYear>;

const openPort = z
  .object({
    id,
    name_en: text,
    name_fr: text,
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    time_zone: text.nullable().meta({ description: 'whose clocks it goes by, such as `America/Halifax`' }),
  })
  .meta({ id: 'OpenPort' });

const openMission = z
  .object({
    id,
    number: z.int().min(1),
    title: text,
    ship_time_request_id: maybeId,
    start_date: day,
    start_fraction: fraction,
    end_date: day.meta({ description: 'the last day' }),
    mobilization_days: days,
    operational_days: days,
    demobilization_days: days,
    mobilization_port: openPort.nullable(),
    demobilization_port: openPort.nullable(),
    requested_berths: count.nullable(),
    approved_berths: count.nullable(),
    guest_berths: count.meta({ description: 'given to guests beside those approved' }),
    spare_berths: z
      .int()
      .nullable()
      .meta({ description: 'of the ship’s berths for science those that the mission leaves' }),
    project_area_ids: ids,
    sails_with_id: maybeId.meta({
      description: 'the mission with which it sails as one voyage; null: it sails alone',
    }),
    replanned: yesNo.meta({ description: 'its ship or days are being changed, or its ship is out' }),
  })
  .meta({ id: 'OpenMission' });

const joinableLeg = z
  .object({
    mission_ids: ids.meta({ description: 'those of the voyage, two where it is shared; none: free days' }),
    start_date: day,
    end_date: day.meta({ description: 'the last day' }),
    days: z.int().min(1).meta({ description: 'calendar days, both ends counted' }),
    from_port: openPort.nullable().meta({ description: 'where the ship is before it; null: not known' }),
    to_port: openPort.nullable().meta({ description: 'where it is expected after it; null: not known' }),
    free_berths: count.nullable().meta({ description: 'berths for science; null: not known' }),
  })
  .meta({ id: 'JoinableLeg' });

const openVessel = z
  .object({
    vessel_id: id,
    name_en: text,
    name_fr: text,
    science_berths: count.nullable().meta({ description: 'as the ship is known today' }),
    finalized_at: instant,
    reopened: yesNo.meta({
      description: 'the plan is being changed; what was published stands until it is final again',
    }),
    missions: z.array(openMission),
    unavailable: z.array(z.object({ name: text, start_date: day, end_date: day })),
    joinable_legs: z.array(joinableLeg).meta({ description: 'where there is room for somebody else' }),
  })
  .meta({ id: 'OpenVessel' });

export const openSchedule = z
  .object({
    fiscal_year: z.object({ name: text, start_date: day, end_date: day }),
    version: z.int().min(1),
    published_at: instant,
    vessels: z.array(openVessel),
    project_areas: z.array(z.object({ id, key: text, name_en: text, name_fr: text })),
  })
  .meta({ id: 'OpenSchedule' });

export const event = z
  .object({
    id,
    type: text.meta({ description: '/docs/events has them all; more may come' }),
    created_at: instant,
    data: z.record(text, z.unknown()).meta({ description: 'the numbers of what it is about' }),
  })
  .meta({ id: 'Event' });
export type Event = z.infer<typeof event>;
