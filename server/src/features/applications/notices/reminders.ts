import { sql } from 'kysely';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { deadlineText } from '@shiptime/domain/reference/deadline-words';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import type { Job } from '#jobs/repeated.ts';
import { deliver, type Recipient, recipientColumns } from '#mail/notices.ts';
import { readSettings } from '#features/reference/settings.ts';

type Due = Recipient & {
  readonly ship_time_request_id: number;
  readonly project_title: string | null;
  readonly year: string;
  readonly deadline_at: Instant;
  readonly about: string;
};

/**
 * Who has a draft when so many days are left (a setting). Of several days that have come only the last counts, and a draft
 * that was begun later is known to its proponents. A deadline that is moved is another deadline.
 */
const findDue = async (tx: Tx, days: readonly number[], now: Instant): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select ${recipientColumns}, r.id as ship_time_request_id, r.project_title, y.name as year, y.deadline_at, a.about
    from fiscal_years y
      cross join lateral (select min(d) as days from unnest(${[...days]}::int[]) d
        where y.deadline_at - make_interval(days => d) <= ${now}) m
      join ship_time_requests r on r.fiscal_year_id = y.id and r.status_id = ${statuses.draft}
        and r.created_at <= y.deadline_at - make_interval(days => m.days)
      join users u on u.active and (u.id = r.user_id
        or u.id in (select c.user_id from co_proponents c where c.ship_time_request_id = r.id))
      cross join lateral (select concat_ws(':', r.id, extract(epoch from y.deadline_at)::bigint, m.days) as about) a
    where y.deadline_at > ${now} and not exists (select 1 from notices n
      where n.user_id = u.id and n.kind = 'deadline_reminder' and n.params ->> 'about' = a.about)
    order by r.id, u.id`.execute(tx);
  return rows;
};

const wordsOf = (
  { ship_time_request_id: number, project_title, year, deadline_at }: Due,
  language: Language,
) => ({
  number,
  title: project_title ?? String(number),
  year,
  deadline: deadlineText(language, deadline_at),
});

export const remindOfDeadlines = async (tx: Tx, now: Instant): Promise<number> => {
  const { reminder_days } = await readSettings(tx);
  const due = await findDue(tx, reminder_days, now);
  for (const one of due) {
    await deliver(tx, [one], {
      kind: 'deadline_reminder',
      path: `/request/${one.ship_time_request_id}`,
      subject: { ship_time_request_id: one.ship_time_request_id },
      en: wordsOf(one, 'en'),
      fr: wordsOf(one, 'fr'),
      about: one.about,
    });
  }
  return due.length;
};

export const reminders: Job = { name: 'deadline_reminders', work: remindOfDeadlines };
