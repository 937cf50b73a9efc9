import {
  type QueryHookBinding,
  bindQueryHook,
  type EventConsumer,
  type EventSubscription,
  bindSubscribers,
} from './events/events.ts';
import { notifyOfProponentRequest } from './features/accounts/proponent-requests/proponent-request-notices.ts';
import { proponentRequestChangedEvent } from './features/accounts/proponent-requests/write-proponent-request.ts';
import { notifyOfStatusChange } from './features/applications/status-subscribers/notify-of-status-change.ts';
import { announceStatusChange } from './features/applications/status-subscribers/announce-status-change.ts';
import {
  announceWithdrawal,
  notifyOfWithdrawalRequest,
} from './features/applications/status-subscribers/withdrawal-notices.ts';
import { withdrawalRequestedEvent } from './features/applications/stages/withdrawal-request.ts';
import { findSubmissionProblems } from './features/applications/read/validation.ts';
import { notifyOfReport } from './features/applications/reports/report-notices.ts';
import { voyageReportedEvent } from './features/applications/reports/write-report.ts';
import { submissionProblemsHook } from './features/applications/stages/submission.ts';
import { applicationStatusChangedEvent } from './features/applications/stages/transition.ts';
import { recordScheduleOpenings } from './features/plans/fleet/schedule-openings.ts';
import { schedulePublishedEvent } from './features/plans/fleet/publish-fleet-plan.ts';
import { notifyOfScheduleChanges } from './features/plans/fleet/notify-schedule-changes.ts';
import { announceSchedule } from './features/plans/fleet/schedule-news.ts';
import { announceBerthRequest, notifyOfBerthRequest } from './features/plans/guests/berth-notices.ts';
import { berthRequestChangedEvent } from './features/plans/guests/berth-request-changed.ts';
import { notifyGuestsOfChanges } from './features/plans/guests/notify-guests.ts';
import { findObstaclesOfPlan } from './features/plans/plan-obstacles.ts';
import { finaliseApplications, publishFinalPlan } from './features/plans/step-subscribers/final-plan.ts';
import {
  notifyOfAmendmentRequest,
  notifyOfPlanStep,
} from './features/plans/step-subscribers/step-notices.ts';
import { notifyOfTransfer } from './features/plans/step-subscribers/transfer-notices.ts';
import { missionTransferredEvent } from './features/plans/missions/transfer-mission.ts';
import { announcePlanStep, createVersionOfStep } from './features/plans/step-subscribers/step-version.ts';
import { planObstaclesHook, planStepTakenEvent } from './features/plans/steps/take-plan-step.ts';
import { amendmentRequestedEvent } from './features/plans/steps/ask-for-amendment.ts';
import { accessChangedEvent } from './audit/audit.ts';
import { sendAccessChangeMail } from './audit/access-mails.ts';
import {
  announceNewCoProponent,
  notifyOfLateInvitationAcceptance,
} from './features/accounts/email-links/invitation-notices.ts';
import { invitationAnsweredEvent } from './features/accounts/email-links/invitation-answered.ts';
import { factorsChangedEvent } from './features/accounts/second-factor/factors-changed.ts';
import { sendFactorChangeMail } from './features/accounts/second-factor/factor-mails.ts';
import {
  announceCoProponents,
  notifyCoProponent,
} from './features/applications/people/co-proponent-notices.ts';
import { coProponentsChangedEvent } from './features/applications/people/co-proponents-changed.ts';
import {
  announceRemarks,
  deleteRemarkNotices,
  notifyOfRemark,
  updateQuotesInNotices,
} from './features/applications/remarks/remark-notices.ts';
import { remarkChangedEvent } from './features/applications/remarks/remark-changed.ts';
import { notifyOfDisabledWebhook } from './features/integrations/webhooks/notify-administrators.ts';
import { webhookDisabledEvent } from './features/integrations/webhooks/disable-webhook.ts';
import { agreementChangedEvent } from './features/plans/shared-voyages/agreement-changed.ts';
import {
  announceAgreementEvent,
  plannerEventTypes,
  proponentEventTypes,
  notifyPlannersOfAgreement,
  notifyProponentsOfAgreement,
} from './features/plans/shared-voyages/agreement-notices.ts';
import { sendOutageNoticeMail } from './features/proposals/outages/send-outage-notice-mail.ts';
import { outageNoticeSentEvent } from './features/proposals/outages/outage-notice-sent.ts';
import { announceOfferChange, notifyOfOffer } from './features/review/offers/offer-notices.ts';
import { offerChangedEvent } from './features/review/offers/offer-changed.ts';

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
export const eventSubscriptions: readonly EventSubscription[] = [
  bindSubscribers(applicationStatusChangedEvent, [
    { follows: 'Notices to proponents and coordinators', run: notifyOfStatusChange },
    { follows: 'Live news', run: announceStatusChange },
  ]),
  bindSubscribers(withdrawalRequestedEvent, [
    { follows: 'Notices to coordinators', run: notifyOfWithdrawalRequest },
    { follows: 'Live news', run: announceWithdrawal },
  ]),
  bindSubscribers(voyageReportedEvent, [{ follows: 'Notices to coordinators', run: notifyOfReport }]),
  bindSubscribers(planStepTakenEvent, [
    { follows: 'A version of the plan', run: createVersionOfStep },
    { follows: 'A version of the published schedule', only: ['plan.final'], run: publishFinalPlan },
    { follows: 'Acceptance of its applications', only: ['plan.final'], run: finaliseApplications },
    { follows: 'Notices to planners', run: notifyOfPlanStep },
    { follows: 'Live news', run: announcePlanStep },
  ]),
  bindSubscribers(amendmentRequestedEvent, [
    { follows: 'Mails to administrators', run: notifyOfAmendmentRequest },
  ]),
  bindSubscribers(missionTransferredEvent, [
    { follows: 'Notices to planners of the vessel it comes to', run: notifyOfTransfer },
  ]),
  bindSubscribers(schedulePublishedEvent, [
    { follows: 'Openings: freed days and berths', run: recordScheduleOpenings },
    { follows: 'Mails to proponents whose days changed', run: notifyOfScheduleChanges },
    { follows: 'Mails to guests whose days changed', run: notifyGuestsOfChanges },
    { follows: 'Live news', run: announceSchedule },
  ]),
  bindSubscribers(proponentRequestChangedEvent, [
    {
      follows: 'Notices to administrators, or the person',
      run: notifyOfProponentRequest,
    },
  ]),
  bindSubscribers(berthRequestChangedEvent, [
    { follows: 'Notices to those concerned', run: notifyOfBerthRequest },
    { follows: 'Live news', only: berthsMoved, run: announceBerthRequest },
  ]),
  bindSubscribers(agreementChangedEvent, [
    { follows: 'Notices to proponents', only: proponentEventTypes, run: notifyProponentsOfAgreement },
    { follows: 'Notices to planners', only: plannerEventTypes, run: notifyPlannersOfAgreement },
    { follows: 'Live news', run: announceAgreementEvent },
  ]),
  bindSubscribers(offerChangedEvent, [
    {
      follows: 'Notices to planners',
      only: ['transfer_offer.made', 'transfer_offer.declined'],
      run: notifyOfOffer,
    },
    { follows: 'Live news', run: announceOfferChange },
  ]),
  bindSubscribers(remarkChangedEvent, [
    {
      follows: 'Notices to proponents',
      only: ['remark.added', 'remark.replied'],
      run: notifyOfRemark,
    },
    { follows: 'New text in notices', only: ['remark.edited'], run: updateQuotesInNotices },
    { follows: 'Removal of its notices', only: ['remark.deleted'], run: deleteRemarkNotices },
    { follows: 'Live news', run: announceRemarks },
  ]),
  bindSubscribers(coProponentsChangedEvent, [
    {
      follows: 'Notice to the person',
      only: ['co_proponent.added', 'co_proponent.removed'],
      run: notifyCoProponent,
    },
    { follows: 'Live news', run: announceCoProponents },
  ]),
  bindSubscribers(invitationAnsweredEvent, [
    {
      follows: 'Notice to the primary proponent',
      only: ['invitation.came_late'],
      run: notifyOfLateInvitationAcceptance,
    },
    {
      follows: 'Live news',
      only: ['invitation.accepted'],
      run: announceNewCoProponent,
    },
  ]),
  bindSubscribers(outageNoticeSentEvent, [{ follows: 'Notices to proponents', run: sendOutageNoticeMail }]),
  bindSubscribers(webhookDisabledEvent, [
    { follows: 'Notices to administrators', run: notifyOfDisabledWebhook },
  ]),
  bindSubscribers(factorsChangedEvent, [{ follows: 'Mail to the owner', run: sendFactorChangeMail }]),
  bindSubscribers(accessChangedEvent, [
    { follows: 'Mails to the person and to administrators', run: sendAccessChangeMail },
  ]),
];

