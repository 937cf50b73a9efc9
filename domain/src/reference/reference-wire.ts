import { z } from 'zod';
import {
  id,
  nullableId,
  nullableText,
  versionAndTimestampShape,
  text,
  yesNo,
  day,
  instant,
} from '../shared/wire.ts';
import {
  identifierSourcesSchema,
  identifierSchemesByList,
  identifierOutputShape,
} from '../shared/identifiers.ts';
import { capabilityKinds, type ListName } from './lists.ts';

const named = { id, key: text, name: text, name_en: text, name_fr: text };
const edited = { position: z.int(), active: yesNo, ...versionAndTimestampShape };
const degrees = z.number().nullable().meta({ description: 'decimal degrees; north and east are positive' });
const monthAndDay = text
  .regex(/^\d\d-\d\d$/)
  .nullable()
  .meta({ description: 'month and day, such as `06-15`' });

export const agencySchema = z
  .object({
    ...named,
    abbreviation_en: nullableText,
    abbreviation_fr: nullableText,
    ...identifierOutputShape(identifierSchemesByList.agencies),
    identifier_sources: identifierSourcesSchema,
    ...edited,
  })
  .meta({ id: 'Agency' });
export const projectTypeSchema = z.object({ ...named, ...edited }).meta({ id: 'ProjectType' });
export const thematicAreaSchema = z.object({ ...named, ...edited }).meta({ id: 'ThematicArea' });
export const regionSchema = z.object({ ...named, ...edited }).meta({ id: 'Region' });
export const projectAreaSchema = z
  .object({ ...named, ocean: nullableText, ...edited })
  .meta({ id: 'ProjectArea' });
export const marineProtectedAreaSchema = z
  .object({ ...named, kind: nullableText, latitude: degrees, longitude: degrees, ...edited })
  .meta({ id: 'MarineProtectedArea' });
export const coastalStateSchema = z
  .object({
    ...named,
    iso_code: nullableText,
    clearance_days: z
      .int()
      .nullable()
      .meta({ description: 'lead time, in days, for a clearance to work in the state’s waters' }),
    clearance_authority_en: nullableText,
    clearance_authority_fr: nullableText,
    clearance_source_en: nullableText.meta({ description: 'source of this information' }),
    clearance_source_fr: nullableText,
    clearance_note_en: nullableText,
    clearance_note_fr: nullableText,
    ...edited,
  })
  .meta({ id: 'CoastalState' });
export const operatingHoursSchema = z
  .object({ ...named, hours: z.number().meta({ description: 'hours per day, up to 24' }), ...edited })
  .meta({ id: 'OperatingHours' });
export const vesselClassSchema = z.object({ ...named, ...edited }).meta({ id: 'VesselClass' });
export const portSchema = z
  .object({
    ...named,
    country: text,
    province: nullableText,
    region_id: nullableId,
    latitude: degrees,
    longitude: degrees,
    season_start: monthAndDay,
    season_end: monthAndDay,
    time_zone: nullableText.meta({
      description: 'time zone, such as `America/Halifax`; null if not known',
    }),
    max_draft: z
      .number()
      .nullable()
      .meta({ description: 'deepest draft allowed, in metres; null if not known' }),
    ...identifierOutputShape(identifierSchemesByList.ports),
    identifier_sources: identifierSourcesSchema,
    ...edited,
  })
  .meta({ id: 'Port' });

export const capabilitySchema = z
  .object({ ...named, kind: z.enum(capabilityKinds), ...edited })
  .meta({ id: 'Capability' });

export const listRowSchemas = {
  agencies: agencySchema,
  project_types: projectTypeSchema,
  thematic_areas: thematicAreaSchema,
  regions: regionSchema,
  project_areas: projectAreaSchema,
  marine_protected_areas: marineProtectedAreaSchema,
  coastal_states: coastalStateSchema,
  operating_hours: operatingHoursSchema,
  vessel_classes: vesselClassSchema,
  ports: portSchema,
  capabilities: capabilitySchema,
} as const satisfies Record<ListName, z.ZodObject>;

export const userTypeSchema = z.object(named).meta({ id: 'UserType' });
export const requestStatusSchema = z
  .object({ ...named, color: nullableText, color_hex: nullableText })
  .meta({ id: 'RequestStatus' });

export const faqRowSchema = z
  .object({
    id,
    key: text,
    question: text,
    question_en: text,
    question_fr: text,
    answer: text,
    answer_en: text,
    answer_fr: text,
    ...edited,
  })
  .meta({ id: 'Faq' });

export const yearRowSchema = z
  .object({
    id,
    name: text.meta({ description: 'fiscal year, such as `2027-2028`' }),
    start_date: day,
    end_date: day,
    deadline_at: instant.meta({ description: 'deadline for applications of the fiscal year' }),
    active: yesNo,
    ...versionAndTimestampShape,
  })
  .meta({ id: 'FiscalYear' });
