import type { Vessel } from './vessel.ts';

/** Most important first. Rules that need an unknown particular are not checked. */
export const planningParticulars = [
  'cruising_speed',
  'home_port',
  'science_berths',
  'endurance',
  'range',
  'helicopter_support',
  'draft',
] as const;
export type PlanningParticular = (typeof planningParticulars)[number];

const attributes = {
  cruising_speed: 'cruising_speed',
  home_port: 'home_port_id',
  science_berths: 'science_berths',
  endurance: 'endurance',
  range: 'range',
  helicopter_support: 'helicopter_support',
  draft: 'draft',
} as const satisfies Record<PlanningParticular, keyof Vessel>;

export const vesselAttributeOf = <N extends PlanningParticular>(need: N): (typeof attributes)[N] =>
  attributes[need];

type Particulars = Pick<Vessel, (typeof attributes)[PlanningParticular]>;

export const findMissingPlanningParticulars = (vessel: Particulars): readonly PlanningParticular[] =>
  planningParticulars.filter((need) => vessel[vesselAttributeOf(need)] === null);
