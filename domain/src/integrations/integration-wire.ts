import { z } from 'zod';
import {
  count,
  day,
  days,
  fraction,
  id,
  ids,
  instant,
  nullableId,
  nullableInstant,
  nullableText,
  versionAndTimestampShape,
  text,
  yesNo,
} from '../shared/wire.ts';
import { constraintKinds } from '../vessels/constraints.ts';
import { eventDataSchemas } from './event-data.ts';
import { type EventType, eventTypes } from './event-types.ts';
import { voyageNumberSchema } from '../shared/voyage-number.ts';
import { scopes, serviceUserTypes } from './scopes.ts';

export const serviceTokenRowSchema = z
  .object({
    id,
    name: text,
    beginning: text.meta({
      description: 'first characters of the token, which identify it; the rest is not stored',
    }),
    created_at: instant,
    expires_at: instant,
    last_used_at: nullableInstant,
    last_used_address: nullableText.meta({ description: 'shortened network address' }),
    revoked_at: nullableInstant,
    active: yesNo,
  })
  .meta({ id: 'ServiceToken' });
export type ServiceToken = z.infer<typeof serviceTokenRowSchema>;

export const ownTokenSchema = z
  .object({
    kind: z.enum(['service_account', 'session']),
    name: text.meta({ description: 'name of the service account or the person' }),
    scopes: z
      .array(z.enum(scopes))
      .nullable()
      .meta({ description: 'scopes of the token; null if it allows everything that the person may do' }),
    expires_at: instant,
    user_id: id,
    user_type_id: id,
    vessel_ids: ids,
  })
  .meta({ id: 'OwnToken' });
export type OwnToken = z.infer<typeof ownTokenSchema>;

export const serviceAccountRowSchema = z
  .object({
    id,
    name: text,
    description: nullableText,
    user_type_id: z
      .literal(serviceUserTypes)
      .meta({ description: 'user type whose rights the service account has' }),
    vessel_ids: ids,
    scopes: z.array(z.enum(scopes)),
    active: yesNo.meta({ description: 'false if the account is revoked' }),
    revoked_at: nullableInstant,
    last_used_at: nullableInstant,
    tokens: z.array(serviceTokenRowSchema),
    ...versionAndTimestampShape,
  })
  .meta({ id: 'ServiceAccount' });
export type ServiceAccount = z.infer<typeof serviceAccountRowSchema>;

