import type { Logger } from 'pino';
import { type Backups, startBackupSchedule } from './backups/backups.ts';
import type { Db } from './db/connection.ts';
import { digestsJob } from './features/applications/notices/digests.ts';
import { deadlineRemindersJob } from './features/applications/notices/reminders.ts';
import { letterRemindersJob } from './features/applications/letters/reminders.ts';
import { reportRemindersJob } from './features/applications/reports/reminders.ts';
import { lapseBerthRequestsJob } from './features/plans/guests/lapse-berth-requests.ts';
import { createMailCalendarLoader } from './features/plans/feeds/calendar.ts';
import { availabilityMailsJob } from './features/plans/availability/send-schedule-opening-mails.ts';
import { lapseAgreementsJob } from './features/plans/shared-voyages/lapse-agreements.ts';
import { createSignHeadsJob } from './features/ledger/ledger-heads.ts';
import { startWebhookWorker } from './features/integrations/webhooks/webhook-worker.ts';
import type { AppSettings } from './context.ts';
import type { LiveHub } from './live/live.ts';
import { deleteExpiredRowsJob } from './jobs/delete-expired-rows.ts';
import { type BatchedJob, type Job, startJob } from './jobs/repeated-job.ts';
import { type MailTransport, mailboxTransport, createSmtpTransport } from './mail/mail-transport.ts';
import { startMailWorker } from './mail/mail-worker.ts';

type Parts = {
  readonly db: Db;
  readonly live: LiveHub;
  readonly logger: Logger;
  readonly mail: {
    readonly smtpUrl: string | undefined;
    readonly mailFrom: string;
    readonly demo: boolean;
    readonly ledgerHeadsTo: readonly string[];
  };
  readonly portalAddress: string;
  readonly settings: Pick<AppSettings, 'secretKey' | 'privateWebhooks' | 'version'>;
  readonly backups: Backups | undefined;
};

const transportFor = ({ smtpUrl, mailFrom, demo }: Parts['mail']): MailTransport | null => {
  if (smtpUrl) return createSmtpTransport(smtpUrl, mailFrom);
  return demo ? mailboxTransport : null;
};

const portalJobs: readonly (Job | BatchedJob)[] = [
  deleteExpiredRowsJob,
  deadlineRemindersJob,
  reportRemindersJob,
  letterRemindersJob,
  digestsJob,
  lapseAgreementsJob,
  lapseBerthRequestsJob,
  availabilityMailsJob,
];

export const jobs: readonly (Job | BatchedJob)[] = [...portalJobs, createSignHeadsJob()];

export const startBackground = ({
  db,
  live,
  logger,
  mail,
  portalAddress,
  backups,
  settings: { secretKey, privateWebhooks: allowPrivate = false, version },
}: Parts): { stop(): Promise<void> } => {
  const transport = transportFor(mail);
  if (!transport) logger.warn('SMTP_URL is not set: mails wait in the outbox until it is');
  const mails = {
    ...{ db, live, portalAddress, secretKey, log: logger },
    calendarOf: createMailCalendarLoader(db, portalAddress),
  };
  const works = [
    ...(transport ? [startMailWorker({ ...mails, transport })] : []),
    ...(secretKey ? [startWebhookWorker({ db, live, secretKey, allowPrivate, version, log: logger })] : []),
    ...[...portalJobs, createSignHeadsJob({ secretKey, mailTo: mail.ledgerHeadsTo, log: logger })].map(
      (job) => startJob(db, logger, job),
    ),
    ...(backups ? [startBackupSchedule(backups, db, logger)] : []),
  ];
  return {
    stop: async () => {
      await Promise.all(works.map((work) => work.stop()));
    },
  };
};
