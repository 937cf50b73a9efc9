import type { Token } from '@shiptime/domain/accounts/account-wire';
import type { NewSession } from './sessions.ts';

export const sessionAnswer = (session: NewSession): Token => ({
  ...session,
  token_type: 'Bearer',
});
