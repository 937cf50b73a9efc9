import { z } from 'zod';
import { problemParams } from '../shared/field-problem.ts';
import { id } from '../shared/wire.ts';

/**
 * A capability without a standing is unknown. Assumed standings become `yes` or `no` when an administrator
 * confirms them.
 */
export const capabilityStandings = ['yes', 'no', 'assumed_yes', 'assumed_no'] as const;
export type CapabilityStanding = (typeof capabilityStandings)[number];

export const vesselCapabilitySchema = z.object({ capability_id: id, standing: z.enum(capabilityStandings) });
export type VesselCapability = z.infer<typeof vesselCapabilitySchema>;

export const vesselCapabilitiesSchema = z
  .array(vesselCapabilitySchema)
  .max(200)
  .refine((all) => new Set(all.map(({ capability_id }) => capability_id)).size === all.length, {
    ...problemParams('not_unique'),
  });

export const equipmentMeasures = {
  wire_length: 'min_wire_length',
  a_frame_load: 'min_a_frame_load',
  container_places: 'min_container_places',
} as const;
export type EquipmentMeasureName = keyof typeof equipmentMeasures;

export type Equipment = {
  readonly capabilities?: readonly VesselCapability[];
} & { readonly [M in EquipmentMeasureName]?: number | null };

export type EquipmentNeeds = {
  readonly needed_capability_ids?: readonly number[] | null;
  readonly needed_water_ids?: readonly number[] | null;
} & { readonly [M in EquipmentMeasureName as (typeof equipmentMeasures)[M]]?: number | null };

export type EquipmentGap =
  | {
      readonly about: 'capability' | 'waters';
      readonly capability_id: number;
      readonly standing: Exclude<CapabilityStanding, 'yes'> | null;
    }
  | { readonly about: EquipmentMeasureName; readonly needed: number; readonly has: number | null };

const none: readonly EquipmentGap[] = [];

const lackedCapabilities = (
  about: 'capability' | 'waters',
  ids: readonly number[] | null | undefined,
  ship: Equipment,
): readonly EquipmentGap[] =>
  ids?.flatMap((capability_id) => {
    const found = ship.capabilities?.find((each) => each.capability_id === capability_id);
    return found?.standing === 'yes' ? [] : [{ about, capability_id, standing: found?.standing ?? null }];
  }) ?? none;

const measureGap = (
  about: EquipmentMeasureName,
  needed: number | null | undefined,
  has: number | null | undefined,
): readonly EquipmentGap[] =>
  (needed ?? 0) > (has ?? 0) ? [{ about, needed: needed ?? 0, has: has ?? null }] : none;

export const findEquipmentGaps = (needs: EquipmentNeeds, ship: Equipment): readonly EquipmentGap[] => {
  const capabilities = lackedCapabilities('capability', needs.needed_capability_ids, ship);
  const waters = lackedCapabilities('waters', needs.needed_water_ids, ship);
  const wire = measureGap('wire_length', needs.min_wire_length, ship.wire_length);
  const load = measureGap('a_frame_load', needs.min_a_frame_load, ship.a_frame_load);
  const places = measureGap('container_places', needs.min_container_places, ship.container_places);
  if (waters.length + wire.length + load.length + places.length === 0) return capabilities;
  return [...capabilities, ...waters, ...wire, ...load, ...places];
};

export const isKnownGap = (gap: EquipmentGap): boolean =>
  'standing' in gap ? gap.standing === 'no' : gap.has !== null;

export const confirmAssumedCapabilities = (all: readonly VesselCapability[]): VesselCapability[] =>
  all.map(({ capability_id, standing }) => ({
    capability_id,
    standing: standing === 'assumed_yes' ? 'yes' : standing === 'assumed_no' ? 'no' : standing,
  }));
