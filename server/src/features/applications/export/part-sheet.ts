import { describeOperations } from '@shiptime/domain/applications/operation-words';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { Cell, Sheet } from '#spreadsheet/sheet.ts';
import type { PartName } from '../parts/parts.ts';
import { toCell, type DescribedColumn, toSheetColumn } from './described-column.ts';
import type { ExportedApplicationPartRow } from './export-rows.ts';
import { columnsByPart, printTitleColumnCount } from './part-columns.ts';

async function* cellsOf(
  rows: AsyncIterable<ExportedApplicationPartRow>,
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
      return option ? translate(language, option) : toCell(value, kind);
    });
  }
}

export const buildPartSheet = (
  part: PartName,
  rows: AsyncIterable<ExportedApplicationPartRow>,
  language: Language,
): Sheet => ({
  name: translate(language, `export:applications.sheets.${part}`),
  columns: columnsByPart[part].map((column) => toSheetColumn(language, column)),
  rows: cellsOf(rows, columnsByPart[part], language),
  titleColumns: printTitleColumnCount,
});
