import { connectApi } from './api-client.ts';
import { currentLanguage, i18n } from './i18n.ts';
import { proofRequest } from './proof-request.ts';
import { endPendingSessions } from './pending-sign-outs.ts';
import { sessionStore } from './session-store.ts';
import { recordContact, onStoredSessionChange } from './stored-session.ts';

export const connectSession = (): void => {
  const ifCurrent = (used: string, act: () => void) => {
    if (used === sessionStore.token()) act();
  };
  connectApi({
    token: sessionStore.token,
    language: currentLanguage,
    timedOutWords: () => i18n.t('problems:causes.timed_out'),
    onContact: (used) => ifCurrent(used, () => recordContact(Date.now())),
    prove: proofRequest.ask,
    onUnauthenticated: (used) => ifCurrent(used, sessionStore.expire),
  });
  endPendingSessions();
  onStoredSessionChange(() => void sessionStore.start());
};
