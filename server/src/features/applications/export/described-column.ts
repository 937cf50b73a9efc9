import type { ReferencedTable } from '@shiptime/domain/applications/sections/field';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import { type Cell, dayCell, dayFormat, instantFormat, type SheetColumn } from '#spreadsheet/sheet.ts';

export type CellKind =
  | 'text'
  | 'title'
  | 'long_text'
  | 'reference'
  | 'number'
  | 'days'
  | 'money'
  | 'degrees'
  | 'yes_no'
  | 'day'
  | 'instant';

type Unit = 'days' | 'hours_a_day' | 'people' | 'dollars' | 'degrees' | 'utc';

export type DescribedColumn = {
  readonly name: string;
  readonly words: string;
  readonly meaning: string;
  readonly kind: CellKind;
  readonly unit?: Unit;
  readonly choice?: { readonly list: ReferencedTable | 'request_statuses'; readonly several: boolean };
  readonly options?: readonly string[];
  readonly width?: number;
  readonly max?: number;
};

type Value = string | number | boolean | null;

const widths: Record<CellKind, number> = {
  text: 24,
  title: 40,
  long_text: 60,
  reference: 9,
  number: 12,
  days: 12,
  money: 16,
  degrees: 12,
  yes_no: 12,
  day: 12,
  instant: 18,
};

const formats: Partial<Record<CellKind, string>> = {
  reference: '0',
  number: '0',
  days: '0.00',
  money: '#,##0.00',
  degrees: '0.00000',
  day: dayFormat,
  instant: instantFormat,
};

const veryLong = 1000;

export const toCell = (value: Value, kind: CellKind): Cell => {
  if (typeof value !== 'string') return value;
  if (kind === 'day') return dayCell(value);
  return kind === 'instant' ? new Date(value) : value;
};

const formatOf = (kind: CellKind, language: Language): Pick<SheetColumn, 'format' | 'atLeft'> => {
  const [yes, no] = ['yes', 'no'].map((word) => translate(language, `reference:record.${word}`));
  if (kind === 'yes_no') return { format: `"${yes}";"${yes}";"${no}"` };
  const format = formats[kind];
  return { ...(format && { format }), ...(kind === 'reference' && { atLeft: true }) };
};

export const toSheetColumn = (language: Language, column: DescribedColumn): SheetColumn => {
  const { words, kind, width, max = 0 } = column;
  return {
    header: translate(language, words),
    width: width ?? (max >= veryLong ? 90 : widths[kind]),
    ...formatOf(kind, language),
  };
};
