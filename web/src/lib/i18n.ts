import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { formatDays, formatNumber } from '@shiptime/domain/shared/number-words';
import { type Language, languages } from '@shiptime/domain/shared/text';
import { elisionPostProcessor } from '@shiptime/locales/elision';
import { keepEMailUnbroken } from '@shiptime/locales/unbroken-e-mail';
import type { Namespace, Resources } from './i18n-resources.ts';
import { isLanguage } from './language.ts';

type Catalogue = Record<string, unknown>;
type Loader = () => Promise<{ default: Catalogue }>;

const catalogues = import.meta.glob<{ default: Catalogue }>([
  '../../../locales/{en,fr}/*.json',
  '!../../../locales/{en,fr}/{answers,export,mail,notices,openapi}.json',
]);
const loaderOf = (language: string, namespace: string): Loader | undefined =>
  catalogues[`../../../locales/${language}/${namespace}.json`];

const storageKey = 'shiptime.language';
/** Language of the account; a choice in this browser overrides it. */
const accountKey = 'shiptime.account-language';
const textsFromTheStart: readonly Namespace[] = ['app', 'ui', 'errors', 'problems', 'support'];

const storedUnder = (key: string): Language | null => {
  const stored = localStorage.getItem(key);
  return isLanguage(stored) ? stored : null;
};

export const storedLanguage = (): Language | null => storedUnder(storageKey);

export const forgetAccountLanguage = (): void => localStorage.removeItem(accountKey);

export const languageFromUrl = (): Language | null => {
  const asked = new URL(window.location.href).searchParams.get('lang');
  return isLanguage(asked) ? asked : null;
};

/** Removes `lang` from the URL, so that a reload does not undo a later choice. */
const languageInAddress = (): Language | null => {
  const address = new URL(window.location.href);
  const asked = languageFromUrl();
  if (!asked) return null;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
  localStorage.setItem(storageKey, asked);
  return asked;
};

export const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

/** For use outside components: `i18n.t('app:…')`. */
export const i18n = createInstance();

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, namespace: string) => {
    const load = loaderOf(language, namespace);
    if (!load) return Promise.reject(new Error(`no catalogue ${language}/${namespace}`));
    return load().then(
      ({ default: texts }) => JSON.parse(keepEMailUnbroken(JSON.stringify(texts))) as Catalogue,
    );
  },
};

let hasStarted: () => void;
const started = new Promise<void>((resolve) => {
  hasStarted = resolve;
});

export const startI18nIn = async (language: Language): Promise<void> => {
  await i18n
    .use(backend)
    .use(initReactI18next)
    .use(elisionPostProcessor)
    .init({
      lng: language,
      supportedLngs: [...languages],
      fallbackLng: false,
      ns: [...textsFromTheStart],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      returnNull: false,
      postProcess: elisionPostProcessor.name,
    });
  i18n.services.formatter?.add('days', (value: number, language) =>
    formatDays(language === 'fr' ? 'fr' : 'en', Number(value)),
  );
  i18n.services.formatter?.add('number', (value: number, language) =>
    formatNumber(language === 'fr' ? 'fr' : 'en', value, 3),
  );
  const mark = (language: string) => {
    document.documentElement.lang = language;
  };
  mark(i18n.language);
  i18n.on('languageChanged', mark);
  hasStarted();
};

const languageAtStart = (): Language =>
  languageFromUrl() ?? storedLanguage() ?? storedUnder(accountKey) ?? browserLanguage();

/**
 * Loads texts before rendering, because React throttles a second suspense by 0.3 seconds. Rejects if loading
 * fails.
 */
export const loadTranslations = async (namespaces: readonly Namespace[]): Promise<void> => {
  const language = isLanguage(i18n.language) ? i18n.language : languageAtStart();
  await Promise.all([started, ...namespaces.map((namespace) => loaderOf(language, namespace)?.())]);
  await i18n.loadNamespaces(namespaces);
};

export const startI18n = (): Promise<void> => startI18nIn(languageInAddress() ?? languageAtStart());

export const translationAt = (key: string): string | undefined =>
  i18n.exists(key) ? i18n.t(key as never) : undefined;

export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'en');

/** Loads all catalogues in use first, so that no page suspends and no input is lost. */
export const changeLanguage = async (language: Language, keep = true): Promise<void> => {
  localStorage.setItem(keep ? storageKey : accountKey, language);
  if (language !== i18n.language) await i18n.changeLanguage(language);
};

export const onLanguageChange = (react: () => void): (() => void) => {
  i18n.on('languageChanged', react);
  return () => i18n.off('languageChanged', react);
};

export const useLanguage = (): Language => {
  const { i18n: current } = useTranslation('app');
  return isLanguage(current.language) ? current.language : 'en';
};

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

export const nameInLanguage = (
  language: Language,
  row: { readonly name_en: string; readonly name_fr: string },
): string => (language === 'fr' ? row.name_fr : row.name_en);

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Resources;
    returnNull: false;
  }
}
