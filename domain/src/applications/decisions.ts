import { type Actor, hasRole } from '../shared/actor.ts';
import {
  allowed,
  type PermissionDecision,
  firstRefusal,
  refused,
  toPermissionFlags,
} from '../shared/permission-decision.ts';
import type { FieldProblem } from '../shared/field-problem.ts';
import type { Instant } from '../shared/instant.ts';
import { isPastDeadline, isOpenForReview } from './deadline.ts';
import {
  canTransition,
  isArchived,
  isDraft,
  isPlanned,
  isUndecided,
  statuses,
  type TransitionAction,
} from './lifecycle.ts';
import {
  mayActForVessel,
  type ApplicationFacts,
  isCoProponent,
  isProponent,
  mayApply,
  mayActAsPrimaryProponent,
  checkReassignmentRole,
  mayReviewApplication,
  mayViewApplication,
  mayActAsProponent,
} from './policy.ts';
import { type AffectedPlan, mayReassignOnPlan } from './reassignment.ts';

export type DeadlineTimes = { readonly now: Instant; readonly deadline_at: Instant };

export type ApplicationPlanFacts = {
  readonly has_lost_its_dates: boolean;
  readonly plans: readonly AffectedPlan[];
  readonly plan_level: AffectedPlan['review_level'];
};

const inStatusFor = (action: TransitionAction, application: ApplicationFacts): PermissionDecision =>
  canTransition(action, application.status_id) ? allowed : refused('invalid_transition');

const whileDraft = (application: ApplicationFacts): PermissionDecision =>
  isDraft(application.status_id) ? allowed : refused('read_only');

export const checkBeforeDeadline = ({ now, deadline_at }: DeadlineTimes): PermissionDecision =>
  isPastDeadline(now, deadline_at) ? refused('deadline_passed', undefined, { deadline_at }) : allowed;

const afterDeadline = ({ now, deadline_at }: DeadlineTimes): PermissionDecision =>
  isOpenForReview(now, deadline_at) ? allowed : refused('deadline_not_passed', undefined, { deadline_at });

const whileActive = (application: ApplicationFacts): PermissionDecision =>
  isArchived(application.status_id) ? refused('read_only') : allowed;

type YearFacts = { readonly id: number; readonly active: boolean; readonly deadline_at: Instant };

/** New applications, empty or copied, need an active fiscal year before its deadline (record 0153). */
export const mayCreateApplication = (
  actor: Actor,
  yearId: number,
  years: readonly YearFacts[],
  now: Instant,
): PermissionDecision =>
  firstRefusal(
    () => mayApply(actor),
    () => {
      const year = years.find(({ id }) => id === yearId);
      return year?.active
        ? checkBeforeDeadline({ now, deadline_at: year.deadline_at })
        : refused('year_not_open');
    },
  );

export const mayEditApplication = (
  actor: Actor,
  application: ApplicationFacts,
  moment: DeadlineTimes,
): PermissionDecision =>
  firstRefusal(
    () => mayActAsProponent(actor, application),
    () => whileDraft(application),
    () => checkBeforeDeadline(moment),
  );

export const mayDeleteApplication = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  firstRefusal(
    () => mayActAsPrimaryProponent(actor, application),
    () => whileDraft(application),
  );

/**
 * The person who copies becomes primary proponent, so must be allowed to apply. `mayCreateApplication` checks
 * the year.
 */
export const mayCopyApplication = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  firstRefusal(
    () => mayActAsProponent(actor, application),
    () => mayApply(actor),
  );

/** Checks completeness last, so that a late proponent learns first that the year is closed. */
export const maySubmitApplication = (
  actor: Actor,
  application: ApplicationFacts,
  moment: DeadlineTimes,
  problems: readonly FieldProblem[],
): PermissionDecision =>
  firstRefusal(
    () => mayActAsPrimaryProponent(actor, application),
    () => mayApply(actor),
    () => inStatusFor('submit', application),
    () => checkBeforeDeadline(moment),
    () => (problems.length === 0 ? allowed : refused('incomplete', { count: problems.length }, { problems })),
  );

type LeftOutFacts = Pick<ApplicationFacts, 'status_id'> & Pick<ApplicationPlanFacts, 'plan_level'>;

const isClosedToMissions = (level: AffectedPlan['review_level']): boolean => level === 'final';

/** Coordinators may change missions at the regional level, administrators until the plan is final. */
export const mayChangeMissions = (actor: Actor, level: AffectedPlan['review_level']): PermissionDecision => {
  if (level === 'regional') return allowed;
  if (!hasRole(actor, 'administrator')) return refused('plan_level');
  return isClosedToMissions(level) ? refused('read_only') : allowed;
};

/** True if the application can only be accepted after its vessel's final plan is amended. */
export const needsAmendmentToAccept = ({ status_id, plan_level }: LeftOutFacts): boolean =>
  isUndecided(status_id) && isClosedToMissions(plan_level);

/** Coordinators may accept for the current vessel, or directly for another vessel that they also coordinate. */
export const mayAcceptApplication = (
  actor: Actor,
  application: ApplicationFacts & Pick<ApplicationPlanFacts, 'plan_level'>,
  moment: DeadlineTimes,
  target = { vessel_id: application.vessel_id, review_level: application.plan_level },
): PermissionDecision =>
  firstRefusal(
    () => mayReviewApplication(actor, application),
    () => mayActForVessel(actor, target.vessel_id),
    () => inStatusFor('accept', application),
    () => afterDeadline(moment),
    () => mayChangeMissions(actor, target.review_level),
  );

