import { sql } from 'kysely';
import { writeAuditEntry } from '#audit/audit.ts';
import type { Tx } from '#db/connection.ts';
import { announceLiveEvent, userTopic } from '#live/live.ts';

export const switchToDailyDigest = async (tx: Tx, userId: number): Promise<void> => {
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
  await writeAuditEntry(tx, null, {
    action: 'users.updated',
    subject_type: 'users',
    subject_id: userId,
    after: { digest: 'daily' },
  });
  await announceLiveEvent(tx, { topic: userTopic(userId), kind: 'account' });
};
