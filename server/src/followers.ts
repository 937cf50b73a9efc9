import {
  type QuestionAnswer,
  bindAnswers,
  type EventReader,
  type EventSubscription,
  bindFollowers,
} from './events/events.ts';
import { tellOfProponentRequest } from './features/accounts/proponent-requests/proponent-request-notices.ts';
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
import { acceptApplications, publishFinalPlan } from './features/plans/step-followers/final-plan.ts';
import { notifyOfStep } from './features/plans/step-followers/step-notices.ts';
import { announcePlanStep, takeStepVersion } from './features/plans/step-followers/step-version.ts';
import { planObstacles, planStepTaken } from './features/plans/steps/take-plan-step.ts';

const berthsMoved = [
  'berth_request.asked',
  'berth_request.accepted',
  'berth_request.declined',
  'berth_request.withdrawn',
  'berth_request.taken_back',
] as const;
const recordedBerths = [...berthsMoved, 'berth_request.lapsed'] as const;

/**
 * Followers run in this order, in the command's transaction. `npm run docs:events` prints
 * docs/events.md.
 */
export const followers: readonly EventSubscription[] = [
  bindFollowers(applicationStatusChanged, [
    { follows: 'Notices and mails to proponents and coordinators', run: notifyConcerned },
    { follows: 'Live news to open pages of the application', run: announceStep },
  ]),
  bindFollowers(withdrawalRequested, [
    { follows: 'Notices and mails to coordinators', run: notifyOfWithdrawalRequest },
    { follows: 'Live news to open pages of the application', run: announceWithdrawal },
  ]),
  bindFollowers(voyageReported, [{ follows: 'Notices and mails to coordinators', run: notifyOfReport }]),
  bindFollowers(planStepTaken, [
    { follows: 'A version of the plan', run: takeStepVersion },
    { follows: 'A version of the published schedule', only: ['plan.final'], run: publishFinalPlan },
    { follows: 'Acceptance of the plan’s applications', only: ['plan.final'], run: acceptApplications },
    { follows: 'Notices and mails to planners', run: notifyOfStep },
    { follows: 'Live news to open pages of the plan', run: announcePlanStep },
  ]),
  bindFollowers(schedulePublished, [
    { follows: 'Openings: freed days and berths', run: recordOpenings },
    { follows: 'Mails to proponents whose days changed', run: notifyOfScheduleChanges },
    { follows: 'Mails to guests whose days changed', run: notifyGuestsOfChanges },
    { follows: 'Live news to open pages of the schedule', run: announceSchedule },
  ]),
  bindFollowers(proponentRequestStepped, [
    {
      follows: 'Notices and mails to administrators, or to the person who asked',
      run: tellOfProponentRequest,
    },
  ]),
  bindFollowers(berthRequestChanged, [
    { follows: 'Notices and mails to those concerned by the berths', run: notifyOfBerthStep },
    { follows: 'Live news to open pages of the plan', only: berthsMoved, run: announceGuests },
  ]),
];

const ofApplications = applicationStatusChanged.types;
const ofPlans = planStepTaken.types;
const ofSchedules = schedulePublished.types;
const recorded = [...ofApplications, ...voyageReported.types, ...ofPlans, ...ofSchedules, ...recordedBerths];
const all = followers.flatMap(({ types }) => types);

export const readers: readonly EventReader[] = [
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

export const answers: readonly QuestionAnswer[] = [
  bindAnswers(submissionProblems, 'Problems that keep an application from being submitted', findProblems),
  bindAnswers(planObstacles, 'Obstacles to the next step of a plan', findObstaclesOfPlan),
];
