import type { Preset, ProposalMode } from '@shiptime/domain/proposals/bodies';

/** In points: an operational day in the first choice's preferred window is worth `day`. */
export type Weights = {
  readonly day: number;
  /** For each mission, so that short ones are not starved by long ones. */
  readonly mission: number;
  readonly transitDay: number;
  /** Shares of a mission's points that are lost on the second choice, and on a vessel that was not chosen. */
  readonly secondChoice: number;
  readonly otherVessel: number;
  readonly fewBerths: number;
  /** Share lost for 30 days outside the preferred start. */
  readonly outsidePreferred: number;
};

export const weightsOf: Readonly<Record<Preset, Weights>> = {
  balanced: {
    day: 100,
    mission: 200,
    transitDay: 32,
    secondChoice: 0.05,
    otherVessel: 0.15,
    fewBerths: 0.02,
    outsidePreferred: 0.1,
  },
  science: {
    day: 100,
    mission: 400,
    transitDay: 16,
    secondChoice: 0.05,
    otherVessel: 0.1,
    fewBerths: 0.04,
    outsidePreferred: 0.2,
  },
  least_change: {
    day: 100,
    mission: 200,
    transitDay: 32,
    secondChoice: 0.05,
    otherVessel: 0.3,
    fewBerths: 0.02,
    outsidePreferred: 0.1,
  },
  least_transit: {
    day: 100,
    mission: 200,
    transitDay: 96,
    secondChoice: 0.05,
    otherVessel: 0.15,
    fewBerths: 0.02,
    outsidePreferred: 0.05,
  },
};

/** With a stability of 1 (record 0057): a bonus for staying on the vessel, and a price for each day away from its date. */
export const fullStability = { stay: 0.1, dayMoved: 0.02 };

export const usualStability: Readonly<Record<ProposalMode, number>> = { fill: 1, improve: 1, replan: 0.1 };

export type FleetWishes = {
  readonly mode: ProposalMode;
  readonly weights: Weights;
  readonly stability: number;
  /** Missions that stay as they are. */
  readonly locked: ReadonlySet<number>;
  /** Applications that are worth more than everything else together. */
  readonly mustSail?: ReadonlySet<number>;
  /** Nothing is put before this tick, and what has begun by then stays. */
  readonly notBefore: number;
};
