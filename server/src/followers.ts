import {
  type QuestionAnswer,
  bindAnswers,
  type EventReader,
  type EventSubscription,
  bindFollowers,
} from './events/events.ts';
import { notifyOfProponentRequest } from './features/accounts/proponent-requests/proponent-request-notices.ts';
import { proponentRequestStepped } from './features/accounts/proponent-requests/write-proponent-request.ts';
import { notifyConcerned } from './features/applications/step-followers/notify-concerned.ts';
import { announceStep } from './features/applications/step-followers/step-news.ts';
import {
  announceWithdrawal,
  notifyOfWithdrawalRequest,
} from './features/applications/step-followers/withdrawal-news.ts';
import { withdrawalRequested } from './features/applications/stages/withdrawal-request.ts';
import { findProblems } from './features/applications/read/validation.ts';
import { notifyOfReport } from './features/applications/reports/report-notices.ts';
import { voyageReported } from './features/applications/reports/write-report.ts';
import { submissionProblems } from './features/applications/stages/submission.ts';
import { applicationStatusChanged } from './features/applications/stages/transition.ts';
import { recordOpenings } from './features/plans/fleet/openings.ts';
import { schedulePublished } from './features/plans/fleet/publish-fleet-plan.ts';
import { notifyOfScheduleChanges } from './features/plans/fleet/notify-schedule-changes.ts';
import { announceSchedule } from './features/plans/fleet/schedule-news.ts';
import { announceGuests, notifyOfBerthStep } from './features/plans/guests/berth-notices.ts';
import { berthRequestChanged } from './features/plans/guests/berth-request-changed.ts';
import { notifyGuestsOfChanges } from './features/plans/guests/notify-guests.ts';
import { findObstaclesOfPlan } from './features/plans/obstacles.ts';
import { finaliseApplications, publishFinalPlan } from './features/plans/step-followers/final-plan.ts';
import { notifyOfAmendmentRequest, notifyOfStep } from './features/plans/step-followers/step-notices.ts';
import { notifyOfTransfer } from './features/plans/step-followers/transfer-notices.ts';
import { missionTransferred } from './features/plans/missions/transfer.ts';
import { announcePlanStep, takeStepVersion } from './features/plans/step-followers/step-version.ts';
import { planObstacles, planStepTaken } from './features/plans/steps/take-plan-step.ts';
import { amendmentRequested } from './features/plans/steps/ask-for-amendment.ts';
import { accessChanged } from './audit/audit.ts';
import { mailAccessChange } from './audit/access-mails.ts';
import { announceGuest, notifyOfLateGuest } from './features/accounts/by-mail/invitation-notices.ts';
import { invitationAnswered } from './features/accounts/by-mail/invitation-answered.ts';
import { factorsChanged } from './features/accounts/second-factor/factors-changed.ts';
import { mailFactorChange } from './features/accounts/second-factor/factor-mails.ts';
import {
  announceCoProponents,
  notifyCoProponent,
} from './features/applications/people/co-proponent-notices.ts';
import { coProponentsChanged } from './features/applications/people/co-proponents-changed.ts';
import {
  announceRemarks,
  deleteUnreadNotices,
  notifyOfRemark,
  updateQuotes,
} from './features/applications/remarks/remark-notices.ts';
import { remarkChanged } from './features/applications/remarks/remark-changed.ts';
import { notifyAdministrators } from './features/integrations/webhooks/notify-administrators.ts';
import { webhookDisabled } from './features/integrations/webhooks/disable-webhook.ts';
import { agreementChanged } from './features/plans/together/agreement-changed.ts';
import {
  announceAgreement,
  plannerEventTypes,
  proponentEventTypes,
  notifyPlanners,
  notifyProponents,
} from './features/plans/together/agreement-notices.ts';
import { mailOutageNotice } from './features/proposals/outages/mail-outage-notice.ts';
import { outageNoticed } from './features/proposals/outages/outage-noticed.ts';
import { announceOffer, notifyOfOffer } from './features/review/offers/offer-notices.ts';
import { offerChanged } from './features/review/offers/offer-changed.ts';

const berthsMoved = [
  'berth_request.asked',
  'berth_request.accepted',
  'berth_request.declined',
  'berth_request.withdrawn',
  'berth_request.taken_back',
] as const;
const recordedBerths = [...berthsMoved, 'berth_request.lapsed'] as const;

/**
 * Handlers run in this order, in the command's transaction. `npm run docs:events` writes docs/events.md from
 * this list.
 */
