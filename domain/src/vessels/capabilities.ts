import { z } from 'zod';
import { problemParams } from '../shared/field-problem.ts';
import { id } from '../shared/wire.ts';

/** Null means unknown. Assumptions do not count until an administrator confirms them. */
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
export type EquipmentMeasure = keyof typeof equipmentMeasures;

export type Equipment = {
  readonly capabilities?: readonly VesselCapability[];
} & { readonly [M in EquipmentMeasure]?: number | null };

export type EquipmentNeeds = {
  readonly needed_capability_ids?: readonly number[] | null;
  readonly needed_water_ids?: readonly number[] | null;
} & { readonly [M in EquipmentMeasure as (typeof equipmentMeasures)[M]]?: number | null };

export type EquipmentGap =
  | {
      readonly about: 'capability' | 'waters';
      readonly capability_id: number;
      readonly standing: Exclude<CapabilityStanding, 'yes'> | null;
    }
  | { readonly about: EquipmentMeasure; readonly needed: number; readonly has: number | null };

const measureNames = Object.keys(equipmentMeasures) as EquipmentMeasure[];

const none: readonly EquipmentGap[] = [];

export const findEquipmentGaps = (needs: EquipmentNeeds, ship: Equipment): readonly EquipmentGap[] => {
  let gaps: EquipmentGap[] | null = null;
  const add = (gap: EquipmentGap) => {
    gaps ??= [];
    gaps.push(gap);
  };
  const ask = (about: 'capability' | 'waters', ids: readonly number[] | null | undefined) => {
    for (const capability_id of ids ?? []) {
      const found = ship.capabilities?.find((each) => each.capability_id === capability_id);
      if (found?.standing !== 'yes') add({ about, capability_id, standing: found?.standing ?? null });
    }
  };
  ask('capability', needs.needed_capability_ids);
  ask('waters', needs.needed_water_ids);
  for (const about of measureNames) {
    const needed = needs[equipmentMeasures[about]] ?? 0;
    const has = ship[about] ?? null;
    if (needed > 0 && (has === null || has < needed)) add({ about, needed, has });
  }
  return gaps ?? none;
};

export const isKnownGap = (gap: EquipmentGap): boolean =>
  'standing' in gap ? gap.standing === 'no' : gap.has !== null;

export const confirmAssumptions = (all: readonly VesselCapability[]): VesselCapability[] =>
  all.map(({ capability_id, standing }) => ({
    capability_id,
    standing: standing === 'assumed_yes' ? 'yes' : standing === 'assumed_no' ? 'no' : standing,
  }));
