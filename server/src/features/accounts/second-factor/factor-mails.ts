import type { Tx } from '#db/connection.ts';
import { toLanguage } from '#http/language.ts';
import { queueMail } from '#mail/outbox.ts';
import type { FactorsChanged } from './factors-changed.ts';

export const sendFactorChangeMail = async (tx: Tx, { userId, mail }: FactorsChanged): Promise<void> => {
  const owner = await tx
    .selectFrom('users')
    .select(['email', 'first_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, {
    ...mail,
    to: owner.email,
    user_id: userId,
    name: owner.first_name,
    language: toLanguage(owner),
    path: '/account/password/create',
  });
};
