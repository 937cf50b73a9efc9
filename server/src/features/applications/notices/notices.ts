import { sql } from 'kysely';
import { formatDeadline, formatInstantInEasternTime } from '@shiptime/domain/reference/deadline-words';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { deliverNotice, type QueuedNotice, type NoticeKind, type Recipient } from '#mail/deliver-notice.ts';
import type { ApplicationRow } from '../application-row.ts';

type Facts = {
  readonly actor: string;
  readonly year: string;
  readonly deadline_at: Instant;
  readonly vessel_en: string | null;
  readonly vessel_fr: string | null;
  readonly receipt: string | null;
};

const findFacts = async (tx: Tx, actor: Actor, application: ApplicationRow): Promise<Facts> => {
  const { rows } = await sql<Facts>`
    select u.first_name || ' ' || u.last_name as actor, y.name as year, y.deadline_at, v.name_en as vessel_en, v.name_fr as vessel_fr,
      (select h.receipt from ship_time_request_history h
        where h.ship_time_request_id = ${application.id} and h.receipt is not null) as receipt
    from users u join fiscal_years y on y.id = ${application.fiscal_year_id}
      left join vessels v on v.id = ${application.vessel_id}
    where u.id = ${actor.id}`.execute(tx);
  return rows[0]!;
};

const paramsOf = ({ id, project_title, submitted_at }: ApplicationRow, facts: Facts, language: Language) => ({
  number: id,
  title: project_title ?? String(id),
  year: facts.year,
  actor: facts.actor,
  vessel: (language === 'fr' ? facts.vessel_fr : facts.vessel_en) ?? '',
  receipt: facts.receipt ?? '',
  at: submitted_at === null ? '' : formatInstantInEasternTime(language, submitted_at),
  deadline: formatDeadline(language, facts.deadline_at),
});

/**
 * Notices that a person can trigger repeatedly; their e-mails count toward that person's quota
 * (mail-quota.ts).
 */
const anyNumber: ReadonlySet<NoticeKind> = new Set([
  'application_withdrawal_asked',
  'application_withdrawal_taken_back',
  'application_remark',
  'application_remark_reply',
  'co_proponent_added',
  'co_proponent_removed',
]);

export type ApplicationNotice = Pick<QueuedNotice, 'links' | 'calendarsOf'> & {
  readonly kind: Exclude<
    NoticeKind,
    | 'deadline_reminder'
    | 'application_report_due'
    | `berth_request_${string}`
    | `letter_${string}`
    | `plan_${string}`
  >;
  readonly more?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Key that prevents a second notice about the same event. */
  readonly about: string;
  readonly quote?: string | null;
  readonly place?: '/report' | `?${string}`;
};

export const notifyOfApplication = async (
  tx: Tx,
  actor: Actor,
  application: ApplicationRow,
  recipients: readonly Recipient[],
  { kind, about, quote = null, more, place, ...ofMail }: ApplicationNotice,
): Promise<void> => {
  if (recipients.length === 0) return;
  const facts = await findFacts(tx, actor, application);
  await deliverNotice(tx, recipients, {
    kind,
    path: `/request/${application.id}${place ?? ''}`,
    subject: { ship_time_request_id: application.id },
    en: { ...paramsOf(application, facts, 'en'), ...more?.en },
    fr: { ...paramsOf(application, facts, 'fr'), ...more?.fr },
    about,
    quote,
    ...ofMail,
    ...(anyNumber.has(kind) && { causedBy: actor.id }),
  });
};