export const followers: readonly EventSubscription[] = [
  bindFollowers(applicationStatusChanged, [
    { follows: 'Notices to proponents and coordinators', run: notifyConcerned },
    { follows: 'Live news', run: announceStep },
  ]),
  bindFollowers(withdrawalRequested, [
    { follows: 'Notices to coordinators', run: notifyOfWithdrawalRequest },
    { follows: 'Live news', run: announceWithdrawal },
  ]),
  bindFollowers(voyageReported, [{ follows: 'Notices to coordinators', run: notifyOfReport }]),
  bindFollowers(planStepTaken, [
    { follows: 'A version of the plan', run: takeStepVersion },
    { follows: 'A version of the published schedule', only: ['plan.final'], run: publishFinalPlan },
    { follows: 'Acceptance of its applications', only: ['plan.final'], run: finaliseApplications },
    { follows: 'Notices to planners', run: notifyOfStep },
    { follows: 'Live news', run: announcePlanStep },
  ]),
  bindFollowers(amendmentRequested, [{ follows: 'Mails to administrators', run: notifyOfAmendmentRequest }]),
  bindFollowers(missionTransferred, [
    { follows: 'Notices to planners of the vessel it comes to', run: notifyOfTransfer },
  ]),
  bindFollowers(schedulePublished, [
    { follows: 'Openings: freed days and berths', run: recordOpenings },
    { follows: 'Mails to proponents whose days changed', run: notifyOfScheduleChanges },
    { follows: 'Mails to guests whose days changed', run: notifyGuestsOfChanges },
    { follows: 'Live news', run: announceSchedule },
  ]),
  bindFollowers(proponentRequestStepped, [
    {
      follows: 'Notices to administrators, or the person',
      run: notifyOfProponentRequest,
    },
  ]),
  bindFollowers(berthRequestChanged, [
    { follows: 'Notices to those concerned', run: notifyOfBerthStep },
    { follows: 'Live news', only: berthsMoved, run: announceGuests },
  ]),
  bindFollowers(agreementChanged, [
    { follows: 'Notices to proponents', only: proponentEventTypes, run: notifyProponents },
    { follows: 'Notices to planners', only: plannerEventTypes, run: notifyPlanners },
    { follows: 'Live news', run: announceAgreement },
  ]),
  bindFollowers(offerChanged, [
    {
      follows: 'Notices to planners',
      only: ['transfer_offer.made', 'transfer_offer.declined'],
      run: notifyOfOffer,
    },
    { follows: 'Live news', run: announceOffer },
  ]),
  bindFollowers(remarkChanged, [
    {
      follows: 'Notices to proponents',
      only: ['remark.added', 'remark.replied'],
      run: notifyOfRemark,
    },
    { follows: 'New text in notices', only: ['remark.edited'], run: updateQuotes },
    { follows: 'Removal of its notices', only: ['remark.deleted'], run: deleteUnreadNotices },
    { follows: 'Live news', run: announceRemarks },
  ]),
  bindFollowers(coProponentsChanged, [
    {
      follows: 'Notice to the person',
      only: ['co_proponent.added', 'co_proponent.removed'],
      run: notifyCoProponent,
    },
    { follows: 'Live news', run: announceCoProponents },
  ]),
  bindFollowers(invitationAnswered, [
    {
      follows: 'Notice to the primary proponent',
      only: ['invitation.came_late'],
      run: notifyOfLateGuest,
    },
    {
      follows: 'Live news',
      only: ['invitation.accepted'],
      run: announceGuest,
    },
  ]),
  bindFollowers(outageNoticed, [{ follows: 'Notices to proponents', run: mailOutageNotice }]),
  bindFollowers(webhookDisabled, [{ follows: 'Notices to administrators', run: notifyAdministrators }]),
  bindFollowers(factorsChanged, [{ follows: 'Mail to the owner', run: mailFactorChange }]),
  bindFollowers(accessChanged, [
    { follows: 'Mails to the person and to administrators', run: mailAccessChange },
  ]),
];

const ofApplications = applicationStatusChanged.types;
const ofPlans = planStepTaken.types;
const ofSchedules = schedulePublished.types;
const recorded = [...ofApplications, ...voyageReported.types, ...ofPlans, ...ofSchedules, ...recordedBerths];
const all = followers.flatMap(({ types }) => types);

export const eventReaders: readonly EventReader[] = [
  {
    follows: 'Number of the receipt',
    of: ['application.submitted'],
    trigger: 'give_receipt',
    on: ['ship_time_request_history'],
  },
  {
    follows: 'Entry in the ledger',
    of: [...ofApplications, ...ofPlans],
    trigger: 'seal_in_ledger',
    on: ['ship_time_request_history', 'vessel_plan_history'],
  },
  {
    follows: 'Row in the table `events`',
    of: recorded,
    trigger: 'write_event',
    on: [
      'ship_time_request_history',
      'voyage_reports',
      'vessel_plan_history',
      'fleet_plan_versions',
      'berth_request_entries',
    ],
  },
  {
    follows: 'Mails',
    of: all,
    file: 'server/src/mail/worker.ts',
    ifItFails: 'Tried again for five days, then listed for administrators',
  },
  {
    follows: 'Live news',
    of: recorded,
    file: 'server/src/live/live.ts',
    ifItFails: 'Every process looks again every two seconds',
  },
  {
    follows: 'Webhooks',
    of: recorded,
    file: 'server/src/features/integrations/webhooks/worker.ts',
    ifItFails: 'Tried again for three days, then the webhook is switched off',
  },
  {
    follows: 'Mails about openings',
    of: ofSchedules,
    file: 'server/src/features/plans/availability/mails.ts',
    ifItFails: 'Tried again in the next round, ten minutes later',
  },
];

export const questionAnswers: readonly QuestionAnswer[] = [
  bindAnswers(submissionProblems, 'Problems that keep an application from being submitted', findProblems),
  bindAnswers(planObstacles, 'Obstacles to the next step of a plan', findObstaclesOfPlan),
];

export const registerFollowers = (): void => {
  for (const { register } of [...followers, ...questionAnswers]) register();
};
