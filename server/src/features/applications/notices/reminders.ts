import { sql } from 'kysely';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { formatDeadline } from '@shiptime/domain/reference/deadline-words';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '#db/connection.ts';
import type { BatchedJob } from '#jobs/repeated-job.ts';
import { deliverNotice, type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import { readSettings } from '#features/reference/settings.ts';
import { applicationPeopleSql } from '../application-people.ts';

const draftsInBatch = 50;

type Due = Recipient & {
  readonly ship_time_request_id: number;
  readonly project_title: string | null;
  readonly year: string;
  readonly deadline_at: Instant;
  readonly about: string;
};

/** Skips drafts begun after the reminder day. Reminds again if the deadline moves. */
const untold = (days: readonly number[], now: Instant) => sql`(
    select y.id, y.name, y.deadline_at, min(d) as days from fiscal_years y, unnest(${[...days]}::int[]) d
    where y.deadline_at > ${now} and y.deadline_at - make_interval(days => d) <= ${now} group by y.id) y
  join ship_time_requests r on r.fiscal_year_id = y.id and r.status_id = ${statuses.draft}
    and r.created_at <= y.deadline_at - make_interval(days => y.days)
  join ${applicationPeopleSql} p on p.ship_time_request_id = r.id
  join users u on u.id = p.user_id and u.active
  cross join lateral (select concat_ws(':', r.id, extract(epoch from y.deadline_at)::bigint, y.days) as about) a
  where not exists (select 1 from notices n
    where n.user_id = u.id and n.kind = 'deadline_reminder' and n.params ->> 'about' = a.about)`;

const findDrafts = async (db: Db, now: Instant, after: number): Promise<number[]> => {
  const { reminder_days: days } = await readSettings(db);
  const { rows } = await sql<{ id: number }>`
    select distinct r.id from ${untold(days, now)} and r.id > ${after} order by r.id limit ${draftsInBatch}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

const findDue = async (tx: Tx, now: Instant, ids: readonly number[]): Promise<Due[]> => {
  const { reminder_days: days } = await readSettings(tx);
  const { rows } = await sql<Due>`
    select ${recipientColumnsSql}, r.id as ship_time_request_id, r.project_title, y.name as year, y.deadline_at, a.about
    from ${untold(days, now)} and r.id = any(${[...ids]}::int[]) order by r.id, u.id`.execute(tx);
  return rows;
};

const wordsOf = (
  { ship_time_request_id: number, project_title, year, deadline_at }: Due,
  language: Language,
) => ({
  number,
  title: project_title ?? String(number),
  year,
  deadline: formatDeadline(language, deadline_at),
});

const remind = async (tx: Tx, now: Instant, ids: readonly number[]): Promise<number> => {
  const due = await findDue(tx, now, ids);
  for (const one of due) {
    await deliverNotice(tx, [one], {
      kind: 'deadline_reminder',
      path: `/request/${one.ship_time_request_id}`,
      subject: { ship_time_request_id: one.ship_time_request_id },
      en: wordsOf(one, 'en'),
      fr: wordsOf(one, 'fr'),
      about: one.about,
      usefulUntil: one.deadline_at,
    });
  }
  return due.length;
};

export const deadlineRemindersJob: BatchedJob = {
  name: 'deadline_reminders',
  next: findDrafts,
  work: remind,
};
