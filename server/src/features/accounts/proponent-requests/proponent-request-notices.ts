import { sql } from 'kysely';
import { roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { deliverNotice, type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import type { ProponentRequestChanged } from './write-proponent-request.ts';

const kinds = {
  'proponent_request.asked': 'proponent_request_asked',
  'proponent_request.granted': 'proponent_request_granted',
  'proponent_request.refused': 'proponent_request_refused',
} as const;

export const notifyOfProponentRequest = async (
  tx: Tx,
  { type, actor, request }: ProponentRequestChanged,
): Promise<void> => {
  const isAsked = type === 'proponent_request.asked';
  const { rows } = await sql<Recipient>`
    select ${recipientColumnsSql} from users u where u.active and not u.service and u.id <> ${actor.id}
      and ${isAsked ? sql`u.user_type_id = ${roles.administrator}` : sql`u.id = ${request.user_id}`}
    order by u.id`.execute(tx);
  const words = {
    asker: `${request.first_name} ${request.last_name}`,
    organization: request.organization,
  };
  const answers = type === 'proponent_request.granted' ? '/request' : '/ask-to-apply';
  await deliverNotice(tx, rows, {
    kind: kinds[type],
    path: isAsked ? '/administration/users' : answers,
    subject: { proponent_request_id: request.id },
    en: words,
    fr: words,
    about: `proponent_request:${request.id}`,
    quote: isAsked ? request.letter : request.reason,
  });
};
