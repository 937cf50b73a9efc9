import { randomBytes } from 'node:crypto';
import type { Db } from '#db/connection.ts';

const find = (db: Db, userId: number) =>
  db.selectFrom('draft_keys').select('key').where('user_id', '=', userId).executeTakeFirst();

export const findOrCreateDraftKey = async (db: Db, userId: number): Promise<string> => {
  const known = await find(db, userId);
  if (known) return known.key;
  await db
    .insertInto('draft_keys')
    .values({ user_id: userId, key: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return (await find(db, userId))!.key;
};
