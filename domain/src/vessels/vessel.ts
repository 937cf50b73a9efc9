import { z } from 'zod';
import { toOneLine } from '../shared/text.ts';
import {
  identifierInputShape,
  identifierSourcesSchema,
  identifierSchemesByList,
} from '../shared/identifiers.ts';
import { type Equipment, type VesselCapability, vesselCapabilitiesSchema } from './capabilities.ts';
import { measureInputShape, type MeasureName } from './measures.ts';

/** Null means unknown, except in `turn_round`. */
export type Vessel = {
  readonly id: number;
  readonly name_en: string;
  readonly name_fr: string;
  readonly vessel_class_id: number;
  readonly region_id: number | null;
  readonly home_port_id: number | null;
  readonly helicopter_support: boolean | null;
  readonly capabilities: readonly VesselCapability[];
  readonly active: boolean;
} & { readonly [M in MeasureName]: number | null };

export type VesselParticulars = Pick<
  Vessel,
  'id' | 'science_berths' | 'helicopter_support' | 'endurance' | 'range' | 'cruising_speed' | 'active'
> &
  Equipment & { readonly draft?: number | null; readonly home_port_id?: number | null };

const name = z.string().overwrite(toOneLine).trim().min(1).max(250);
const id = z.int().positive().max(2_147_483_647);

export const vesselInputSchema = z.object({
  name_en: name,
  name_fr: name,
  vessel_class_id: id,
  region_id: id.nullable().optional(),
  home_port_id: id.nullable().optional(),
  ...measureInputShape,
  ...identifierInputShape(identifierSchemesByList.vessels),
  identifier_sources: identifierSourcesSchema.optional(),
  helicopter_support: z.boolean().nullable().optional(),
  capabilities: vesselCapabilitiesSchema.optional(),
  active: z.boolean().optional(),
  position: z.int().min(0).max(100_000).optional(),
});