const ofApplications = applicationStatusChangedEvent.types;
const ofPlans = planStepTakenEvent.types;
const ofSchedules = schedulePublishedEvent.types;
const recorded = [
  ...ofApplications,
  ...voyageReportedEvent.types,
  ...ofPlans,
  ...ofSchedules,
  ...recordedBerths,
];
const all = eventSubscriptions.flatMap(({ types }) => types);

export const eventConsumers: readonly EventConsumer[] = [
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
    file: 'server/src/mail/mail-worker.ts',
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
    file: 'server/src/features/integrations/webhooks/webhook-worker.ts',
    ifItFails: 'Tried again for three days, then the webhook is switched off',
  },
  {
    follows: 'Mails about openings',
    of: ofSchedules,
    file: 'server/src/features/plans/availability/send-schedule-opening-mails.ts',
    ifItFails: 'Tried again in the next round, ten minutes later',
  },
];

export const queryHookBindings: readonly QueryHookBinding[] = [
  bindQueryHook(
    submissionProblemsHook,
    'Problems that keep an application from being submitted',
    findSubmissionProblems,
  ),
  bindQueryHook(planObstaclesHook, 'Obstacles to the next step of a plan', findObstaclesOfPlan),
];

export const registerSubscribers = (): void => {
  for (const { register } of [...eventSubscriptions, ...queryHookBindings]) register();
};
