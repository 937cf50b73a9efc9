import type { Readable } from 'node:stream';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import {
  type Cell,
  dayCell,
  dayFormat,
  instantFormat,
  type SheetColumn,
  workbookStream,
} from '#spreadsheet/workbook.ts';
import { type CellKind, type Column, columns } from './columns.ts';
import type { NamedRow } from './exported-row.ts';

const widths: Record<CellKind, number> = {
  text: 24,
  long_text: 60,
  number: 12,
  days: 12,
  money: 16,
  yes_no: 10,
  day: 12,
  instant: 18,
};
const formats: Partial<Record<CellKind, string>> = {
  days: '0.00',
  money: '#,##0.00',
  day: dayFormat,
  instant: instantFormat,
};

const cellOf = (value: string | number | boolean | null, kind: CellKind): Cell => {
  if (typeof value !== 'string') return value;
  if (kind === 'day') return dayCell(value);
  return kind === 'instant' ? new Date(value) : value;
};

/** The status stands in its colour. */
const cellIn = (row: NamedRow, { name, kind }: Column): Cell =>
  name === 'status' ? { text: row.status, color: row.status_color } : cellOf(row[name] ?? null, kind);

const columnOf = (language: Language, { words, kind }: Column): SheetColumn => ({
  header: translate(language, words),
  width: widths[kind],
  ...(formats[kind] && { format: formats[kind] }),
});

async function* cellsOf(rows: AsyncIterable<NamedRow>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map((column) => cellIn(row, column));
}

/** Applications as a sheet with a header row and typed cells, written as they are read. */
export const applicationsSheet = (rows: AsyncIterable<NamedRow>, language: Language): Readable =>
  workbookStream(
    translate(language, 'export:applications.sheet'),
    columns.map((column) => columnOf(language, column)),
    cellsOf(rows),
  );
