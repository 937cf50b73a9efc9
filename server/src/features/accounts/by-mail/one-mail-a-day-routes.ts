import { sql } from 'kysely';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageAnswer } from '@shiptime/domain/shared/wire';
import { z } from 'zod';
import type { Tx } from '#db/connection.ts';
import { writeAudit } from '#audit/audit.ts';
import { translate } from '#http/language.ts';
import { notFound } from '#http/refusal.ts';
import { announce, userTopic } from '#live/live.ts';
import { oneMailADayPath, userOfToken } from '#mail/one-mail-a-day.ts';

const tags = ['accounts'];
const config = { access: 'public' } as const;
const url = `${oneMailADayPath.replace('/api', '')}/:token`;
const params = z.object({ token: z.string().min(1).max(100) });
/** What RFC 8058 has sent: nobody else comes by it by mistake. */
const body = z.object({ 'List-Unsubscribe': z.literal('One-Click') });

/** Sent again it changes nothing. */
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

/** The link in the head of single mails: from then on one a day. Who only looks is led to the choice, and changes nothing. */
export const oneMailADayRoutes: FastifyPluginAsyncZod = async (app) => {
  const ownerOf = (token: string): number => {
    const { secretKey } = app.settings;
    const userId = secretKey ? userOfToken(secretKey, token) : null;
    if (userId === null) throw notFound();
    return userId;
  };

  app.get(url, { config, schema: { hide: true, params } }, async (request, reply) =>
    reply.redirect(`/user/${ownerOf(request.params.token)}/profile`, 303),
  );
  app.post(
    url,
    { config, schema: { tags, params, body, response: { 200: messageAnswer } } },
    async (request) => {
      const owner = ownerOf(request.params.token);
      await app.inTransaction((tx) => preferOneMailADay(tx, owner));
      return { message: translate(request.language, 'answers:one_mail_a_day') };
    },
  );
};
