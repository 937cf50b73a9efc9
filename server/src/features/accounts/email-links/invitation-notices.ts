import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import { announceLiveEvent, applicationTopic } from '#live/live.ts';
import { deliverNotice, type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import type { InvitationAnswered } from './invitation-answered.ts';

type Facts = { number: number; title: string | null; year: string; actor: string };

export const notifyOfLateInvitationAcceptance = async (
  tx: Tx,
  { applicationId: requestId, userId }: InvitationAnswered,
): Promise<void> => {
  const { rows } = await sql<Facts>`
    select r.id as number, r.project_title as title, y.name as year, g.first_name || ' ' || g.last_name as actor
    from ship_time_requests r join fiscal_years y on y.id = r.fiscal_year_id, users g
    where r.id = ${requestId} and g.id = ${userId}`.execute(tx);
  const { title, ...facts } = rows[0]!;
  const owner = await sql<Recipient>`
    select ${recipientColumnsSql} from users u join ship_time_requests r on r.user_id = u.id
    where r.id = ${requestId} and u.active`.execute(tx);
  const words = { ...facts, title: title ?? String(requestId) };
  await deliverNotice(tx, owner.rows, {
    kind: 'co_proponent_late',
    path: `/request/${requestId}`,
    subject: { ship_time_request_id: requestId },
    en: words,
    fr: words,
    about: `late:${requestId}:${userId}`,
  });
};

export const announceNewCoProponent = (
  tx: Tx,
  { applicationId, userId }: InvitationAnswered,
): Promise<void> =>
  announceLiveEvent(tx, { topic: applicationTopic(applicationId), kind: 'co_proponents', by: userId });
