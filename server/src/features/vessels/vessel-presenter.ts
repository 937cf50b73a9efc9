import type { ConstraintKind } from '@shiptime/domain/vessels/constraints';
import type { Selectable } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import { toPermissionFlags } from '@shiptime/domain/shared/permission-decision';
import type { IdentifierSource } from '@shiptime/domain/shared/identifiers';
import type { Language } from '@shiptime/domain/shared/text';
import type { VesselCapability } from '@shiptime/domain/vessels/capabilities';
import { mayEditConstraints, mayEditVessels } from '@shiptime/domain/vessels/policy';
import type { SchedulingConstraints, Vessels } from '#db/tables.generated.ts';

export const presentVessel = (row: Selectable<Vessels>, viewer: Actor | null, language: Language) => ({
  ...row,
  capabilities: row.capabilities as VesselCapability[],
  identifier_sources: row.identifier_sources as IdentifierSource[],
  name: language === 'fr' ? row.name_fr : row.name_en,
  ...(viewer && {
    can: toPermissionFlags({
      update: mayEditVessels(viewer),
      delete: mayEditVessels(viewer),
      edit_constraints: mayEditConstraints(viewer, row.id),
    }),
  }),
});

export const presentConstraint = (row: Selectable<SchedulingConstraints>, actor: Actor) => {
  const edit = mayEditConstraints(actor, row.vessel_id);
  return { ...row, kind: row.kind as ConstraintKind, can: toPermissionFlags({ update: edit, delete: edit }) };
};
