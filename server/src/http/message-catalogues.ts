import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { languages, type Language } from '@shiptime/domain/shared/text';

type Catalogue = Record<string, Record<string, unknown>>;

const localesDirectory = path.dirname(
  createRequire(import.meta.url).resolve('@shiptime/locales/en/errors.json'),
);

const readCatalogue = (language: Language): Catalogue => {
  const directory = path.join(localesDirectory, '..', language);
  return Object.fromEntries(
    readdirSync(directory)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        path.basename(file, '.json'),
        JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as Record<string, unknown>,
      ]),
  );
};

export const messageCatalogues = Object.fromEntries(
  languages.map((language) => [language, readCatalogue(language)]),
) as Record<Language, Catalogue>;
