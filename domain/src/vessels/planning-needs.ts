import type { Vessel } from './vessel.ts';

/** What the rules of plans ask of a ship, what most depends on first. What of it is not known leaves a rule unasked. */
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

/** The attribute that holds it: of the answer, and of the form in which it is filled in. */
export const attributeOf = <N extends PlanningNeed>(need: N): (typeof attributes)[N] => attributes[need];

type Particulars = Pick<Vessel, (typeof attributes)[PlanningNeed]>;

/** Null is not known; none (no berths, no helicopter) is. */
export const missingForPlanning = (vessel: Particulars): readonly PlanningNeed[] =>
  planningNeeds.filter((need) => vessel[attributeOf(need)] === null);
