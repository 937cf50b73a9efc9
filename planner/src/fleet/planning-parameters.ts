import type { ProposalMode } from '@shiptime/domain/proposals/proposal-bodies';
import type { Mission } from '@shiptime/domain/plans/missions';
import {
  standingFactor,
  type StandingFacts,
  type PlannerWeights,
} from '@shiptime/domain/proposals/proposal-weights';

/**
 * Shares of a mission's points: same vessel, still scheduled, per day moved; `sameDate` counts operational
 * days.
 */
export const fullStabilityWeights = { stay: 0.1, kept: 0.2, dayMoved: 0.01, sameDate: 1 };

export const dateKeepingBonus = { share: 0.01, days: 2 };

export const defaultStability: Readonly<Record<ProposalMode, number>> = { fill: 1, improve: 1, replan: 0.1 };

export type PlanningParameters = {
  readonly mode: ProposalMode;
  readonly weights: PlannerWeights;
  readonly standings?: ReadonlyMap<number, StandingFacts>;
  readonly stability: number;
  readonly locked: ReadonlySet<number>;
  readonly mustSail?: ReadonlySet<number>;
  /** Scheduled missions that may move but must keep their length and stay scheduled. */
  readonly mustStay?: ReadonlySet<number>;
  /** Missions affected by an outage; shortening other missions costs more. */
  readonly affected?: ReadonlySet<number>;
  readonly stranded?: ReadonlySet<number>;
  readonly leastPart?: number;
  readonly longestBreak?: number;
  /** Largest share by which a mission may be shortened; absent: not at all. */
  readonly shorterBy?: number;
  readonly allowUnknown: boolean;
  readonly allowOtherWaters: boolean;
  /** Earliest tick for placements; begun missions stay. */
  readonly notBefore: number;
};

export const pointsOfMission = (
  { ship_time_request_id: id, operational_days }: Mission,
  { weights, standings }: PlanningParameters,
): number =>
  Math.round(
    (weights.day * operational_days + weights.mission) * standingFactor(weights, standings?.get(id ?? 0)),
  );