const leavesPlans = (actor: Actor, { plans }: Pick<ApplicationPlanFacts, 'plans'>): PermissionDecision =>
  firstRefusal(
    ...plans.map(
      ({ review_level }) =>
        () =>
          mayChangeMissions(actor, review_level),
    ),
  );

const review =
  (action: 'clarify' | 'correct') =>
  (actor: Actor, application: ApplicationFacts): PermissionDecision =>
    firstRefusal(
      () => mayReviewApplication(actor, application),
      () => inStatusFor(action, application),
    );

/** An accepted application can only be rejected during an amendment, once none of its missions has a date. */
export const mayRejectApplication = (
  actor: Actor,
  application: ApplicationFacts & ApplicationPlanFacts,
): PermissionDecision =>
  firstRefusal(
    () => mayReviewApplication(actor, application),
    () => inStatusFor('reject', application),
    () =>
      application.status_id === statuses.accepted && !application.has_lost_its_dates
        ? refused('voyage_dated')
        : allowed,
    () => leavesPlans(actor, application),
  );
export const mayAskForClarification = review('clarify');
export const mayWithdrawApplication = (
  actor: Actor,
  application: ApplicationFacts & Pick<ApplicationPlanFacts, 'plans'>,
): PermissionDecision =>
  firstRefusal(
    () => mayReviewApplication(actor, application),
    () => inStatusFor('withdraw', application),
    () => leavesPlans(actor, application),
  );

type Asked = { readonly withdrawal_asked_at: Instant | null };

const ownWithdrawal = (actor: Actor, application: ApplicationFacts, isInOrder: boolean): PermissionDecision =>
  firstRefusal(
    () => mayActAsPrimaryProponent(actor, application),
    () => inStatusFor('withdraw', application),
    () => (isInOrder ? allowed : refused('invalid_transition')),
  );

/** Allows one open request at a time; a coordinator or administrator withdraws the application. */
export const mayRequestWithdrawal = (
  actor: Actor,
  application: ApplicationFacts & Asked,
): PermissionDecision => ownWithdrawal(actor, application, application.withdrawal_asked_at === null);

export const mayCancelWithdrawalRequest = (
  actor: Actor,
  application: ApplicationFacts & Asked,
): PermissionDecision => ownWithdrawal(actor, application, application.withdrawal_asked_at !== null);

export const mayDecideCorrections = review('correct');

export const mayAnswerClarification = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  firstRefusal(
    () => mayActAsProponent(actor, application),
    () => inStatusFor('respond', application),
  );

/** The right to add to the target vessel's plan is checked in `reassignment.ts`. */
export const mayReassignApplication = (
  actor: Actor,
  application: ApplicationFacts & Pick<ApplicationPlanFacts, 'plans'>,
): PermissionDecision =>
  firstRefusal(
    () => checkReassignmentRole(actor, application),
    () => inStatusFor('reassign', application),
    // An accepted application without missions has nothing to replan.
    () =>
      application.status_id === statuses.accepted && application.plans.length === 0
        ? refused('invalid_transition')
        : allowed,
    ...application.plans
      .filter(({ vessel_id }) => isPlanned(application.status_id) && vessel_id === application.vessel_id)
      .map((plan) => () => mayReassignOnPlan(actor, plan)),
  );

export const mayManageCoProponents = mayActAsPrimaryProponent;

export const mayLeaveApplication = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  firstRefusal(
    () => mayViewApplication(actor, application),
    () => (isCoProponent(actor, application) && !hasRole(actor, 'observer') ? allowed : refused('forbidden')),
    () => whileActive(application),
  );

export const mayReadRemarks = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  isProponent(actor, application) && !hasRole(actor, 'observer') ? allowed : refused('not_found');

export const mayAddRemark = (
  actor: Actor,
  application: ApplicationFacts,
  moment: DeadlineTimes,
): PermissionDecision =>
  firstRefusal(
    () => mayReadRemarks(actor, application),
    () => mayEditApplication(actor, application, moment),
  );

export const mayAnnouncePresence = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  firstRefusal(
    () => mayViewApplication(actor, application),
    () => (hasRole(actor, 'observer') ? refused('forbidden') : allowed),
  );

/** Without `problems`, `submit` treats the application as complete. */
export const checkApplicationActions = (
  actor: Actor,
  application: ApplicationFacts & ApplicationPlanFacts & Asked,
  context: DeadlineTimes & { readonly problems?: readonly FieldProblem[] },
) => ({
  view: mayViewApplication(actor, application),
  edit: mayEditApplication(actor, application, context),
  delete: mayDeleteApplication(actor, application),
  copy: mayCopyApplication(actor, application),
  submit: maySubmitApplication(actor, application, context, context.problems ?? []),
  accept: mayAcceptApplication(actor, application, context),
  reject: mayRejectApplication(actor, application),
  clarify: mayAskForClarification(actor, application),
  correct: mayDecideCorrections(actor, application),
  respond: mayAnswerClarification(actor, application),
  withdraw: mayWithdrawApplication(actor, application),
  ask_to_withdraw: mayRequestWithdrawal(actor, application),
  take_back_withdrawal: mayCancelWithdrawalRequest(actor, application),
  reassign: mayReassignApplication(actor, application),
  manage_co_proponents: mayManageCoProponents(actor, application),
  leave: mayLeaveApplication(actor, application),
  read_remarks: mayReadRemarks(actor, application),
  remark: mayAddRemark(actor, application, context),
});

export type ApplicationAction = keyof ReturnType<typeof checkApplicationActions>;

export const applicationPermissions = (
  ...asked: Parameters<typeof checkApplicationActions>
): Record<ApplicationAction, boolean> => toPermissionFlags(checkApplicationActions(...asked));
