import { type Tree, wordsFrom } from '@shiptime/locales/words';
import type { Language } from '#lib/language.ts';

const catalogues = import.meta.glob<Tree>('../../locales/{en,fr}/*.json', { eager: true, import: 'default' });

export const speak =
  (language: Language) =>
  (key: string, params?: Readonly<Record<string, string | number>>): string =>
    wordsFrom((namespace) => catalogues[`../../locales/${language}/${namespace}.json`], key, params);
