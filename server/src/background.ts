import type { Logger } from 'pino';
import { type Backups, startBackupSchedule } from './backups/backups.ts';
import type { Db } from './db/connection.ts';
import { digests } from './features/applications/notices/digests.ts';
import { reminders } from './features/applications/notices/reminders.ts';
import { letterReminders } from './features/applications/letters/reminders.ts';
import { reportReminders } from './features/applications/reports/reminders.ts';
import { lapseBerthRequestsJob } from './features/plans/guests/lapse-berth-requests.ts';
import { calendarForMail } from './features/plans/feeds/calendar.ts';
import { availabilityMails } from './features/plans/availability/mails.ts';
import { lapseAgreementsJob } from './features/plans/together/lapse-agreements.ts';
import { signAndMailHeads } from './features/ledger/ledger-heads.ts';
import { startWebhookWorker } from './features/integrations/webhooks/worker.ts';
import type { AppSettings } from './context.ts';
import type { LiveHub } from './live/live.ts';
import { deleteExpiredRows } from './jobs/delete-expired-rows.ts';
import { type BatchedJob, type Job, startJob } from './jobs/repeated-job.ts';
import { type MailTransport, mailboxTransport, smtpTransport } from './mail/transport.ts';
import { startMailWorker } from './mail/worker.ts';

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
  if (smtpUrl) return smtpTransport(smtpUrl, mailFrom);
  return demo ? mailboxTransport : null;
};

const portalJobs: readonly (Job | BatchedJob)[] = [
  deleteExpiredRows,
  reminders,
  reportReminders,
  letterReminders,
  digests,
  lapseAgreementsJob,
  lapseBerthRequestsJob,
  availabilityMails,
];

export const jobs: readonly (Job | BatchedJob)[] = [...portalJobs, signAndMailHeads()];

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
    calendarOf: calendarForMail(db, portalAddress),
  };
  const works = [
    ...(transport ? [startMailWorker({ ...mails, transport })] : []),
    ...(secretKey ? [startWebhookWorker({ db, live, secretKey, allowPrivate, version, log: logger })] : []),
    ...[...portalJobs, signAndMailHeads({ secretKey, mailTo: mail.ledgerHeadsTo, log: logger })].map((job) =>
      startJob(db, logger, job),
    ),
    ...(backups ? [startBackupSchedule(backups, db, logger)] : []),
  ];
  return {
    stop: async () => {
      await Promise.all(works.map((work) => work.stop()));
    },
  };
};
