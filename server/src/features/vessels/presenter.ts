import { type ConstraintKind, constraintKinds } from '@shiptime/domain/vessels/constraints';
import { z } from 'zod';
import type { Selectable } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import { toCan } from '@shiptime/domain/shared/decision';
import type { Language } from '@shiptime/domain/shared/text';
import { mayEditConstraints, mayEditFleet } from '@shiptime/domain/vessels/policy';
import type { SchedulingConstraints, Vessels } from '../../db/tables.generated.ts';

const measure = z.number().nullable();

/** `length`, `breadth`, `draft` in metres, `cruising_speed` in knots, `range` in nautical miles, `endurance` in days. */
export const vesselResource = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  name_en: z.string(),
  name_fr: z.string(),
  vessel_class_id: z.int(),
  region_id: z.int().nullable(),
  home_port_id: z.int().nullable(),
  science_berths: measure,
  length: measure,
  breadth: measure,
  draft: measure,
  cruising_speed: measure,
  range: measure,
  endurance: measure,
  helicopter_support: z.boolean().nullable(),
  active: z.boolean(),
  position: z.int(),
  lock_version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  can: z.object({ update: z.boolean(), delete: z.boolean(), edit_constraints: z.boolean() }).optional(),
});

export const presentVessel = (row: Selectable<Vessels>, viewer: Actor | null, language: Language) => ({
  ...row,
  name: language === 'fr' ? row.name_fr : row.name_en,
  ...(viewer && {
    can: toCan({
      update: mayEditFleet(viewer),
      delete: mayEditFleet(viewer),
      edit_constraints: mayEditConstraints(viewer, row.id),
    }),
  }),
});

export const constraintResource = z.object({
  id: z.int(),
  vessel_id: z.int(),
  name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  duration_days: z.int(),
  port_id: z.int().nullable(),
  kind: z.enum(constraintKinds),
  lock_version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  can: z.object({ update: z.boolean(), delete: z.boolean() }),
});

export const presentConstraint = (row: Selectable<SchedulingConstraints>, actor: Actor) => {
  const edit = mayEditConstraints(actor, row.vessel_id);
  return { ...row, kind: row.kind as ConstraintKind, can: toCan({ update: edit, delete: edit }) };
};
