import {
  byFeasibility,
  type Feasibility,
  feasibility,
  type Needs,
  type PortDepth,
  type Verdict,
} from '@shiptime/domain/applications/feasibility';
import type { Constraint } from '@shiptime/domain/vessels/vessel-wire';
import type { Vessel } from '@shiptime/domain/vessels/vessel-wire';

export type FleetRow = {
  readonly vessel: Vessel;
  readonly name: string;
  readonly found: Feasibility;
};

type Fleet = {
  readonly vessels: readonly Vessel[];
  readonly constraints: readonly Constraint[];
  readonly ports?: readonly PortDepth[];
  readonly nameOf: (vessel: Vessel) => string;
};

export const fleetRows = (needs: Needs, { vessels, constraints, ports = [], nameOf }: Fleet): FleetRow[] =>
  vessels
    .filter(({ active }) => active)
    .map((vessel) => ({
      vessel,
      name: nameOf(vessel),
      found: feasibility(needs, vessel, constraints, ports),
    }));

export const countVerdicts = (rows: readonly FleetRow[]): Record<Verdict, number> => {
  const counts = { fits: 0, almost: 0, unknown: 0, no: 0 };
  for (const { found } of rows) counts[found.verdict] += 1;
  return counts;
};

export const groupNames = ['chosen', 'fits', 'almost', 'unknown', 'no'] as const;
export type GroupName = (typeof groupNames)[number];

type Choice = { readonly first: number | null; readonly second: number | null };

/** Chosen vessels first, then by verdict, those with the fewest reasons first. */
export const groupFleet = (
  rows: readonly FleetRow[],
  { first, second }: Choice,
  compare: (a: string, b: string) => number,
): ReadonlyMap<GroupName, readonly FleetRow[]> => {
  const groupOf = ({ vessel, found }: FleetRow): GroupName =>
    vessel.id === first || vessel.id === second ? 'chosen' : found.verdict;
  const sorted = rows
    .toSorted((a, b) => compare(a.name, b.name))
    .toSorted((a, b) => byFeasibility(a.found, b.found))
    .toSorted((a, b) => Number(b.vessel.id === first) - Number(a.vessel.id === first));
  return new Map(groupNames.map((name) => [name, sorted.filter((row) => groupOf(row) === name)]));
};

export const asksAnything = (needs: Needs): boolean =>
  Boolean(
    needs.min_science_berths ||
    needs.ideal_science_berths ||
    needs.helicopter_required ||
    needs.needed_capability_ids?.length ||
    needs.needed_water_ids?.length ||
    needs.operational_days,
  );
