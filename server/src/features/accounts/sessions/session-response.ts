import type { AccessToken } from '@shiptime/domain/accounts/account-wire';
import type { NewSession } from './sessions.ts';

export const toSessionResponse = (session: NewSession): AccessToken => ({
  ...session,
  token_type: 'Bearer',
});