export const webhookRowSchema = z
  .object({
    id,
    url: z.url(),
    description: nullableText,
    events: z.array(z.enum(eventTypes)),
    active: yesNo,
    switched_off: z
      .enum(['failures', 'gone'])
      .nullable()
      .meta({ description: 'why the portal switched the webhook off; null if it did not' }),
    failures: count.meta({ description: 'number of consecutive failed attempts' }),
    failing_since: nullableInstant,
    last_success_at: nullableInstant,
    waiting: count.meta({ description: 'number of deliveries that have not arrived yet' }),
    ...versionAndTimestampShape,
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhookRowSchema>;

export const webhookDeliveryStates = ['waiting', 'delayed', 'sending', 'sent', 'given_up'] as const;

export const webhookDeliverySchema = z
  .object({
    id,
    webhook_id: id,
    event_id: nullableId.meta({ description: 'event that is delivered; null for a test delivery' }),
    type: text,
    message_id: text.meta({ description: 'webhook-id' }),
    state: z.enum(webhookDeliveryStates),
    attempts: count,
    last_status: z.int().nullable(),
    last_error: nullableText,
    created_at: instant,
    attempted_at: nullableInstant,
    delivered_at: nullableInstant,
    next_attempt_at: nullableInstant,
  })
  .meta({ id: 'Delivery' });
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

const links = z.object({
  json: z.url(),
  geojson: z.url().meta({ description: 'voyages, drawn as lines' }),
  legs_geojson: z.url().meta({
    description: 'voyages with free berths and days without a voyage, each located at the port of departure',
  }),
  ports_geojson: z.url().meta({ description: 'ports of the voyages' }),
  project_areas_geojson: z.url().meta({ description: 'outlines of the project areas' }),
  gpkg: z.url().meta({ description: 'GeoPackage with the layers of the GeoJSON files' }),
  csv: z.url(),
  cruises_csv: z.url().meta({ description: 'planned cruises, in the format of POGO and EurOcean' }),
  legs_csv: z.url().meta({ description: 'voyages with free berths and days without a voyage' }),
  ics: z.url(),
});

const licence = z.object({ name_en: text, name_fr: text, url_en: z.url(), url_fr: z.url() });

export const openDataYearSchema = z
  .object({
    id,
    fiscal_year: text,
    start_date: day,
    end_date: day,
    latest_version: z.int().min(1),
    published_at: instant.meta({ description: 'when the first version was published' }),
    updated_at: instant.meta({ description: 'when the latest version was published' }),
    licence,
    latest: links,
    versions: z.array(z.object({ version: z.int().min(1), published_at: instant, links })),
  })
  .meta({ id: 'OpenYear' });
export type OpenDataYear = z.infer<typeof openDataYearSchema>;

export const openDataSchema = z
  .object({
    licence,
    schedules: z.url().meta({ description: 'list of fiscal years and their published versions' }),
    catalogue: z.url().meta({ description: 'catalogue in DCAT, as JSON-LD' }),
    ckan: z.url().meta({ description: 'address that CKAN harvesters use' }),
    ogc_features: z.url().meta({ description: 'landing page of OGC API – Features' }),
    vessels: z
      .array(z.object({ vessel_id: id, name_en: text, name_fr: text, ics: z.url() }))
      .meta({ description: 'for each vessel, a calendar of all published years' }),
  })
  .meta({ id: 'OpenData' });

const openPort = z
  .object({
    id,
    name_en: text,
    name_fr: text,
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    time_zone: text.nullable().meta({ description: 'time zone, such as `America/Halifax`' }),
    un_locode: nullableText,
  })
  .meta({ id: 'OpenPort' });

const openMission = z
  .object({
    id,
    voyage_number: voyageNumberSchema,
    number: z.int().min(1),
    title: text,
    ship_time_request_id: nullableId,
    start_date: day.meta({ description: 'first day of mobilization, which takes place in port' }),
    start_fraction: fraction,
    end_date: day.meta({ description: 'last day of demobilization, which takes place in port' }),
    mobilization_days: days,
    operational_days: days,
    demobilization_days: days,
    mobilization_port: openPort.nullable(),
    demobilization_port: openPort.nullable(),
    port_call_stops: z.array(
      z.object({
        port: openPort,
        day: z.int().min(1).meta({ description: 'day of arrival; 1 is the first day of the mission' }),
        days: days.nullable(),
      }),
    ),
    requested_berths: count.nullable(),
    approved_berths: count.nullable(),
    guest_berths: count.meta({ description: 'berths given to guests, in addition to the approved berths' }),
    spare_berths: z
      .int()
      .nullable()
      .meta({ description: 'number of the vessel’s science berths that the mission does not use' }),
    project_area_ids: ids,
    sails_with_id: nullableId.meta({
      description: 'other mission of the shared voyage; null if the voyage is not shared',
    }),
    replanned: yesNo.meta({
      description:
        'true if the vessel or the days of the voyage are being changed, or if the vessel is out of service',
    }),
  })
  .meta({ id: 'OpenMission' });

const joinableLeg = z
  .object({
    mission_ids: ids.meta({ description: 'missions of the voyage: two if it is shared, none for free days' }),
    start_date: day,
    end_date: day.meta({ description: 'last day' }),
    days: z.int().min(1).meta({ description: 'number of calendar days, including the first and the last' }),
    from_port: openPort
      .nullable()
      .meta({ description: 'port where the vessel is beforehand; null: not known' }),
    to_port: openPort
      .nullable()
      .meta({ description: 'port where the vessel is expected afterwards; null if not known' }),
    free_berths: count.nullable().meta({ description: 'science berths; null if not known' }),
  })
  .meta({ id: 'JoinableLeg' });

const openVessel = z
  .object({
    vessel_id: id,
    name_en: text,
    name_fr: text,
    science_berths: count
      .nullable()
      .meta({ description: 'science berths of the vessel now; null if not known' }),
    imo: nullableText,
    mmsi: nullableText,
    call_sign: nullableText,
    ices_code: nullableText,
    finalized_at: instant,
    reopened: yesNo.meta({
      description:
        'true if the plan is being amended; the published voyage remains valid until the plan is final again',
    }),
    missions: z.array(openMission),
    unavailable: z.array(
      z.object({
        name: text,
        name_en: nullableText.optional(),
        name_fr: nullableText.optional(),
        kind: z.enum(constraintKinds).optional(),
        start_date: day,
        end_date: day,
      }),
    ),
    joinable_legs: z
      .array(joinableLeg)
      .meta({ description: 'voyages with free berths and days without a voyage' }),
  })
  .meta({ id: 'OpenVessel' });

export const openScheduleSchema = z
  .object({
    fiscal_year: z.object({ name: text, start_date: day, end_date: day }),
    version: z.int().min(1),
    published_at: instant,
    vessels: z.array(openVessel),
    project_areas: z.array(z.object({ id, key: text, name_en: text, name_fr: text })),
  })
  .meta({ id: 'OpenSchedule' });

type EventOf<Type extends EventType> = {
  readonly id: number;
  readonly type: Type;
  readonly created_at: string;
  readonly data: z.infer<(typeof eventDataSchemas)[Type]>;
};
export type PortalEvent = { readonly [Type in EventType]: EventOf<Type> }[EventType];

export const eventFields = ['id', 'type', 'created_at', 'data'] as const satisfies (keyof PortalEvent)[];

const typesOf = (data: z.ZodType): EventType[] =>
  eventTypes.filter((type) => eventDataSchemas[type] === data);

const eventWith = (data: z.ZodType) =>
  z
    .object({ id, type: z.enum(typesOf(data)), created_at: instant, data })
    .meta({ id: z.globalRegistry.get(data)!.id!.replace(/Data$/, 'Event') });

/** One schema for each shape of `data`, discriminated by `type`. */
export const eventSchema = z
  .union(
    [...new Set(Object.values(eventDataSchemas))].map(
      (data) => eventWith(data) as z.ZodType as z.ZodType<PortalEvent>,
    ),
  )
  .meta({ id: 'Event', description: 'more types may be added: ignore any that you do not know' });
