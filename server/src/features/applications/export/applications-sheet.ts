import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { Cell, Sheet, SheetColumn } from '#spreadsheet/sheet.ts';
import { type Column, columns } from './columns.ts';
import { cellOf, sheetColumn } from './described-column.ts';
import type { NamedRow } from './exported-row.ts';

const titleColumns = 3;

const cellIn = (row: NamedRow, { name, kind }: Column): Cell =>
  name === 'status' ? { text: row.status, color: row.status_color } : cellOf(row[name] ?? null, kind);

async function* cellsOf(rows: AsyncIterable<NamedRow>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map((column) => cellIn(row, column));
}

const columnOf = (language: Language, column: Column, colors: readonly string[]): SheetColumn => ({
  ...sheetColumn(language, column),
  ...(column.name === 'status' && { colors }),
});

export const applicationsSheet = (
  rows: AsyncIterable<NamedRow>,
  language: Language,
  colors: readonly string[],
): Sheet => ({
  name: translate(language, 'export:applications.sheet'),
  columns: columns.map((column) => columnOf(language, column, colors)),
  rows: cellsOf(rows),
  titleColumns,
});
