import { z } from 'zod';
import { priorities, type Priority } from '../applications/priorities.ts';
import { type Actor, hasRole } from '../shared/actor.ts';
import { allowed, type PermissionDecision, refused } from '../shared/permission-decision.ts';
import { problemParams } from '../shared/field-problem.ts';
import type { WeightPreset } from './proposal-bodies.ts';

/**
 * `…_days`: operational days of a priority-1 application; `priority_…`: factors; others: fractions of a
 * mission's value.
 */
export type YearWeights = {
  /** Factors for a mission's value by priority; the factor of priority 1 is 1. */
  readonly priority_2: number;
  readonly priority_3: number;
  readonly priority_4: number;
  readonly priority_5: number;
  /** Bonus for the first-ranked application, as a share; decreases linearly to zero for the last. */
  readonly first_place: number;
  /** Fixed value of each mission, so that long missions do not displace all short ones. */
  readonly mission_days: number;
  readonly transit_days: number;
  readonly second_choice: number;
  readonly other_vessel: number;
  readonly few_berths: number;
  /** Share lost per 30 days outside the preferred start window. */
  readonly outside_preferred: number;
};
export type YearWeightName = keyof YearWeights;

export const defaultWeights: YearWeights = {
  priority_2: 1.2,
  priority_3: 1.6,
  priority_4: 2.2,
  priority_5: 3,
  first_place: 0.5,
  mission_days: 2,
  transit_days: 0.32,
  second_choice: 0.05,
  other_vessel: 0.15,
  few_berths: 0.02,
  outside_preferred: 0.1,
};
export const yearWeightNames = Object.keys(defaultWeights) as YearWeightName[];

const limits: Readonly<Record<YearWeightName, readonly [least: number, most: number]>> = {
  priority_2: [1, 100],
  priority_3: [1, 100],
  priority_4: [1, 100],
  priority_5: [1, 100],
  first_place: [0, 10],
  mission_days: [0, 100],
  transit_days: [0, 100],
  second_choice: [0, 1],
  other_vessel: [0, 1],
  few_berths: [0, 1],
  outside_preferred: [0, 1],
};

const step = 0.01;

const weight = (name: YearWeightName) => {
  const [min, max] = limits[name];
  return z
    .number()
    .refine((value) => value >= min && value <= max, problemParams('out_of_range', { min, max }))
    .refine(
      (value) => Math.abs(value / step - Math.round(value / step)) < 1e-6,
      problemParams('too_fine', { step }),
    )
    .meta({ minimum: min, maximum: max, multipleOf: step });
};

const ladder = ['priority_2', 'priority_3', 'priority_4', 'priority_5'] as const;

const eachWeight = z.object(
  Object.fromEntries(yearWeightNames.map((name) => [name, weight(name)])) as Record<
    YearWeightName,
    z.ZodNumber
  >,
);

export const weightsPatchSchema = eachWeight.partial();

/** Refuses weights in which a higher priority counts less than a lower one. */
export const yearWeightsSchema = eachWeight.superRefine((values, context) => {
  for (const [index, name] of ladder.entries()) {
    const below = ladder[index - 1];
    if (below && values[name] < values[below])
      context.addIssue({ code: 'custom', path: [name], ...problemParams('below_lower_priority') });
  }
});

export const rolesReadingWeights = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
] as const;

export const mayEditWeights = (actor: Actor): PermissionDecision =>
  hasRole(actor, 'administrator') ? allowed : refused('forbidden');

type Leaning = Partial<
  Record<'mission_days' | 'transit_days' | 'other_vessel' | 'few_berths' | 'outside_preferred', number>
>;
const leanings: Readonly<Record<WeightPreset, Leaning>> = {
  balanced: {},
  science: { mission_days: 2, transit_days: 0.5, other_vessel: 2 / 3, few_berths: 2, outside_preferred: 2 },
  least_change: { other_vessel: 2 },
  least_transit: { transit_days: 3, outside_preferred: 0.5 },
};

/** In points: an operational day on the first-choice vessel in the preferred window is worth `day`. */
export type PlannerWeights = {
  readonly day: number;
  readonly mission: number;
  readonly transitDay: number;
  readonly secondChoice: number;
  readonly otherVessel: number;
  readonly fewBerths: number;
  readonly outsidePreferred: number;
  readonly priority: Readonly<Record<Priority, number>>;
  readonly firstPlace: number;
};

const pointsOfDay = 100;
const neat = (value: number) => Math.round(value * 1e6) / 1e6;
const share = (value: number) => Math.min(1, neat(value));

export const weightsOfPreset = (preset: WeightPreset, year: YearWeights = defaultWeights): PlannerWeights => {
  const {
    mission_days = 1,
    transit_days = 1,
    other_vessel = 1,
    few_berths = 1,
    outside_preferred = 1,
  } = leanings[preset];
  return {
    day: pointsOfDay,
    mission: neat(pointsOfDay * year.mission_days * mission_days),
    transitDay: neat(pointsOfDay * year.transit_days * transit_days),
    secondChoice: year.second_choice,
    otherVessel: share(year.other_vessel * other_vessel),
    fewBerths: share(year.few_berths * few_berths),
    outsidePreferred: neat(year.outside_preferred * outside_preferred),
    priority: { 1: 1, 2: year.priority_2, 3: year.priority_3, 4: year.priority_4, 5: year.priority_5 },
    firstPlace: year.first_place,
  };
};

export type AppliedWeights = YearWeights & {
  readonly operational_day: number;
};

export const toAppliedWeights = (weights: PlannerWeights): AppliedWeights => ({
  operational_day: neat(weights.day / pointsOfDay),
  priority_2: weights.priority[2],
  priority_3: weights.priority[3],
  priority_4: weights.priority[4],
  priority_5: weights.priority[5],
  first_place: weights.firstPlace,
  mission_days: neat(weights.mission / pointsOfDay),
  transit_days: neat(weights.transitDay / pointsOfDay),
  second_choice: weights.secondChoice,
  other_vessel: weights.otherVessel,
  few_berths: weights.fewBerths,
  outside_preferred: weights.outsidePreferred,
});

export type StandingFacts = {
  readonly priority: Priority | null;
  readonly place: number | null;
  readonly of: number;
};

export const standingFactor = (
  { priority: factors, firstPlace }: Pick<PlannerWeights, 'priority' | 'firstPlace'>,
  standing: StandingFacts | undefined,
): number => {
  if (!standing) return 1;
  const { priority, place, of } = standing;
  const more = place === null ? 0 : (firstPlace * (of - place + 1)) / of;
  return factors[priority ?? priorities[0]] * (1 + more);
};
