import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CatalogueTree, translateKey } from '../locales/words.ts';

export type Language = 'en' | 'fr';

const catalogues = new Map<string, CatalogueTree>();

const catalogue = (language: Language, namespace: string): CatalogueTree => {
  const file = path.resolve(import.meta.dirname, '..', 'locales', language, `${namespace}.json`);
  const known = catalogues.get(file);
  if (known) return known;
  const read = JSON.parse(readFileSync(file, 'utf8')) as CatalogueTree;
  catalogues.set(file, read);
  return read;
};

export const words = (
  language: Language,
  key: string,
  params: Record<string, string | number> = {},
): string => translateKey((namespace) => catalogue(language, namespace), key, params);

export const translator =
  (language: Language) =>
  (key: string, params?: Record<string, string | number>): string =>
    words(language, key, params);

export type Translator = ReturnType<typeof translator>;
