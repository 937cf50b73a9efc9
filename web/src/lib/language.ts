import { type Language, languages } from '@shiptime/domain/shared/text';

export type { Language };

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

export const localeOf = (language: string | undefined): 'en-CA' | 'fr-CA' =>
  language === 'fr' ? 'fr-CA' : 'en-CA';
