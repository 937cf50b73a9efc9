import { sql } from 'kysely';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { writeAudit } from '#audit/audit.ts';
import type { Tx } from '#db/connection.ts';
import { announce, userTopic } from '#live/live.ts';
import { stopRoutes } from '#mail/stop-routes.ts';

const preferOneMailADay = async (tx: Tx, userId: number): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({
      options: sql<string>`options || '{"digest": "daily"}'::jsonb`,
      updated_at: sql<string>`clock_timestamp()`,
    })
    .where('id', '=', userId)
    .where(sql<boolean>`options ->> 'digest' is distinct from 'daily'`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await writeAudit(tx, null, {
    action: 'users.updated',
    subject_type: 'users',
    subject_id: userId,
    after: { digest: 'daily' },
  });
  await announce(tx, { topic: userTopic(userId), kind: 'account' });
};

export const oneMailADayRoutes: FastifyPluginAsyncZod = async (app) =>
  stopRoutes(app, 'one_mail_a_day', {
    tags: ['accounts'],
    page: (owner) => `/user/${owner}/profile`,
    end: preferOneMailADay,
    done: 'answers:one_mail_a_day',
  });
