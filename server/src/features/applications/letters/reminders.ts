import { sql } from 'kysely';
import { formatDeadline } from '@shiptime/domain/reference/deadline-words';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';
import type { Job } from '#jobs/repeated-job.ts';
import { deliverNotice, type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';

type Opened = Recipient & {
  readonly letter_id: number;
  readonly title: string;
  readonly year_id: number;
  readonly year: string;
  readonly deadline_at: Instant;
};

export const sendLetterReminders = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<Opened>`
    with due as (
      update letter_of_intent_years n set told_at = clock_timestamp()
      from letters_of_intent l
      where l.id = n.letter_of_intent_id and n.fiscal_year_id = (select open_fiscal_year()) and n.told_at is null
        and n.ship_time_request_id is null and l.withdrawn_at is null
      returning l.id as letter_id, l.title, l.user_id, n.fiscal_year_id)
    select ${recipientColumnsSql}, d.letter_id, d.title, y.id as year_id, y.name as year, y.deadline_at
    from due d join users u on u.id = d.user_id and u.active join fiscal_years y on y.id = d.fiscal_year_id
    order by d.letter_id`.execute(tx);
  for (const { letter_id, title, year_id, year, deadline_at, ...recipient } of rows) {
    await deliverNotice(tx, [recipient], {
      kind: 'letter_year_open',
      path: `/letters-of-intent?letter=${letter_id}`,
      subject: { letter_of_intent_id: letter_id },
      en: { title, year, deadline: formatDeadline('en', deadline_at) },
      fr: { title, year, deadline: formatDeadline('fr', deadline_at) },
      about: `letter:${letter_id}:${year_id}`,
      usefulUntil: deadline_at,
    });
  }
  return rows.length;
};

export const letterRemindersJob: Job = { name: 'letter_reminders', work: sendLetterReminders };
