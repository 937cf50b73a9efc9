import { ShiptimeClient } from '../../../client/src/client.ts';
import { isProblem } from '../../../client/src/client.ts';
import { totpCodeOf } from '../../../server/test/totp-codes.ts';
import { password } from '../../steps/people.ts';
import type { Portal } from '../../portal.ts';
import type { SeededPortal, StoredToken } from './scene.ts';

type Cast = Pick<SeededPortal, 'portal' | 'api'>;

const guarded = 'anil.patel';

const newcomer = {
  first_name: 'Maeve',
  last_name: 'Tremblay-Desrosiers',
  email: 'maeve.tremblay-desrosiers@fisheries.example',
  password: 'Austral-Swell-17',
  password_confirmation: 'Austral-Swell-17',
  locale: 'en' as const,
};

const signUp = async ({ url }: Portal): Promise<string> => {
  const visitor = new ShiptimeClient({ address: url });
  await visitor.post('/api/auth/signup', { body: newcomer });
  const { data } = await visitor.get('/api/mailbox', {});
  const mail = data.find(({ to }) => to === newcomer.email)!;
  return /\/account\/verify\/[\w-]+/.exec(mail.text)![0];
};

const signInWithCode = async ({ url }: Portal, secret: string): Promise<StoredToken> => {
  const visitor = new ShiptimeClient({ address: url });
  const body = { email: `${guarded}@shiptime.example`, password };
  for (const ahead of [0, 1]) {
    const refusal = await visitor.post('/api/auth/login', { body }).then(
      () => null,
      (error: unknown) => error,
    );
    if (!isProblem(refusal, 'second_factor_required')) throw refusal;
    const { challenge } = refusal.problem.meta as { challenge: string };
    const session = await visitor
      .post('/api/auth/second_factor', { body: { challenge, code: totpCodeOf(secret, ahead) } })
      .catch(() => null);
    if (session) return { token: session.access_token, expires_at: session.expires_at };
  }
  throw new Error('no code was taken');
};

const guard = async ({ portal, api }: Cast) => {
  const call = await api(guarded);
  const { id } = await call<{ id: number }>('GET', '/auth/user');
  const { data } = await call<{ data: { set_up: string; app: { secret: string } } }>(
    'POST',
    '/auth/second_factors/set_up',
  );
  const { secret } = data.app;
  await call('POST', '/auth/second_factors', {
    set_up: data.set_up,
    name: 'Telephone',
    code: totpCodeOf(secret),
  });
  return { id, signIn: () => signInWithCode(portal, secret) };
};

const connectPrograms = async ({ api }: Cast): Promise<void> => {
  const admin = await api('admin');
  const account = await admin<{ data: { id: number } }>('POST', '/service_accounts', {
    name: 'Warehouse',
    scopes: ['applications:read'],
  });
  await admin('POST', `/service_accounts/${account.data.id}/tokens`, { name: 'Nightly copy' });
  const webhook = await admin<{ data: { id: number } }>('POST', '/webhooks', {
    url: 'https://warehouse.example.org/events',
    description: 'What the warehouse is told',
    events: ['application.submitted', 'plan.sent_to_national'],
    active: true,
  });
  await admin('POST', `/webhooks/${webhook.data.id}/test`);
};

export const seedAccounts = async (cast: Cast) => {
  await connectPrograms(cast);
  return { signup: await signUp(cast.portal), guarded: await guard(cast) };
};
