import { createInstance, type i18n } from 'i18next';
import { formatDays, formatNumber } from '@shiptime/domain/shared/number-words';
import { elisionPostProcessor } from '@shiptime/locales/elision';
import type { Language } from '@shiptime/domain/shared/text';
import { messageCatalogues } from './message-catalogues.ts';

const instance: i18n = createInstance();
void instance.use(elisionPostProcessor).init({
  resources: messageCatalogues,
  lng: 'en',
  fallbackLng: false,
  ns: Object.keys(messageCatalogues.en),
  defaultNS: 'errors',
  interpolation: { escapeValue: false },
  initAsync: false,
  returnEmptyString: false,
  postProcess: elisionPostProcessor.name,
});
instance.services.formatter?.add('days', (value: number, language) =>
  formatDays(language === 'fr' ? 'fr' : 'en', Number(value)),
);
instance.services.formatter?.add('number', (value: number, language) =>
  formatNumber(language === 'fr' ? 'fr' : 'en', value, 3),
);

export const toLanguage = ({ language }: { readonly language: string }): Language =>
  language === 'fr' ? 'fr' : 'en';

export type Params = Readonly<Record<string, unknown>>;

export const translate = (language: Language, key: string, params: Params = {}): string =>
  instance.getFixedT(language)(key, { ...params });

export const hasTranslation = (language: Language, key: string): boolean =>
  instance.exists(key, { lng: language });

const supported = (tag: string): Language | undefined => {
  const primary = tag.trim().toLowerCase().split('-')[0];
  return primary === 'en' || primary === 'fr' ? primary : undefined;
};

const choicesIn = (header: string | undefined) =>
  (header ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';');
    const language = supported(tag);
    const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
    return language ? [{ language, quality: quality === undefined ? 1 : Number(quality) }] : [];
  });

/** Uses `?lang=`, else `Accept-Language`, else the account's language, else English (docs/contract.md 1). */
export const chooseLanguage = (
  query: unknown,
  header: string | undefined,
  own: Language | undefined,
): Language => {
  const choices = choicesIn(header);
  const refuses = (language: Language) =>
    choices.some((choice) => choice.language === language && choice.quality === 0);
  const wanted = choices
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
  const asked = supported(typeof query === 'string' ? query : '');
  const others = [...(own ? [own] : []), 'en', 'fr'] as const;
  return asked ?? wanted[0] ?? others.find((language) => !refuses(language)) ?? own ?? 'en';
};
