import { connectApi } from './api-client.ts';
import { askedLanguage, browserLanguage, currentLanguage, i18n, startI18nIn } from './i18n.ts';
import { paths } from './paths.ts';

/** Whether this is the page that is made to stand in the pages of other sites. */
export const isEmbedded = (): boolean =>
  window.location.pathname.replace(/\/+$/, '') === paths.embeddedSchedule();

/** Without a session, and without what the browser stores: in a frame there may be nothing to store in. */
export const startEmbedded = (): Promise<void> => {
  connectApi({ language: currentLanguage, timedOutWords: () => i18n.t('problems:causes.timed_out') });
  return startI18nIn(askedLanguage() ?? browserLanguage());
};
