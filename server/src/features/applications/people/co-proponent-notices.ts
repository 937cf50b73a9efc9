import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import { announceLiveEvent, applicationTopic } from '#live/live.ts';
import { type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import { notifyOfApplication } from '../notices/notices.ts';
import type { CoProponentsChanged } from './co-proponents-changed.ts';

export const notifyCoProponent = async (
  tx: Tx,
  { type, actor, application, userId, lockVersion }: CoProponentsChanged,
): Promise<void> => {
  const { rows } = await sql<Recipient>`
    select ${recipientColumnsSql} from users u where u.id = ${userId} and u.active`.execute(tx);
  await notifyOfApplication(tx, actor, application, rows, {
    kind: type === 'co_proponent.added' ? 'co_proponent_added' : 'co_proponent_removed',
    about: `application:${application.id}:${lockVersion}`,
  });
};

export const announceCoProponents = (tx: Tx, { actor, application }: CoProponentsChanged): Promise<void> =>
  announceLiveEvent(tx, { topic: applicationTopic(application.id), kind: 'co_proponents', by: actor.id });
