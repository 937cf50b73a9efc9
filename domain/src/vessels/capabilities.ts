import { z } from 'zod';
import { problem } from '../shared/field-problem.ts';
import { id } from '../shared/wire.ts';

/**
 * What is said of a capability of a ship; without a standing nobody knows. An assumption comes from the ship's class and
 * holds for nothing until an administrator confirms it (record 0129).
 */
export const standings = ['yes', 'no', 'assumed_yes', 'assumed_no'] as const;
export type Standing = (typeof standings)[number];

export const vesselCapability = z.object({ capability_id: id, standing: z.enum(standings) });
export type VesselCapability = z.infer<typeof vesselCapability>;

/** Each capability once. */
export const vesselCapabilities = z
  .array(vesselCapability)
  .max(200)
  .refine((all) => new Set(all.map(({ capability_id }) => capability_id)).size === all.length, {
    ...problem('not_unique'),
  });

/** Measures of a ship that an application may ask a least amount of, and the answer that says how much. */
export const equipmentMeasures = {
  wire_length: 'min_wire_length',
  a_frame_load: 'min_a_frame_load',
  container_places: 'min_container_places',
} as const;
export type EquipmentMeasure = keyof typeof equipmentMeasures;

export type Equipment = {
  readonly capabilities?: readonly VesselCapability[];
} & { readonly [M in EquipmentMeasure]?: number | null };

/** Equipment and waters that an application needs. */
export type EquipmentNeeds = {
  readonly needed_capability_ids?: readonly number[] | null;
  readonly needed_water_ids?: readonly number[] | null;
} & { readonly [M in EquipmentMeasure as (typeof equipmentMeasures)[M]]?: number | null };

/** Something that a ship does not have, or of which nobody knows whether she has it. */
export type Gap =
  | {
      readonly about: 'capability' | 'waters';
      readonly capability_id: number;
      readonly standing: Exclude<Standing, 'yes'> | null;
    }
  | { readonly about: EquipmentMeasure; readonly needed: number; readonly has: number | null };

const measureNames = Object.keys(equipmentMeasures) as EquipmentMeasure[];

const none: readonly Gap[] = [];

/** Every need that the ship is not known to meet; a clean answer allocates nothing. */
export const equipmentGaps = (needs: EquipmentNeeds, ship: Equipment): readonly Gap[] => {
  let gaps: Gap[] | null = null;
  const add = (gap: Gap) => {
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

/** Known to be absent, as opposed to unknown. */
export const isKnownGap = (gap: Gap): boolean =>
  'standing' in gap ? gap.standing === 'no' : gap.has !== null;

/** All assumptions confirmed as they are. */
export const confirmAssumptions = (all: readonly VesselCapability[]): VesselCapability[] =>
  all.map(({ capability_id, standing }) => ({
    capability_id,
    standing: standing === 'assumed_yes' ? 'yes' : standing === 'assumed_no' ? 'no' : standing,
  }));
