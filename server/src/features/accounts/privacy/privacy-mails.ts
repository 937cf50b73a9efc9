import { privacyRequestAnswerDays, type PrivacyRequest } from '@shiptime/domain/accounts/privacy-requests';
import { roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { toLanguage, translate } from '#http/language.ts';
import { queueMail } from '#mail/outbox.ts';

const columns = ['id', 'first_name', 'last_name', 'email', 'pending_email', 'language'] as const;

export const lockMailRecipient = (tx: Tx, id: number) =>
  tx.selectFrom('users').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const sendPrivacyRequestMail = async (tx: Tx, request: PrivacyRequest): Promise<void> => {
  const administrators = await tx
    .selectFrom('users')
    .select(columns)
    .where('user_type_id', '=', roles.administrator)
    .where('active', '=', true)
    .where('service', '=', false)
    .where('id', '<>', request.user_id)
    .orderBy('id')
    .execute();
  const { user_id, kind, created_at } = request;
  for (const { id, email, first_name, language } of administrators)
    await queueMail(tx, {
      kind: 'privacy_asked',
      to: email,
      user_id: id,
      name: first_name,
      language: toLanguage({ language }),
      params: {
        asker: `${request.first_name} ${request.last_name}`,
        what: translate(toLanguage({ language }), `answers:privacy.kinds.${kind}`),
        days: privacyRequestAnswerDays,
      },
      path: '/administration/users',
      dedupKey: `privacy_asked:${user_id}:${kind}:${created_at.slice(0, 10)}:${id}`,
    });
};

type Addressee = Awaited<ReturnType<typeof lockMailRecipient>>;

export const sendPrivacyAnswerMail = async (
  tx: Tx,
  addressee: Addressee,
  { kind, state, reason }: PrivacyRequest,
): Promise<void> => {
  const { id, email, first_name } = addressee;
  const language = toLanguage(addressee);
  const to = { to: email, name: first_name, language };
  const reachable = { ...to, user_id: id, path: `/user/${id}/profile` };
  if (state === 'refused') {
    const params = { what: translate(language, `answers:privacy.kinds.${kind}`) };
    await queueMail(tx, { kind: 'privacy_refused', ...reachable, params, quote: reason });
  } else if (kind === 'data')
    await queueMail(tx, { kind: 'privacy_data', ...reachable, params: { days: privacyRequestAnswerDays } });
  else await queueMail(tx, { kind: 'privacy_erased', ...to, params: {} });
};
