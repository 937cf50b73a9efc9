import type { Db } from '#db/connection.ts';
import type { Sheet } from '#spreadsheet/sheet.ts';
import { readSettings } from '#features/reference/settings.ts';
import { buildApplicationsSheet } from './applications-sheet.ts';
import { buildDictionarySheet } from './dictionary-sheet.ts';
import { type ExportRequest, streamPartRows, streamApplicationRows } from './export-rows.ts';
import { buildExportedListsSheet, readExportedLists } from './exported-lists.ts';
import { exportedPartNames } from './part-columns.ts';
import { buildPartSheet } from './part-sheet.ts';

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
    buildApplicationsSheet(streamApplicationRows(db, exported), language, colors),
    ...exportedPartNames.map((part) => buildPartSheet(part, streamPartRows(db, part, exported), language)),
    buildExportedListsSheet(lists, language),
    buildDictionarySheet({ language, lists, settings }),
  ];
};
