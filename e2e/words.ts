import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Language = 'en' | 'fr';
type Tree = { [key: string]: string | Tree };

const catalogues = new Map<string, Tree>();

const catalogue = (language: Language, namespace: string): Tree => {
  const file = path.resolve(import.meta.dirname, '..', 'locales', language, `${namespace}.json`);
  const known = catalogues.get(file);
  if (known) return known;
  const read = JSON.parse(readFileSync(file, 'utf8')) as Tree;
  catalogues.set(file, read);
  return read;
};

/** The words that the page shows for a key such as `applications:sections.funding`: journeys look for what people read. */
export const words = (
  language: Language,
  key: string,
  params: Record<string, string | number> = {},
): string => {
  const [namespace = '', rest = ''] = key.split(':');
  const found = rest
    .split('.')
    .reduce<string | Tree | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      catalogue(language, namespace),
    );
  if (typeof found !== 'string') throw new Error(`no words for ${key} in ${language}`);
  return found.replaceAll(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => String(params[name] ?? ''));
};

export const speak =
  (language: Language) =>
  (key: string, params?: Record<string, string | number>): string =>
    words(language, key, params);

export type Speak = ReturnType<typeof speak>;
