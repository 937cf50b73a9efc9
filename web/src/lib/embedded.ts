import { configureApi } from './api-client.ts';
import { languageFromUrl, browserLanguage, currentLanguage, i18n, startI18nIn } from './i18n.ts';
import { paths } from './paths.ts';

export const isEmbedded = (): boolean =>
  window.location.pathname.replace(/\/+$/, '') === paths.embeddedSchedule();

/** Embedded pages may have no storage, so there is no session. */
export const initializeEmbeddedPage = (): Promise<void> => {
  configureApi({ language: currentLanguage, timedOutWords: () => i18n.t('problems:causes.timed_out') });
  return startI18nIn(languageFromUrl() ?? browserLanguage());
};
