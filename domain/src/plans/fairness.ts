import type { Actor } from '../shared/actor.ts';
import { hasRole } from '../shared/actor.ts';

/** By what days are compared: whose they are, where and what for. The region is that of the vessel. */
export const fairnessDimensions = ['agency', 'region', 'project_type', 'thematic_area', 'proponent'] as const;
export type FairnessDimension = (typeof fairnessDimensions)[number];

/** What days granted are read from: the plans as they stand, or the newest published schedules. */
export const grantedSources = ['plans', 'published'] as const;
export type GrantedSource = (typeof grantedSources)[number];

/**
 * Days with mobilization and demobilization, in quarters. Shortened: what an accepted application got less than it asked for.
 * Undecided: what is neither granted nor refused yet. Delivered: what the reports say that were sent, and planned: the days
 * that those voyages had; null where no report was sent, which is not known, and never 0 (record 0093).
 */
export type FairnessTally = {
  readonly applications: number;
  readonly asked_days: number;
  readonly granted_days: number;
  readonly shortened_days: number;
  readonly refused_days: number;
  readonly undecided_days: number;
  /** Applications whose voyages are over, and those of them with a report that was sent. */
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

/** What is known of both; nothing is known only where neither is. */
const knownOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : a + b;

/** Quarters of a day are exact in binary: their sums are, too. */
export const tallyTogether = (tallies: readonly FairnessTally[]): FairnessTally =>
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

/** A part of a whole; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** Of the days asked for, those that are granted; null where nothing is asked for. */
export const grantedShare = (tally: FairnessTally): number | null =>
  shareOf(tally.granted_days, tally.asked_days);

/** The share granted against that of all together: 1 is as everybody, 0.5 is half of it. Null where either is unknown. */
export const againstAll = (tally: FairnessTally, all: FairnessTally): number | null => {
  const [own, of] = [grantedShare(tally), grantedShare(all)];
  return own === null || of === null ? null : shareOf(own, of);
};

/** Who asks for less is too small for its share to say much. */
const smallestPart = 0.02;

type Group = { readonly total: FairnessTally };

/** The groups with the greatest and the smallest share granted, of those that ask for enough to compare. */
export const extremesOf = <G extends Group>(groups: readonly G[]): { most: G; least: G } | null => {
  const asked = tallyTogether(groups.map(({ total }) => total)).asked_days;
  const compared = groups
    .filter(({ total }) => total.asked_days > 0 && total.asked_days >= asked * smallestPart)
    .toSorted((a, b) => (grantedShare(b.total) ?? 0) - (grantedShare(a.total) ?? 0));
  const [most, least] = [compared[0], compared.at(-1)];
  if (!most || !least || grantedShare(most.total) === grantedShare(least.total)) return null;
  return { most, least };
};

/** Observers read of granted days what is published; whoever plans may read the plans as they stand. */
export const grantedSourceFor = (actor: Actor, asked?: GrantedSource): GrantedSource =>
  hasRole(actor, 'regional_vessel_coordinator', 'national_science_representative', 'administrator')
    ? (asked ?? 'plans')
    : 'published';

/**
 * Days delivered of one person are what their reports say: only those who read every report read them. Added up by agency,
 * region, type and theme they are for whoever reads fairness.
 */
export const readsDelivered = (actor: Actor, ofPeople: boolean): boolean =>
  !ofPeople || hasRole(actor, 'national_science_representative', 'administrator');

/** How many reports there are is no secret; what they say of days may be. */
export const withoutDelivered = <T extends FairnessTally>(tally: T): T => ({
  ...tally,
  planned_days: null,
  delivered_days: null,
});
