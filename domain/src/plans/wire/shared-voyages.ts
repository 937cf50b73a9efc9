import { z } from 'zod';
import { reasonLimit } from '../../applications/limits.ts';
import {
  requiredIdSchema,
  textSchema,
  optionalDaySchema as realDay,
} from '../../applications/field-schemas.ts';
import { statusIdSchema } from '../../applications/wire/application.ts';
import { namedPersonSchema } from '../../accounts/account-wire.ts';
import {
  permissionFlagsSchema,
  count,
  day,
  days,
  email,
  fraction,
  id,
  ids,
  nullableDays,
  nullableId,
  nullableInstant,
  nullableText,
  versionAndTimestampShape,
  text,
  yesNo,
} from '../../shared/wire.ts';
import {
  type AgreementAction,
  agreementStates,
  type AgreementPartAction,
  agreementAnswers,
} from '../shared-voyages/agreements.ts';

const sharer = z.object({
  id,
  project_title: nullableText,
  status_id: statusIdSchema,
  vessel_id: id,
  mobilization_days: days,
  operational_days: days,
  demobilization_days: days,
  operational_window_start: day,
  operational_window_end: day,
  min_science_berths: count.nullable(),
});

export const sharedVoyageCandidateSchema = z
  .object({
    fiscal_year_id: id,
    vessel_id: id,
    ship_time_requests: z.array(sharer).length(2),
    shared_area_ids: ids,
    nautical_miles: z
      .number()
      .nullable()
      .meta({ description: 'distance between the centres of the two groups of stations' }),
    common_days: days,
    earliest_start: day,
    latest_start: day,
    berths: count,
    vessel_berths: count,
    mobilization_port_id: nullableId,
    demobilization_port_id: nullableId,
    mobilization_days: days,
    operational_days: days,
    demobilization_days: days,
    saved_days: days,
    saved_transit_days: days.nullable(),
  })
  .meta({ id: 'SharedVoyage' });
export type SharedVoyageCandidate = z.infer<typeof sharedVoyageCandidateSchema>;

const bothLanguages = z.object({ en: text, fr: text });

export const voyageLetterSchema = z.object({ texts: bothLanguages }).meta({ id: 'VoyageLetter' });

const part = z.object({
  position: z
    .literal([1, 2])
    .meta({ description: 'order of the application on the voyage; 1 if its work is done first' }),
  is_mine: yesNo.meta({ description: 'true if you are a proponent of this application' }),
  ship_time_request_id: nullableId.meta({
    description: 'null: the other application, hidden until both proponents agree',
  }),
  project_title: nullableText,
  operational_days: nullableDays,
  proponent: namedPersonSchema.extend({ email }).nullable(),
  answer: z.enum(agreementAnswers).nullable(),
  answered_at: nullableInstant,
  note: nullableText.meta({ description: 'note visible to its author and to planners' }),
  can: permissionFlagsSchema<AgreementPartAction>({ agree: true, decline: true }),
});

export const voyageAgreementSchema = z
  .object({
    id,
    fiscal_year_id: id,
    vessel_id: id,
    shared_area_ids: ids,
    earliest_start: day,
    latest_start: day,
    mobilization_port_id: nullableId,
    demobilization_port_id: nullableId,
    mobilization_days: days,
    operational_days: days,
    demobilization_days: days,
    saved_days: days,
    saved_transit_days: days.nullable(),
    messages: bothLanguages,
    answer_by: day.meta({ description: 'until the end of that day, Pacific time' }),
    state: z.enum(agreementStates),
    asked_by: namedPersonSchema,
    decided_at: nullableInstant,
    parts: z.array(part).length(2),
    ...versionAndTimestampShape,
    can: permissionFlagsSchema<AgreementAction>({ take_back: true, join: true, part: true }),
  })
  .meta({ id: 'VoyageAgreement' });
export type VoyageAgreement = z.infer<typeof voyageAgreementSchema>;
export type AgreementPart = VoyageAgreement['parts'][number];

const words = textSchema(reasonLimit).min(1);
const two = z.array(requiredIdSchema).length(2);

/** The order of the two applications does not matter: their windows decide which works first. */
export const askToSailTogetherBody = z.object({
  ship_time_request_ids: two,
  answer_by: realDay.unwrap(),
  messages: z.object({ en: words, fr: words }),
});
export type AskToSailTogetherBody = z.infer<typeof askToSailTogetherBody>;
/** Without a date the first mission keeps its start. */
export const joinVoyagesBody = z.object({ start_date: day.optional(), start_fraction: fraction.optional() });
export type JoinVoyagesBody = z.infer<typeof joinVoyagesBody>;
export const agreeToSailTogetherBody = z.object({
  ship_time_request_id: requiredIdSchema,
  note: words.optional(),
});
export const declineToSailTogetherBody = z.object({ ship_time_request_id: requiredIdSchema, note: words });
