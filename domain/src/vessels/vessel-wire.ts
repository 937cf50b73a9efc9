import { z } from 'zod';
import { brought, canOf, count, day, id, maybeId, stamps, text, yesNo } from '../shared/wire.ts';
import { identifierSources, identifiersOf, identifiersOnTheWire } from '../shared/identifiers.ts';
import { port, region, vesselClass } from '../reference/reference-wire.ts';
import { vesselCapability } from './capabilities.ts';
import { constraintKinds } from './constraints.ts';
import { measuresOnTheWire } from './measures.ts';

const particulars = {
  id,
  key: text,
  name: text,
  name_en: text,
  name_fr: text,
  vessel_class_id: id,
  region_id: maybeId,
  home_port_id: maybeId,
  ...measuresOnTheWire,
  ...identifiersOnTheWire(identifiersOf.vessels),
  identifier_sources: identifierSources,
  helicopter_support: yesNo.nullable(),
  capabilities: z.array(vesselCapability).meta({
    description: 'capabilities and waters of the vessel; one that is not listed is unknown',
  }),
  active: yesNo,
};

export const vesselRow = z.object({
  ...particulars,
  position: z.int(),
  ...stamps,
  can: canOf<'update' | 'delete' | 'edit_constraints'>({
    update: true,
    delete: true,
    edit_constraints: true,
  }).optional(),
});

export const vessel = vesselRow
  .extend(brought({ vesselClass, region: region.nullable(), homePort: port.nullable() }))
  .meta({ id: 'Vessel' });
export type Vessel = z.infer<typeof vessel>;

export const vesselBrought = z.object({ ...particulars, ...stamps }).meta({ id: 'VesselParticulars' });

export const constraint = z
  .object({
    id,
    vessel_id: id,
    name: text,
    start_date: day,
    end_date: day,
    duration_days: count.meta({ description: 'days, first and last included' }),
    port_id: maybeId,
    kind: z.enum(constraintKinds),
    ...stamps,
    can: canOf<'update' | 'delete'>({ update: true, delete: true }),
  })
  .meta({ id: 'SchedulingConstraint' });
export type Constraint = z.infer<typeof constraint>;
