import { sql } from 'kysely';
import { roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { announceLiveEvent, applicationTopic } from '#live/live.ts';
import { type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import { notifyOfApplication } from '../notices/notices.ts';
import type { WithdrawalRequested } from '../stages/withdrawal-request.ts';

const kinds = {
  'application.withdrawal_asked': 'application_withdrawal_asked',
  'application.withdrawal_taken_back': 'application_withdrawal_taken_back',
} as const;

export const notifyOfWithdrawalRequest = async (
  tx: Tx,
  { type, actor, application, askedAt }: WithdrawalRequested,
): Promise<void> => {
  const { rows } = await sql<Recipient>`
    select ${recipientColumnsSql} from users u join user_vessels v on v.user_id = u.id
    where u.active and u.user_type_id = ${roles.regional_vessel_coordinator}
      and v.vessel_id = ${application.vessel_id} and u.id <> ${actor.id} order by u.id`.execute(tx);
  await notifyOfApplication(tx, actor, application, rows, {
    kind: kinds[type],
    about: `withdrawal:${application.id}:${askedAt}`,
    quote: application.withdrawal_reason,
  });
};

export const announceWithdrawal = (tx: Tx, { actor, application }: WithdrawalRequested): Promise<void> =>
  announceLiveEvent(tx, {
    topic: applicationTopic(application.id),
    kind: 'status',
    status_id: application.status_id,
    lock_version: application.lock_version,
    by: actor.id,
  });
