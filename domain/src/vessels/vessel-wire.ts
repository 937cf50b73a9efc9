import { z } from 'zod';
import {
  relationShape,
  canSchema,
  count,
  day,
  id,
  maybeId,
  maybeText,
  timestampShape,
  text,
  yesNo,
} from '../shared/wire.ts';
import {
  identifierSourcesSchema,
  identifierSchemesByList,
  identifierOutputShape,
} from '../shared/identifiers.ts';
import { portSchema, regionSchema, vesselClassSchema } from '../reference/reference-wire.ts';
import { vesselCapabilitySchema } from './capabilities.ts';
import { constraintKinds } from './constraints.ts';
import { measureOutputShape } from './measures.ts';

const particulars = {
  id,
  key: text,
  name: text,
  name_en: text,
  name_fr: text,
  vessel_class_id: id,
  region_id: maybeId,
  home_port_id: maybeId,
  ...measureOutputShape,
  ...identifierOutputShape(identifierSchemesByList.vessels),
  identifier_sources: identifierSourcesSchema,
  helicopter_support: yesNo.nullable(),
  capabilities: z.array(vesselCapabilitySchema).meta({
    description: 'capabilities and waters of the vessel; any that are not listed are unknown',
  }),
  active: yesNo,
};

export const vesselRowSchema = z.object({
  ...particulars,
  position: z.int(),
  ...timestampShape,
  can: canSchema<'update' | 'delete' | 'edit_constraints'>({
    update: true,
    delete: true,
    edit_constraints: true,
  }).optional(),
});

export const vesselResourceSchema = vesselRowSchema
  .extend(
    relationShape({
      vesselClass: vesselClassSchema,
      region: regionSchema.nullable(),
      homePort: portSchema.nullable(),
    }),
  )
  .meta({ id: 'Vessel' });
export type Vessel = z.infer<typeof vesselResourceSchema>;

export const vesselParticularsSchema = z
  .object({ ...particulars, ...timestampShape })
  .meta({ id: 'VesselParticulars' });

export const constraintRowSchema = z
  .object({
    id,
    vessel_id: id,
    name: text,
    name_en: maybeText,
    name_fr: maybeText,
    start_date: day,
    end_date: day,
    duration_days: count.meta({ description: 'number of days, including the first and the last' }),
    port_id: maybeId,
    kind: z.enum(constraintKinds),
    ...timestampShape,
    can: canSchema<'update' | 'delete'>({ update: true, delete: true }),
  })
  .meta({ id: 'SchedulingConstraint' });
export type Constraint = z.infer<typeof constraintRowSchema>;
