import type { Vessel } from './vessel.ts';

/** Most important first. If one is unknown, the rules that use it are not checked. */
export const planningNeeds = [
  'cruising_speed',
  'home_port',
  'science_berths',
  'endurance',
  'range',
  'helicopter_support',
  'draft',
] as const;
export type PlanningNeed = (typeof planningNeeds)[number];

const attributes = {
  cruising_speed: 'cruising_speed',
  home_port: 'home_port_id',
  science_berths: 'science_berths',
  endurance: 'endurance',
  range: 'range',
  helicopter_support: 'helicopter_support',
  draft: 'draft',
} as const satisfies Record<PlanningNeed, keyof Vessel>;

export const attributeOf = <N extends PlanningNeed>(need: N): (typeof attributes)[N] => attributes[need];

type Particulars = Pick<Vessel, (typeof attributes)[PlanningNeed]>;

export const missingForPlanning = (vessel: Particulars): readonly PlanningNeed[] =>
  planningNeeds.filter((need) => vessel[attributeOf(need)] === null);
