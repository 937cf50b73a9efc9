import { type CatalogueTree, translateKey } from '@shiptime/locales/words';
import type { Language } from '#lib/language.ts';

const catalogues = import.meta.glob<CatalogueTree>('../../locales/{en,fr}/*.json', {
  eager: true,
  import: 'default',
});

export const translator =
  (language: Language) =>
  (key: string, params?: Readonly<Record<string, string | number>>): string =>
    translateKey((namespace) => catalogues[`../../locales/${language}/${namespace}.json`], key, params);
