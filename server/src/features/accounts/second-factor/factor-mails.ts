import type { Tx } from '#db/connection.ts';
import { queueMail } from '#mail/outbox.ts';
import type { MailParams } from '#mail/template.ts';
import { languageOf } from '../by-mail/verification.ts';

type FactorMail = Extract<
  keyof MailParams,
  `${'app' | 'passkey'}_${'added' | 'removed'}` | `recovery_code${string}` | 'factors_reset'
>;

export const mailFactorChange = async <K extends FactorMail>(
  tx: Tx,
  userId: number,
  kind: K,
  params: MailParams[K],
): Promise<void> => {
  const owner = await tx
    .selectFrom('users')
    .select(['email', 'first_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, {
    kind,
    to: owner.email,
    user_id: userId,
    name: owner.first_name,
    language: languageOf(owner),
    params,
    path: '/account/password/create',
  });
};
