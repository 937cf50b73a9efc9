import type { Priority } from '../applications/priorities.ts';
import type { Preset } from './bodies.ts';

/** In points: an operational day in the first choice's preferred window is worth `day`, where nothing says more of it. */
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
  /** How many times its points a mission of each priority is worth. */
  readonly priority: Readonly<Record<Priority, number>>;
  /** Share that the first of a ranking is worth more than one without a place; it falls evenly to the last. */
  readonly firstPlace: number;
};

const usual = { priority: { 1: 1, 2: 1.2, 3: 1.6, 4: 2.2, 5: 3 }, firstPlace: 0.5 };

export const weightsOf: Readonly<Record<Preset, Weights>> = {
  balanced: {
    day: 100,
    mission: 200,
    transitDay: 32,
    secondChoice: 0.05,
    otherVessel: 0.15,
    fewBerths: 0.02,
    outsidePreferred: 0.1,
    ...usual,
  },
  science: {
    day: 100,
    mission: 400,
    transitDay: 16,
    secondChoice: 0.05,
    otherVessel: 0.1,
    fewBerths: 0.04,
    outsidePreferred: 0.2,
    ...usual,
  },
  least_change: {
    day: 100,
    mission: 200,
    transitDay: 32,
    secondChoice: 0.05,
    otherVessel: 0.3,
    fewBerths: 0.02,
    outsidePreferred: 0.1,
    ...usual,
  },
  least_transit: {
    day: 100,
    mission: 200,
    transitDay: 96,
    secondChoice: 0.05,
    otherVessel: 0.15,
    fewBerths: 0.02,
    outsidePreferred: 0.05,
    ...usual,
  },
};

/** What its coordinators say of an application beside others. */
export type Standing = {
  readonly priority: Priority | null;
  /** In the ranking of its vessel and year, from 1; null: it has none. */
  readonly place: number | null;
  /** How many have a place there. */
  readonly of: number;
};

/** How many days one of its days counts as; 1 where nothing is said of it. */
export const countsAs = (
  { priority: factors, firstPlace }: Pick<Weights, 'priority' | 'firstPlace'>,
  standing: Standing | undefined,
): number => {
  if (!standing) return 1;
  const { priority, place, of } = standing;
  const share = place === null ? 0 : (firstPlace * (of - place + 1)) / of;
  return factors[priority ?? 1] * (1 + share);
};
