import {
  changeLanguage,
  forgetAccountLanguage,
  i18n,
  onLanguageChange,
  storedLanguage,
} from '../lib/i18n.ts';
import { isOpenWithoutSession, paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { sessionStore } from '../lib/session.tsx';
import { snackbar } from '../ui/snackbar-store.ts';
import { router } from './router.ts';

export const watchSessionEvents = (): void => {
  sessionStore.onEnd((why) => {
    forgetAccountLanguage();
    snackbar.info(i18n.t(why === 'expired' ? 'app:session.expired' : 'app:session.signed_out'));
    if (why === 'signed_out' || !isOpenWithoutSession(router.state.location.pathname)) {
      void router.navigate({ href: paths.home(), ignoreBlocker: true });
    }
  });
  const takeLanguage = () => {
    const session = sessionStore.state();
    if (session.status === 'authenticated' && storedLanguage() === null) {
      void changeLanguage(session.user.language, false);
    }
  };
  sessionStore.watch(takeLanguage);
  takeLanguage();
  onLanguageChange(() => void queryClient.invalidateQueries());
};
