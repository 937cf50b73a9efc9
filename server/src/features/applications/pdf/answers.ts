import { type ApplicationField, fields } from '@shiptime/domain/applications/sections/form';
import { formatNumber } from '@shiptime/domain/shared/number-words';
import type { Language } from '@shiptime/domain/shared/text';
import { detectLanguage } from '@shiptime/domain/shared/text-language';
import { translate } from '#http/language.ts';
import type { ApplicationRow } from '../application-row.ts';
import type { ExportedApplicationRow } from '../export/exported-row.ts';

const isChosen = (field: ApplicationField): boolean => 'list' in fields[field];
const isWide = (field: ApplicationField): boolean => ['text', 'choices'].includes(fields[field].kind);

const readable = (value: unknown, language: Language): string | null => {
  if (typeof value === 'boolean') return translate(language, value ? 'ui:yes' : 'ui:no');
  if (typeof value === 'number') return formatNumber(language, value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

export type PrintedAnswer = {
  readonly kind: 'answer';
  readonly label: string;
  readonly text: string | null;
  readonly lang: Language;
  readonly wide: boolean;
};

/** Detects the language of free text for screen readers; falls back to the document's language. */
export const detectAnswerLanguage = (text: string, language: Language): Language =>
  detectLanguage(text) ?? language;

export const toPrintedAnswer = (
  field: ApplicationField,
  row: ApplicationRow,
  named: ExportedApplicationRow,
  language: Language,
): PrintedAnswer => {
  const text = readable(isChosen(field) ? named[field] : row[field], language);
  return {
    kind: 'answer',
    label: translate(language, `applications:fields.${field}.label`),
    text,
    lang: fields[field].kind === 'text' && text !== null ? detectAnswerLanguage(text, language) : language,
    wide: isWide(field),
  };
};
