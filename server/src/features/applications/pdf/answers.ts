import { type ApplicationField } from '@shiptime/domain/applications/sections/sections';
import { textLimits } from '@shiptime/domain/applications/limits';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { ApplicationRow } from '../application-row.ts';
import type { ExportedRow } from '../export/exported-row.ts';

export type Named = Partial<ExportedRow> & { readonly years: Readonly<Record<number, string>> };

/** Of what is chosen from a list: where its name stands. */
const names: Partial<Record<ApplicationField, keyof ExportedRow>> = {
  agency_id: 'agency',
  project_type_id: 'project_type',
  thematic_area_id: 'thematic_area',
  vessel_preference_1_id: 'vessel_preference_1',
  vessel_preference_2_id: 'vessel_preference_2',
  operating_hours_id: 'operating_hours',
  mobilization_port_id: 'mobilization_port',
  demobilization_port_id: 'demobilization_port',
  project_area_ids: 'project_areas',
  coastal_state_ids: 'coastal_states',
  marine_protected_area_ids: 'marine_protected_areas',
};
const yearLists = new Set<ApplicationField>(['future_fiscal_year_ids', 'past_fiscal_year_ids']);
const lists = new Set<ApplicationField>([
  'project_area_ids',
  'coastal_state_ids',
  'marine_protected_area_ids',
  ...yearLists,
]);
const longTexts = new Set<string>(Object.keys(textLimits).filter((field) => !/_(name|email)$/.test(field)));

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

const answered = (
  field: ApplicationField,
  row: ApplicationRow,
  named: Named,
  language: Language,
): string | null => {
  const name = names[field];
  if (name) return readable(named[name], language);
  if (!yearLists.has(field)) return readable(row[field], language);
  return readable(
    (row[field] as number[])
      .map((id) => named.years[id])
      .toSorted()
      .join('; '),
    language,
  );
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
  named: Named,
  language: Language,
): Answer => ({
  kind: 'answer',
  label: translate(language, `applications:fields.${field}.label`),
  text: answered(field, row, named, language),
  wide: longTexts.has(field) || lists.has(field),
});
