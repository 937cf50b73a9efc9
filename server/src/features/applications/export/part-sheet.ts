import { describeOperations } from '@shiptime/domain/applications/operation-words';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { Cell, Sheet } from '#spreadsheet/sheet.ts';
import type { PartName } from '../parts/parts.ts';
import { cellOf, type DescribedColumn, sheetColumn } from './described-column.ts';
import type { ExportedPart } from './export-rows.ts';
import { partSheets, titleColumns } from './part-columns.ts';

async function* cellsOf(
  rows: AsyncIterable<ExportedPart>,
  columns: readonly DescribedColumn[],
  language: Language,
): AsyncGenerator<Cell[]> {
  let whose = 0;
  let position = 0;
  for await (const row of rows) {
    position = row.ship_time_request_id === whose ? position + 1 : 1;
    whose = row.ship_time_request_id;
    yield columns.map(({ name, kind, options }) => {
      if (name === 'position') return position;
      const value = row[name] ?? null;
      if (typeof value === 'object' && value !== null) return describeOperations(language, value);
      const option = options?.find((words) => words.endsWith(`.${value}`));
      return option ? translate(language, option) : cellOf(value, kind);
    });
  }
}

export const partSheet = (part: PartName, rows: AsyncIterable<ExportedPart>, language: Language): Sheet => ({
  name: translate(language, `export:applications.sheets.${part}`),
  columns: partSheets[part].map((column) => sheetColumn(language, column)),
  rows: cellsOf(rows, partSheets[part], language),
  titleColumns,
});
