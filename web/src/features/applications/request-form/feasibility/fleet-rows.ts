import {
  byFeasibility,
  type Feasibility,
  feasibility,
  type Needs,
  type Verdict,
} from '@shiptime/domain/applications/feasibility';
import type { SortState } from '../../../../ui/column-header.tsx';
import type { Constraint } from '@shiptime/domain/vessels/wire';
import type { Vessel } from '@shiptime/domain/vessels/wire';

export type FleetRow = {
  readonly vessel: Vessel;
  readonly name: string;
  readonly found: Feasibility;
};

type Fleet = {
  readonly vessels: readonly Vessel[];
  readonly constraints: readonly Constraint[];
  readonly nameOf: (vessel: Vessel) => string;
};

/** Every ship of the fleet, none hidden, by its name. */
export const fleetRows = (needs: Needs, { vessels, constraints, nameOf }: Fleet): FleetRow[] =>
  vessels
    .filter(({ active }) => active)
    .map((vessel) => ({ vessel, name: nameOf(vessel), found: feasibility(needs, vessel, constraints) }));

export const countVerdicts = (rows: readonly FleetRow[]): Record<Verdict, number> => {
  const counts = { fits: 0, almost: 0, no: 0 };
  for (const { found } of rows) counts[found.verdict] += 1;
  return counts;
};

const numbers = {
  berths: 'science_berths',
  endurance: 'endurance',
  draft: 'draft',
  speed: 'cruising_speed',
} as const satisfies Record<string, keyof Vessel>;

const isNumber = (key: string): key is keyof typeof numbers => Object.hasOwn(numbers, key);

/** What is not known stands last, whichever way it is sorted. */
const byNumber = (a: number | null, b: number | null, sign: number): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * sign;
};

export const sortFleet = (
  rows: readonly FleetRow[],
  { key, direction }: SortState,
  compare: (a: string, b: string) => number,
): FleetRow[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  const named = rows.toSorted((a, b) => compare(a.name, b.name));
  if (isNumber(key)) {
    const field = numbers[key];
    return named.toSorted((a, b) => byNumber(a.vessel[field], b.vessel[field], sign));
  }
  if (key === 'verdict') return named.toSorted((a, b) => byFeasibility(a.found, b.found) * sign);
  return sign > 0 ? named : named.toReversed();
};
