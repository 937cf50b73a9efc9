import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { Cell, Sheet, SheetColumn } from '#spreadsheet/sheet.ts';
import { type ExportColumn, exportColumns } from './export-columns.ts';
import { toCell, toSheetColumn } from './described-column.ts';
import type { ExportedApplicationRow } from './exported-row.ts';

const titleColumns = 3;

const cellIn = (row: ExportedApplicationRow, { name, kind }: ExportColumn): Cell =>
  name === 'status' ? { text: row.status, color: row.status_color } : toCell(row[name] ?? null, kind);

async function* cellsOf(rows: AsyncIterable<ExportedApplicationRow>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield exportColumns.map((column) => cellIn(row, column));
}

const columnOf = (language: Language, column: ExportColumn, colors: readonly string[]): SheetColumn => ({
  ...toSheetColumn(language, column),
  ...(column.name === 'status' && { colors }),
});

export const buildApplicationsSheet = (
  rows: AsyncIterable<ExportedApplicationRow>,
  language: Language,
  colors: readonly string[],
): Sheet => ({
  name: translate(language, 'export:applications.sheet'),
  columns: exportColumns.map((column) => columnOf(language, column, colors)),
  rows: cellsOf(rows),
  titleColumns,
});
