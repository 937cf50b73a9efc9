import type { Logger } from 'pino';
import type { Db } from './db/connection.ts';
import { digests } from './features/applications/digests.ts';
import { reminders } from './features/applications/reminders.ts';
import type { LiveHub } from './http/live.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { startJob } from './jobs/repeated.ts';
import { mailboxTransport, smtpTransport } from './mail/transport.ts';
import { startMailWorker } from './mail/worker.ts';

type Parts = {
  readonly db: Db;
  readonly live: LiveHub;
  readonly logger: Logger;
  readonly mail: { readonly smtpUrl: string | undefined; readonly mailFrom: string };
  /** Where links in mails lead. */
  readonly portalAddress: string;
};

/** What a process does besides answering: it delivers mails, reminds, and sweeps. Several processes share the work. */
export const startBackground = ({
  db,
  live,
  logger,
  mail,
  portalAddress,
}: Parts): { stop(): Promise<void> } => {
  const transport = mail.smtpUrl ? smtpTransport(mail.smtpUrl, mail.mailFrom) : mailboxTransport;
  const works = [
    startMailWorker({ db, live, transport, portalAddress, log: logger }),
    startHousekeeping(db, logger),
    startJob(db, logger, reminders),
    startJob(db, logger, digests),
  ];
  return {
    stop: async () => {
      await Promise.all(works.map((work) => work.stop()));
    },
  };
};
