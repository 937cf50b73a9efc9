import { isOpenForReview } from '../applications/deadline.ts';
import { isUndecided, statuses } from '../applications/lifecycle.ts';
import type { ApplicationFacts } from '../applications/policy.ts';
import { type Actor, isCoordinatorOf } from '../shared/actor.ts';
import { type Instant, instantToMs, millisecondsIn } from '../shared/instant.ts';

export type InboxFacts = ApplicationFacts & {
  readonly id: number;
  readonly project_title: string | null;
  readonly fiscal_year_id: number;
  readonly submitted_at: Instant | null;
  readonly deadline_at: Instant;
  readonly withdrawal_asked_at: Instant | null;
};

export const isInInbox = (actor: Actor, application: ApplicationFacts): boolean =>
  isUndecided(application.status_id) && isCoordinatorOf(actor, application.vessel_id);

export const readinessStates = [
  'ready',
  'withdrawal_asked',
  'waiting_for_answer',
  'waiting_for_deadline',
] as const;
export type Readiness = (typeof readinessStates)[number];

export const assessReadiness = (
  item: Pick<InboxFacts, 'status_id' | 'deadline_at' | 'withdrawal_asked_at'>,
  now: Instant,
): Readiness => {
  if (item.withdrawal_asked_at !== null) return 'withdrawal_asked';
  if (item.status_id === statuses.clarification_needed) return 'waiting_for_answer';
  return isOpenForReview(now, item.deadline_at) ? 'ready' : 'waiting_for_deadline';
};

export const daysSinceSubmission = (item: Pick<InboxFacts, 'submitted_at'>, now: Instant): number =>
  item.submitted_at === null
    ? 0
    : Math.max(0, Math.floor((instantToMs(now) - instantToMs(item.submitted_at)) / millisecondsIn.day));
