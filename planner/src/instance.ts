export interface Instance {
  readonly ports: readonly { readonly name: string }[];
  readonly dist: readonly (readonly (number | null)[])[];
  readonly vessels: readonly InstanceVessel[];
  readonly requests: readonly InstanceRequest[];
}

export interface InstanceBlock {
  readonly s: number;
  readonly e: number;
  readonly pin: number;
  readonly pout: number;
}

export interface InstanceVessel {
  readonly id: number;
  readonly region: string;
  readonly caps: readonly string[];
  readonly berths: number;
  readonly heli: boolean;
  readonly speed: number;
  readonly endurance: number;
  readonly range: number;
  readonly home: number;
  readonly blocks: readonly InstanceBlock[];
}

export interface InstanceRequest {
  readonly id: number;
  readonly region: string;
  readonly type: string;
  readonly prio: number;
  readonly ops: number;
  readonly mob: number;
  readonly demob: number;
  readonly ws: number;
  readonly we: number;
  readonly ps: number;
  readonly pe: number;
  readonly c1: number;
  readonly c2: number;
  readonly flexible: boolean;
  readonly minBerths: number;
  readonly idealBerths: number;
  readonly heli: boolean;
  readonly rangeNM: number;
  readonly mobPort: number;
  readonly demobPort: number;
  readonly splittable: boolean;
  readonly portCallOk: boolean;
  /** Minimum ticks of work if shortened; absent: not allowed. */
  readonly leastOps?: number;
  /** Minimum ticks of work of each part of a split; absent: halves only. */
  readonly leastPart?: number;
}

export const missionParts = ['whole', 'first', 'second'] as const;
export type MissionPart = (typeof missionParts)[number];

export interface PlannedMission {
  readonly request: number;
  readonly part: MissionPart;
  readonly vessel: number;
  readonly start: number;
  readonly ops?: number;
}

export interface Plan {
  readonly missions: readonly PlannedMission[];
}

export const ticksInYear = 1460;
