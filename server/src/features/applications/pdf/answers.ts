import { type ApplicationField, fields } from '@shiptime/domain/applications/sections/form';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { ApplicationRow } from '../application-row.ts';
import type { NamedRow } from '../export/exported-row.ts';

const isChosen = (field: ApplicationField): boolean => 'list' in fields[field];
const isWide = (field: ApplicationField): boolean => ['text', 'choices'].includes(fields[field].kind);

export const numberIn = (language: Language, value: number, digits = 2, atLeast = 0): string =>
  new Intl.NumberFormat(`${language}-CA`, {
    minimumFractionDigits: atLeast,
    maximumFractionDigits: digits,
  }).format(value);

export const moneyIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: 'CAD' }).format(value);

/** An answer as it is read; null where there is none. */
const readable = (value: unknown, language: Language): string | null => {
  if (typeof value === 'boolean') return translate(language, value ? 'ui:yes' : 'ui:no');
  if (typeof value === 'number') return numberIn(language, value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

export type Answer = {
  readonly kind: 'answer';
  readonly label: string;
  /** Null: not answered. */
  readonly text: string | null;
  /** Beside another one, or over the whole width. */
  readonly wide: boolean;
};

export const answerOf = (
  field: ApplicationField,
  row: ApplicationRow,
  named: NamedRow,
  language: Language,
): Answer => ({
  kind: 'answer',
  label: translate(language, `applications:fields.${field}.label`),
  text: readable(isChosen(field) ? named[field] : row[field], language),
  wide: isWide(field),
});
