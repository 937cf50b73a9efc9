import { configureApi } from './api-client.ts';
import { currentLanguage, i18n } from './i18n.ts';
import { proofRequest } from './proof-request.ts';
import { retryPendingSignOuts } from './pending-sign-outs.ts';
import { sessionStore } from './session-store.ts';
import { recordServerContact, onStoredSessionChange } from './stored-session.ts';

export const connectApiToSession = (): void => {
  const ifCurrent = (used: string, act: () => void) => {
    if (used === sessionStore.token()) act();
  };
  configureApi({
    token: sessionStore.token,
    language: currentLanguage,
    timedOutWords: () => i18n.t('problems:causes.timed_out'),
    onContact: (used) => ifCurrent(used, () => recordServerContact(Date.now())),
    prove: proofRequest.ask,
    onUnauthenticated: (used) => ifCurrent(used, sessionStore.expire),
  });
  retryPendingSignOuts();
  onStoredSessionChange(() => void sessionStore.start());
};
