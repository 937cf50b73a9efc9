import { sql } from 'kysely';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import type { Job } from '#jobs/repeated-job.ts';
import { todayInOttawaSql } from '#mail/ottawa-day.ts';
import { queueMail } from '#mail/outbox.ts';
import { type NoticeRow, presentNotice } from './notice-inbox.ts';

type Reader = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly day: string;
};

const findReaders = async (tx: Tx, now: Instant): Promise<Reader[]> => {
  const { rows } = await sql<Reader>`
    select u.id, u.email, u.first_name || ' ' || u.last_name as name, u.language, today.day
    from users u, ${todayInOttawaSql(now)}
    where u.active and today.is_morning
      and exists (select 1 from notices n where n.user_id = u.id and n.mailed_at is null and n.created_at <= ${now})
      and not exists (select 1 from outbox o where o.dedup_key = concat_ws(':', 'digest', u.id, today.day))
    order by u.id`.execute(tx);
  return rows;
};

const takeNotices = async (tx: Tx, userId: number, now: Instant): Promise<NoticeRow[]> => {
  const { rows } = await sql<NoticeRow>`
    with taken as (
      update notices set mailed_at = ${now} where user_id = ${userId} and mailed_at is null and created_at <= ${now}
      returning id, kind, params, path, created_at, read_at)
    select * from taken where read_at is null order by created_at, id`.execute(tx);
  return rows;
};

const textOf = (notice: NoticeRow, language: Language): string => {
  const { message, quote } = presentNotice(notice, language);
  return quote ? `${message}\n${quote}` : message;
};

const calendarsIn = (notices: readonly NoticeRow[]): number[] => [
  ...new Set(
    notices
      .filter(({ kind }) => kind === 'application_finalise' || kind === 'application_rescheduled')
      .map(({ params }) => Number(params['ship_time_request_id'])),
  ),
];

export const sendDigests = async (tx: Tx, now: Instant): Promise<number> => {
  let mails = 0;
  for (const { id, email, name, language, day } of await findReaders(tx, now)) {
    const notices = await takeNotices(tx, id, now);
    if (notices.length === 0) continue;
    await queueMail(tx, {
      kind: 'digest',
      to: email,
      user_id: id,
      name,
      language,
      params: { count: notices.length },
      items: notices.map((notice) => textOf(notice, language)),
      path: '/',
      calendarsOf: calendarsIn(notices),
      dedupKey: `digest:${id}:${day}`,
    });
    mails += 1;
  }
  return mails;
};

export const digestsJob: Job = { name: 'digests', work: sendDigests };
