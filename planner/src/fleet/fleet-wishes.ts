import type { ProposalMode } from '@shiptime/domain/proposals/bodies';
import type { Mission } from '@shiptime/domain/plans/missions';
import { countsAs, type Standing, type Weights } from '@shiptime/domain/proposals/weights';

/** With a stability of 1 (record 0057): a bonus for staying on the vessel, and a price for each day away from its date. */
export const fullStability = { stay: 0.1, dayMoved: 0.02 };

export const usualStability: Readonly<Record<ProposalMode, number>> = { fill: 1, improve: 1, replan: 0.1 };

export type FleetWishes = {
  readonly mode: ProposalMode;
  readonly weights: Weights;
  /** By application, where something is said of it (record 0007). */
  readonly standings?: ReadonlyMap<number, Standing>;
  readonly stability: number;
  /** Missions that stay as they are. */
  readonly locked: ReadonlySet<number>;
  /** Applications that are worth more than everything else together. */
  readonly mustSail?: ReadonlySet<number>;
  /** Operational days of each part at least, where a mission is split; absent: none is. */
  readonly leastPart?: number;
  /** Share of its operational days by which a mission may be shortened; absent: none is. */
  readonly shorterBy?: number;
  /** A mission may be put on a vessel of which something that it needs is not known. */
  readonly allowUnknown: boolean;
  /** A mission may be put on a vessel of another region, or into waters that are not its own. */
  readonly allowOtherWaters: boolean;
  /** Nothing is put before this tick, and what has begun by then stays. */
  readonly notBefore: number;
};

/** What a mission brings wherever it sails, before anything is lost by the way it does. */
export const pointsOf = (
  { ship_time_request_id: id, operational_days }: Mission,
  { weights, standings }: FleetWishes,
): number =>
  Math.round((weights.day * operational_days + weights.mission) * countsAs(weights, standings?.get(id ?? 0)));
