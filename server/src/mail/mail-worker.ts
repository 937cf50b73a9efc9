import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/connection.ts';
import type { LiveHub } from '../live/live.ts';
import type { Language } from '@shiptime/domain/shared/text';
import { startWorkerPool } from '../jobs/worker-pool.ts';
import { runTraced } from '../traced-work.ts';
import { renderMailAsSent } from './render-mail-as-sent.ts';
import { type CalendarLoader, loadCalendarAttachments } from './mail-files.ts';
import { outboxTopic } from './outbox.ts';
import { oneClickUnsubscribeUrl, subscriptionByMailKind } from './unsubscribe-links.ts';
import type { MailTransport } from './mail-transport.ts';

export type MailWorkerDependencies = {
  readonly db: Db;
  readonly live: LiveHub;
  readonly transport: MailTransport;
  readonly portalAddress: string;
  readonly calendarOf?: CalendarLoader;
  /** Key that signs unsubscribe links; without it, e-mails have no unsubscribe header. */
  readonly secretKey?: Buffer | undefined;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly pollMilliseconds?: number;
};

/** Lease longer than a delivery, so that only a dead worker's e-mail is taken over. */
const leaseSeconds = 120;
const firstPauseSeconds = 15;
const longestPauseSeconds = 900;
const givenUpAfterDays = 5;
const permanentFailures = 3;
const lanes = 2;
const stopTimeoutMs = 5000;
const droppedLate = 'a mail was dropped: its time was over before a server took it';

type Claimed = {
  id: number;
  attempts: number;
  kind: string;
  user_id: number | null;
  to_address: string;
  language: Language;
  subject: string;
  body_text: string;
  body_html: string;
  message_id: string;
  secret: string | null;
  calendars_of: number[];
  is_notice: boolean;
  is_too_late: boolean;
};

const claim = async (db: Db): Promise<Claimed | undefined> => {
  const { rows } = await sql<Claimed>`
    update outbox set leased_until = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    where id = (
      select id from outbox
      where sent_at is null and next_attempt_at <= now() and (leased_until is null or leased_until < now())
      order by next_attempt_at, id limit 1 for update skip locked)
    returning id, attempts, kind, user_id, to_address, language, subject, body_text, body_html, message_id, secret, calendars_of,
      coalesce(useful_until <= now(), false) as is_too_late,
      exists (select from notices n where n.user_id = outbox.user_id and n.kind = outbox.kind) as is_notice`.execute(
    db,
  );
  return rows[0];
};

const drop = (db: Db, { id }: Claimed) => sql`delete from outbox where id = ${id}`.execute(db);

/** Deletes the secret of a link unless `keepsLinks`, so that only the recipient has the link. */
const markSent = (db: Db, { id }: Claimed, keepsLinks: boolean) =>
  sql`update outbox set sent_at = now(), leased_until = null, last_error = null,
    secret = case when ${keepsLinks} then secret end where id = ${id}`.execute(db);

const responseCodeOf = (error: unknown): number =>
  Number((error as { responseCode?: unknown } | null)?.responseCode ?? 0);

const postpone = (db: Db, { id, attempts }: Claimed, error: unknown) => {
  const code = responseCodeOf(error);
  const hopeless = code >= 500 && attempts >= permanentFailures;
  // An unreachable mail server has refused nothing, so the e-mail is retried until it expires.
  const isRefused = code > 0;
  const wait = Math.min(firstPauseSeconds * 2 ** Math.min(attempts - 1, 10), longestPauseSeconds);
  return sql`
    update outbox set leased_until = null, last_error = ${String(error).slice(0, 1000)},
      next_attempt_at = case
        when ${hopeless} or ${isRefused} and created_at < now() - make_interval(days => ${givenUpAfterDays}) then 'infinity'
        else now() + make_interval(secs => ${wait}) end
    where id = ${id}`.execute(db);
};

const hurryThePostponed = (db: Db) =>
  sql`update outbox set next_attempt_at = now()
    where sent_at is null and leased_until is null and next_attempt_at > now() and next_attempt_at < 'infinity'`.execute(
    db,
  );

/** Several processes share the work; an e-mail of a dead worker is resent under the same Message-ID. */
export const startMailWorker = (parts: MailWorkerDependencies): { stop(): Promise<void> } => {
  const { db, live, transport, portalAddress, secretKey, log, pollMilliseconds = 15_000 } = parts;
  const { calendarOf = async () => null } = parts;
  let outage = false;

  const headOf = ({ kind, user_id, is_notice }: Claimed) => {
    const stop = subscriptionByMailKind[kind] ?? (is_notice ? 'one_mail_a_day' : undefined);
    if (!stop || !secretKey || user_id === null) return {};
    return { unsubscribe: oneClickUnsubscribeUrl(portalAddress, secretKey, stop, user_id) };
  };

  const deliver = async (mail: Claimed): Promise<void> => {
    if (mail.is_too_late) {
      await drop(db, mail);
      log.warn({ mail: mail.id, kind: mail.kind }, droppedLate);
      return;
    }
    try {
      const outgoing = {
        to: mail.to_address,
        language: mail.language,
        subject: mail.subject,
        text: renderMailAsSent(mail.body_text, mail, { portalAddress, secretKey }),
        html: renderMailAsSent(mail.body_html, mail, { portalAddress, secretKey }),
        messageId: mail.message_id,
        files: await loadCalendarAttachments(mail, calendarOf),
        ...headOf(mail),
      };
      await runTraced({ kind: 'mail', name: mail.kind }, () => transport.send(outgoing));
    } catch (err) {
      log.warn({ err, mail: mail.id }, 'a mail could not be delivered and waits');
      outage ||= responseCodeOf(err) === 0;
      await postpone(db, mail, err);
      return;
    }
    await markSent(db, mail, transport.keepsLinks ?? false);
    if (!outage) return;
    outage = false;
    await hurryThePostponed(db);
  };

  const worker = startWorkerPool({
    live,
    log,
    topic: outboxTopic,
    pollMilliseconds,
    lanes,
    timeoutMs: stopTimeoutMs,
    step: async () => {
      const mail = await claim(db);
      if (mail) await deliver(mail);
      return mail !== undefined;
    },
  });

  return {
    stop: async () => {
      await worker.stop();
      transport.close();
    },
  };
};
