import { opensForReview } from '../applications/deadline.ts';
import { isUndecided, statuses } from '../applications/lifecycle.ts';
import type { ApplicationFacts } from '../applications/policy.ts';
import { type Actor, coordinates } from '../shared/actor.ts';
import { type Instant, instantNumber, millisecondsIn } from '../shared/instant.ts';
import type { Language } from '../shared/text.ts';

export type InboxItem = ApplicationFacts & {
  readonly id: number;
  readonly project_title: string | null;
  readonly fiscal_year_id: number;
  readonly submitted_at: Instant | null;
  /** Of the application's fiscal year. */
  readonly deadline_at: Instant;
};

/** The inbox of a vessel belongs to its coordinators; administrators decide from the list of applications. */
export const inInbox = (actor: Actor, application: ApplicationFacts): boolean =>
  isUndecided(application.status_id) && coordinates(actor, application.vessel_id);

/** What has to be decided before the plan of a vessel and year goes to the national level. */
export const undecidedIds = (
  applications: readonly Pick<InboxItem, 'id' | 'status_id' | 'vessel_id' | 'fiscal_year_id'>[],
  plan: { readonly vessel_id: number; readonly fiscal_year_id: number },
): number[] =>
  applications
    .filter(
      (application) =>
        isUndecided(application.status_id) &&
        application.vessel_id === plan.vessel_id &&
        application.fiscal_year_id === plan.fiscal_year_id,
    )
    .map((application) => application.id)
    .toSorted((a, b) => a - b);

/**
 * What a coordinator can do with it now: accept it, wait for the proponents, or wait for the deadline.
 * An open question forbids no decision; it says that somebody else is at work.
 */
export const readinessStates = ['ready', 'waiting_for_answer', 'waiting_for_deadline'] as const;
export type Readiness = (typeof readinessStates)[number];

export const readiness = (item: Pick<InboxItem, 'status_id' | 'deadline_at'>, now: Instant): Readiness => {
  if (item.status_id === statuses.clarification_needed) return 'waiting_for_answer';
  return opensForReview(now, item.deadline_at) ? 'ready' : 'waiting_for_deadline';
};

/** Whole days since it was submitted. */
export const ageInDays = (item: Pick<InboxItem, 'submitted_at'>, now: Instant): number =>
  item.submitted_at === null
    ? 0
    : Math.max(0, Math.floor((instantNumber(now) - instantNumber(item.submitted_at)) / millisecondsIn.day));

export const inboxSorts = ['readiness', 'age', 'title', 'vessel'] as const;
export type InboxSort = (typeof inboxSorts)[number];

const submittedAt = (item: InboxItem): number =>
  item.submitted_at === null ? Number.POSITIVE_INFINITY : instantNumber(item.submitted_at);

const orders: Record<InboxSort, (a: InboxItem, b: InboxItem, now: Instant, language: Language) => number> = {
  readiness: (a, b, now) =>
    readinessStates.indexOf(readiness(a, now)) - readinessStates.indexOf(readiness(b, now)),
  age: () => 0,
  title: (a, b, _now, language) => (a.project_title ?? '').localeCompare(b.project_title ?? '', language),
  vessel: (a, b) => (a.vessel_id ?? 0) - (b.vessel_id ?? 0),
};

/** Whatever comes first, those that wait longest come before the others, and the order is never by chance. */
export const sortInbox = <I extends InboxItem>(
  items: readonly I[],
  sort: InboxSort,
  now: Instant,
  language: Language = 'en',
): I[] =>
  items.toSorted(
    (a, b) => orders[sort](a, b, now, language) || submittedAt(a) - submittedAt(b) || a.id - b.id,
  );
