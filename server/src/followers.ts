import { type Answering, answering, type EventReader, type Following, following } from './events/events.ts';
import { tellOfProponentRequest } from './features/accounts/proponent-requests/proponent-request-notices.ts';
import { proponentRequestStepped } from './features/accounts/proponent-requests/write-proponent-request.ts';
import { tellConcerned } from './features/applications/step-followers/concerned.ts';
import { announceStep } from './features/applications/step-followers/step-news.ts';
import {
  announceWithdrawal,
  tellOfWithdrawal,
} from './features/applications/step-followers/withdrawal-news.ts';
import { withdrawalRequested } from './features/applications/stages/withdrawal-request.ts';
import { findProblems } from './features/applications/reading/validation.ts';
import { tellOfReport } from './features/applications/reports/report-notices.ts';
import { voyageReported } from './features/applications/reports/write-report.ts';
import { submissionProblems } from './features/applications/stages/submission.ts';
import { applicationStepped } from './features/applications/stages/transition.ts';
import { noteOpenings } from './features/plans/fleet/openings.ts';
import { schedulePublished } from './features/plans/fleet/publish-fleet-plan.ts';
import { tellOfChanges } from './features/plans/fleet/rescheduled.ts';
import { announceSchedule } from './features/plans/fleet/schedule-news.ts';
import { announceGuests, tellOfBerthStep } from './features/plans/guests/berth-notices.ts';
import { berthStepped } from './features/plans/guests/berth-stepped.ts';
import { tellGuests } from './features/plans/guests/rescheduled.ts';
import { obstaclesTo } from './features/plans/obstacles.ts';
import { acceptApplications, publishFinalPlan } from './features/plans/step-followers/final-plan.ts';
import { tellOfStep } from './features/plans/step-followers/step-notices.ts';
import { announcePlanStep, takeStepVersion } from './features/plans/step-followers/step-version.ts';
import { planObstacles, planStepped } from './features/plans/steps/take-plan-step.ts';

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
export const followers: readonly Following[] = [
  following(applicationStepped, [
    { follows: 'Notices and mails to proponents and coordinators', run: tellConcerned },
    { follows: 'Live news to open pages of the application', run: announceStep },
  ]),
  following(withdrawalRequested, [
    { follows: 'Notices and mails to coordinators', run: tellOfWithdrawal },
    { follows: 'Live news to open pages of the application', run: announceWithdrawal },
  ]),
  following(voyageReported, [{ follows: 'Notices and mails to coordinators', run: tellOfReport }]),
  following(planStepped, [
    { follows: 'A version of the plan', run: takeStepVersion },
    { follows: 'A version of the published schedule', only: ['plan.final'], run: publishFinalPlan },
    { follows: 'Acceptance of the plan’s applications', only: ['plan.final'], run: acceptApplications },
    { follows: 'Notices and mails to planners', run: tellOfStep },
    { follows: 'Live news to open pages of the plan', run: announcePlanStep },
  ]),
  following(schedulePublished, [
    { follows: 'Openings: freed days and berths', run: noteOpenings },
    { follows: 'Mails to proponents whose days changed', run: tellOfChanges },
    { follows: 'Mails to guests whose days changed', run: tellGuests },
    { follows: 'Live news to open pages of the schedule', run: announceSchedule },
  ]),
  following(proponentRequestStepped, [
    {
      follows: 'Notices and mails to administrators, or to the person who asked',
      run: tellOfProponentRequest,
    },
  ]),
  following(berthStepped, [
    { follows: 'Notices and mails to those concerned by the berths', run: tellOfBerthStep },
    { follows: 'Live news to open pages of the plan', only: berthsMoved, run: announceGuests },
  ]),
];

const ofApplications = applicationStepped.types;
const ofPlans = planStepped.types;
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

export const answers: readonly Answering[] = [
  answering(submissionProblems, 'Problems that keep an application from being submitted', findProblems),
  answering(planObstacles, 'Obstacles to the next step of a plan', obstaclesTo),
];
