import type { Actor } from '../shared/actor.ts';
import { hasRole } from '../shared/actor.ts';

export const fairnessDimensions = ['agency', 'region', 'project_type', 'thematic_area', 'proponent'] as const;
export type FairnessDimension = (typeof fairnessDimensions)[number];

export const grantedDaysSources = ['plans', 'published'] as const;
export type GrantedDaysSource = (typeof grantedDaysSources)[number];

/**
 * Days in multiples of 0.25. Delivered days, and planned days compared with them, are null without a
 * submitted report.
 */
export type FairnessTally = {
  readonly applications: number;
  readonly asked_days: number;
  readonly granted_days: number;
  readonly shortened_days: number;
  readonly refused_days: number;
  readonly undecided_days: number;
  readonly voyages_over: number;
  readonly voyages_reported: number;
  readonly planned_days: number | null;
  readonly delivered_days: number | null;
};

const nothing: FairnessTally = {
  applications: 0,
  asked_days: 0,
  granted_days: 0,
  shortened_days: 0,
  refused_days: 0,
  undecided_days: 0,
  voyages_over: 0,
  voyages_reported: 0,
  planned_days: null,
  delivered_days: null,
};

const knownOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : a + b;

export const sumTallies = (tallies: readonly FairnessTally[]): FairnessTally =>
  tallies.reduce(
    (sum, each) => ({
      applications: sum.applications + each.applications,
      asked_days: sum.asked_days + each.asked_days,
      granted_days: sum.granted_days + each.granted_days,
      shortened_days: sum.shortened_days + each.shortened_days,
      refused_days: sum.refused_days + each.refused_days,
      undecided_days: sum.undecided_days + each.undecided_days,
      voyages_over: sum.voyages_over + each.voyages_over,
      voyages_reported: sum.voyages_reported + each.voyages_reported,
      planned_days: knownOf(sum.planned_days, each.planned_days),
      delivered_days: knownOf(sum.delivered_days, each.delivered_days),
    }),
    nothing,
  );

export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

export const grantedShare = (tally: FairnessTally): number | null =>
  shareOf(tally.granted_days, tally.asked_days);

/** Granted share divided by the overall granted share, so 1 is average; null if either is unknown. */
export const relativeGrantedShare = (tally: FairnessTally, all: FairnessTally): number | null => {
  const [own, of] = [grantedShare(tally), grantedShare(all)];
  return own === null || of === null ? null : shareOf(own, of);
};

const smallestPart = 0.02;

type Group = { readonly total: FairnessTally };

export const findMostAndLeastGranted = <G extends Group>(
  groups: readonly G[],
): { most: G; least: G } | null => {
  const asked = sumTallies(groups.map(({ total }) => total)).asked_days;
  const compared = groups
    .filter(({ total }) => total.asked_days > 0 && total.asked_days >= asked * smallestPart)
    .toSorted((a, b) => (grantedShare(b.total) ?? 0) - (grantedShare(a.total) ?? 0));
  const [most, least] = [compared[0], compared.at(-1)];
  if (!most || !least || grantedShare(most.total) === grantedShare(least.total)) return null;
  return { most, least };
};

/** Planners may choose; default: current plans. Others see published days. */
export const chooseGrantedDaysSource = (actor: Actor, asked?: GrantedDaysSource): GrantedDaysSource =>
  hasRole(actor, 'regional_vessel_coordinator', 'national_science_representative', 'administrator')
    ? (asked ?? 'plans')
    : 'published';

/** Delivered days per person require access to every report; totals per group do not. */
export const canReadDeliveredDays = (actor: Actor, ofPeople: boolean): boolean =>
  !ofPeople || hasRole(actor, 'national_science_representative', 'administrator');

export const omitDeliveredDays = <T extends FairnessTally>(tally: T): T => ({
  ...tally,
  planned_days: null,
  delivered_days: null,
});
