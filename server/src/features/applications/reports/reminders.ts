import { sql } from 'kysely';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import {
  findLastVoyageDay,
  findDueReminderDays,
  reportReminderDays,
} from '@shiptime/domain/plans/voyage-report';
import type { Voyage } from '@shiptime/domain/plans/voyages';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import { formatDay } from '@shiptime/domain/shared/day-words';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';
import type { Job } from '#jobs/repeated-job.ts';
import { deliverNotice, type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import { applicationPeopleSql } from '../application-people.ts';
import { findPublishedVoyages } from '../voyages.ts';

type Unreported = { readonly id: number; readonly project_title: string | null; readonly year: string };

const longestDays = Math.max(...reportReminderDays) + 30;

const unreported = async (tx: Tx, today: string): Promise<Unreported[]> => {
  const { rows } = await sql<Unreported>`
    select r.id, r.project_title, y.name as year from ship_time_requests r join fiscal_years y on y.id = r.fiscal_year_id
    where r.status_id = ${statuses.accepted} and y.start_date < ${today}::date
      and y.end_date >= ${addDays(today, -longestDays)}::date and not exists (select 1 from voyage_reports v
        where v.ship_time_request_id = r.id and v.submitted_at is not null)
    order by r.id`.execute(tx);
  return rows;
};

const recipientsOf = async (tx: Tx, id: number, about: string): Promise<Recipient[]> => {
  const { rows } = await sql<Recipient>`
    select ${recipientColumnsSql} from ${applicationPeopleSql} p join users u on u.id = p.user_id and u.active
    where p.ship_time_request_id = ${id} and not exists (select 1 from notices n
      where n.user_id = u.id and n.kind = 'application_report_due' and n.params ->> 'about' = ${about})
    order by u.id`.execute(tx);
  return rows;
};

const remind = async (
  tx: Tx,
  { id, project_title, year }: Unreported,
  voyages: readonly Voyage[],
  today: string,
) => {
  const lastDay = findLastVoyageDay(voyages);
  const days = lastDay && findDueReminderDays(lastDay, today);
  if (!lastDay || !days || addDays(lastDay, longestDays) < today) return 0;
  // Includes the last day, so that a voyage with new dates gets new reminders.
  const about = [id, lastDay, days].join(':');
  const recipients = await recipientsOf(tx, id, about);
  const { vessel } = voyages.at(-1)!;
  const words = { number: id, title: project_title ?? String(id), year };
  await deliverNotice(tx, recipients, {
    kind: 'application_report_due',
    path: `/request/${id}/report`,
    subject: { ship_time_request_id: id },
    en: { ...words, vessel: vessel.name_en, day: formatDay('en', lastDay) },
    fr: { ...words, vessel: vessel.name_fr, day: formatDay('fr', lastDay) },
    about,
  });
  return recipients.length;
};

export const sendReportReminders = async (tx: Tx, now: Instant): Promise<number> => {
  const today = now.slice(0, 10);
  const applications = await unreported(tx, today);
  const voyages = await findPublishedVoyages(
    tx,
    applications.map(({ id }) => id),
  );
  let told = 0;
  for (const application of applications)
    told += await remind(tx, application, voyages.get(application.id) ?? [], today);
  return told;
};

export const reportRemindersJob: Job = { name: 'report_reminders', work: sendReportReminders };
