import type { Db } from '#db/connection.ts';
import type { Sheet } from '#spreadsheet/sheet.ts';
import { readSettings } from '#features/reference/settings.ts';
import { applicationsSheet } from './applications-sheet.ts';
import { dictionarySheet } from './dictionary-sheet.ts';
import { type ExportRequest, streamPartRows, streamApplicationRows } from './export-rows.ts';
import { exportedListsSheet, readExportedLists } from './exported-lists.ts';
import { partNames } from './part-columns.ts';
import { partSheet } from './part-sheet.ts';

const statusColors = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('request_statuses').select('color_hex').distinct().execute();
  return rows.map(({ color_hex }) => color_hex);
};

export const buildWorkbookSheets = async (db: Db, exported: ExportRequest): Promise<Sheet[]> => {
  const { language } = exported;
  const [colors, lists, settings] = await Promise.all([
    statusColors(db),
    readExportedLists(db, language),
    readSettings(db),
  ]);
  return [
    applicationsSheet(streamApplicationRows(db, exported), language, colors),
    ...partNames.map((part) => partSheet(part, streamPartRows(db, part, exported), language)),
    exportedListsSheet(lists, language),
    dictionarySheet({ language, lists, settings }),
  ];
};
