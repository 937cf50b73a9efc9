import { z } from 'zod';
import {
  relationShape,
  permissionFlagsSchema,
  count,
  day,
  id,
  nullableId,
  nullableText,
  versionAndTimestampShape,
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
  region_id: nullableId,
  home_port_id: nullableId,
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
  ...versionAndTimestampShape,
  can: permissionFlagsSchema<'update' | 'delete' | 'edit_constraints'>({
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
export type VesselResource = z.infer<typeof vesselResourceSchema>;

export const vesselParticularsSchema = z
  .object({ ...particulars, ...versionAndTimestampShape })
  .meta({ id: 'VesselParticulars' });

export const constraintRowSchema = z
  .object({
    id,
    vessel_id: id,
    name: text,
    name_en: nullableText,
    name_fr: nullableText,
    start_date: day,
    end_date: day,
    duration_days: count.meta({ description: 'number of days, including the first and the last' }),
    port_id: nullableId,
    kind: z.enum(constraintKinds),
    ...versionAndTimestampShape,
    can: permissionFlagsSchema<'update' | 'delete'>({ update: true, delete: true }),
  })
  .meta({ id: 'SchedulingConstraint' });
export type Constraint = z.infer<typeof constraintRowSchema>;
