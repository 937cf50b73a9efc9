import {
  compareFeasibility,
  type VesselFeasibility,
  checkFeasibility,
  type VesselNeeds,
  type PortParticulars,
  type FeasibilityVerdict,
} from '@shiptime/domain/applications/feasibility';
import { findEquipmentGaps, isKnownGap } from '@shiptime/domain/vessels/capabilities';
import type { Constraint } from '@shiptime/domain/vessels/vessel-wire';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';

export type FeasibilityRow = {
  readonly vessel: VesselResource;
  readonly name: string;
  readonly found: VesselFeasibility;
  readonly demand: number | null;
};

export type FeasibilityFilter = {
  readonly region_id: number | null;
  readonly water_id: number | null;
  readonly capability_id: number | null;
  readonly berths: number | null;
};

type Fleet = {
  readonly vessels: readonly VesselResource[];
  readonly constraints: readonly Constraint[];
  readonly ports?: readonly PortParticulars[];
  readonly nameOf: (vessel: VesselResource) => string;
  readonly demandOf?: (vesselId: number) => number | null;
};

export const noFeasibilityFilter: FeasibilityFilter = {
  region_id: null,
  water_id: null,
  capability_id: null,
  berths: null,
};

const joined = (ids: readonly number[] | null, id: number | null): number[] => [
  ...new Set([...(ids ?? []), ...(id === null ? [] : [id])]),
];

/** Adds the filters to the requirements, so that vessels with unknown data stay listed as "ask". */
const needsWith = (
  needs: VesselNeeds,
  { water_id, capability_id, berths }: FeasibilityFilter,
): VesselNeeds => ({
  ...needs,
  needed_water_ids: joined(needs.needed_water_ids, water_id),
  needed_capability_ids: joined(needs.needed_capability_ids, capability_id),
  min_science_berths: Math.max(needs.min_science_berths ?? 0, berths ?? 0) || null,
});

const isExcluded = (
  vessel: VesselResource,
  { region_id, water_id, capability_id, berths }: FeasibilityFilter,
): boolean =>
  (region_id !== null && vessel.region_id !== null && vessel.region_id !== region_id) ||
  (berths !== null && vessel.science_berths !== null && vessel.science_berths < berths) ||
  findEquipmentGaps(
    { needed_water_ids: joined(null, water_id), needed_capability_ids: joined(null, capability_id) },
    vessel,
  ).some(isKnownGap);

export const toFeasibilityRows = (
  needs: VesselNeeds,
  { vessels, constraints, ports = [], nameOf, demandOf = () => null }: Fleet,
  filter: FeasibilityFilter = noFeasibilityFilter,
): FeasibilityRow[] =>
  vessels
    .filter((vessel) => vessel.active && !isExcluded(vessel, filter))
    .map((vessel) => ({
      vessel,
      name: nameOf(vessel),
      found: checkFeasibility(needsWith(needs, filter), vessel, constraints, ports),
      demand: demandOf(vessel.id),
    }));

export const countVerdicts = (rows: readonly FeasibilityRow[]): Record<FeasibilityVerdict, number> => {
  const counts = { fits: 0, almost: 0, unknown: 0, no: 0 };
  for (const { found } of rows) counts[found.verdict] += 1;
  return counts;
};

export const feasibilitySorts = ['verdict', 'name', 'region', 'berths', 'endurance', 'demand'] as const;
export type FeasibilitySort = (typeof feasibilitySorts)[number];

type Order = {
  readonly by: FeasibilitySort;
  readonly isDescending: boolean;
  readonly compare: (a: string, b: string) => number;
  readonly regionOf: (row: FeasibilityRow) => string;
};

export const sortFeasibilityRows = (
  rows: readonly FeasibilityRow[],
  { by, isDescending, compare, regionOf }: Order,
): FeasibilityRow[] => {
  const sign = isDescending ? -1 : 1;
  const byNumber = (of: (row: FeasibilityRow) => number | null) => (a: FeasibilityRow, b: FeasibilityRow) => {
    const [one, other] = [of(a), of(b)];
    return one === null || other === null
      ? Number(one === null) - Number(other === null)
      : sign * (one - other);
  };
  const orders: Record<FeasibilitySort, (a: FeasibilityRow, b: FeasibilityRow) => number> = {
    verdict: (a, b) => sign * compareFeasibility(a.found, b.found),
    name: (a, b) => sign * compare(a.name, b.name),
    region: (a, b) => sign * compare(regionOf(a), regionOf(b)),
    berths: byNumber(({ vessel }) => vessel.science_berths),
    endurance: byNumber(({ vessel }) => vessel.endurance),
    demand: byNumber(({ demand }) => demand),
  };
  return rows.toSorted((a, b) => orders[by](a, b) || compare(a.name, b.name));
};

export const findUnansweredNeeds = (needs: VesselNeeds) =>
  [
    { section: 'requirements', about: 'berths', isKnown: needs.min_science_berths !== null },
    {
      section: 'scheduling',
      about: 'dates',
      isKnown:
        needs.operational_days !== null &&
        needs.operational_window_start !== null &&
        needs.operational_window_end !== null,
    },
    { section: 'area_of_operations', about: 'area', isKnown: needs.stations.length > 0 },
  ].filter(({ isKnown }) => !isKnown) as readonly {
    readonly section: 'requirements' | 'scheduling' | 'area_of_operations';
    readonly about: 'berths' | 'dates' | 'area';
  }[];

export const hasNeeds = (needs: VesselNeeds): boolean =>
  Boolean(
    needs.min_science_berths ||
    needs.ideal_science_berths ||
    needs.helicopter_required ||
    needs.needed_capability_ids?.length ||
    needs.needed_water_ids?.length ||
    needs.operational_days,
  );
