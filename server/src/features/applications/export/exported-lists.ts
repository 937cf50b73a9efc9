import { sql } from 'kysely';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import type { Cell, Sheet } from '#spreadsheet/sheet.ts';
import { exportColumns } from './export-columns.ts';
import type { DescribedColumn } from './described-column.ts';
import { nameColumnOf, listOrderSql } from './named-answers.ts';

export type ExportedListName = NonNullable<DescribedColumn['choice']>['list'];
export type ExportedLists = ReadonlyMap<ExportedListName, readonly (string | number)[]>;

const lists = [...new Set(exportColumns.flatMap(({ choice }) => (choice ? [choice.list] : [])))];

const where = (list: ExportedListName): string => (list === 'request_statuses' ? '' : 'where l.active');

export const readExportedLists = async (db: Db, language: Language): Promise<ExportedLists> => {
  const selected = lists.map(
    (list) =>
      `(select '${list}' as list, array_agg(to_jsonb(l.${nameColumnOf(list, `name_${language}`)}) order by ${listOrderSql(list)}) as names
        from ${list} l ${where(list)})`,
  );
  const { rows } = await sql<{ list: ExportedListName; names: (string | number)[] | null }>`${sql.raw(
    selected.join(' union all '),
  )}`.execute(db);
  return new Map(rows.map(({ list, names }) => [list, names ?? []]));
};

export const titleOfList = (list: ExportedListName, language: Language): string =>
  translate(language, `export:applications.lists.${list}`);

function* rowsOf(found: ExportedLists): Generator<Cell[]> {
  const all = [...found.values()];
  const longest = Math.max(...all.map(({ length }) => length));
  for (let at = 0; at < longest; at += 1) yield all.map((names) => names[at] ?? null);
}

export const buildExportedListsSheet = (found: ExportedLists, language: Language): Sheet => ({
  name: translate(language, 'export:applications.sheets.lists'),
  columns: [...found.keys()].map((list) => ({ header: titleOfList(list, language), width: 30 })),
  rows: rowsOf(found),
});
