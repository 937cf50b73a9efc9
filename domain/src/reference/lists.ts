import { z } from 'zod';
import { toOneLine } from '../shared/text.ts';
import {
  identifierInputShape,
  identifierSourcesSchema,
  identifierSchemesByList,
} from '../shared/identifiers.ts';
import { isTimeZone } from './zoned-instant.ts';

export const referenceListNames = [
  'agencies',
  'project_types',
  'thematic_areas',
  'regions',
  'project_areas',
  'marine_protected_areas',
  'coastal_states',
  'operating_hours',
  'vessel_classes',
  'ports',
  'capabilities',
] as const;

export type ListName = (typeof referenceListNames)[number];

export const capabilityKinds = ['fishing', 'handling', 'laboratory', 'ship', 'waters'] as const;
export type CapabilityKind = (typeof capabilityKinds)[number];

export type OperatingHours = { readonly id: number; /** Hours a day, 0 to 24. */ readonly hours: number };

const name = z.string().overwrite(toOneLine).trim().min(1).max(250);
const shortText = z.string().overwrite(toOneLine).trim().max(50).nullable();
const maybeLine = (max: number) => z.string().overwrite(toOneLine).trim().min(1).max(max).nullable();
const degrees = (limit: number) => z.number().min(-limit).max(limit).nullable();
const monthAndDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .nullable();

export const listRowSchema = z.object({
  name_en: name,
  name_fr: name,
  position: z.int().min(0).max(100_000).optional(),
  active: z.boolean().optional(),
});

const extras = {
  agencies: {
    abbreviation_en: shortText.optional(),
    abbreviation_fr: shortText.optional(),
    ...identifierInputShape(identifierSchemesByList.agencies),
    identifier_sources: identifierSourcesSchema.optional(),
  },
  project_types: {},
  thematic_areas: {},
  regions: {},
  project_areas: { ocean: shortText.optional() },
  marine_protected_areas: {
    kind: shortText.optional(),
    latitude: degrees(90).optional(),
    longitude: degrees(180).optional(),
  },
  coastal_states: {
    iso_code: shortText.optional(),
    clearance_days: z.int().min(1).max(1000).nullable().optional(),
    clearance_authority_en: maybeLine(250).optional(),
    clearance_authority_fr: maybeLine(250).optional(),
    clearance_source_en: maybeLine(500).optional(),
    clearance_source_fr: maybeLine(500).optional(),
    clearance_note_en: maybeLine(1000).optional(),
    clearance_note_fr: maybeLine(1000).optional(),
  },
  operating_hours: { hours: z.number().positive().max(24) },
  vessel_classes: {},
  ports: {
    country: z.string().overwrite(toOneLine).trim().min(1).max(100),
    province: shortText.optional(),
    region_id: z.int().positive().nullable().optional(),
    latitude: degrees(90).optional(),
    longitude: degrees(180).optional(),
    season_start: monthAndDay.optional(),
    season_end: monthAndDay.optional(),
    time_zone: z.string().trim().max(50).refine(isTimeZone).nullable().optional(),
    max_draft: z.number().positive().max(50).nullable().optional(),
    ...identifierInputShape(identifierSchemesByList.ports),
    identifier_sources: identifierSourcesSchema.optional(),
  },
  capabilities: { kind: z.enum(capabilityKinds) },
} as const satisfies Record<ListName, z.ZodRawShape>;

export const listRowSchemaOf = <L extends ListName>(list: L) => listRowSchema.extend(extras[list]);

const answer = z.string().trim().min(1).max(8000);

export const faqInputSchema = z.object({
  question_en: z.string().overwrite(toOneLine).trim().min(1).max(500),
  question_fr: z.string().overwrite(toOneLine).trim().min(1).max(500),
  answer_en: answer,
  answer_fr: answer,
  position: z.int().min(0).max(100_000).optional(),
  active: z.boolean().optional(),
});
