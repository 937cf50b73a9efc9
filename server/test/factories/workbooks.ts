import { buffer } from 'node:stream/consumers';
import type { Sheet, Workbook } from '#spreadsheet/sheet.ts';
import { createWorkbookStream } from '#spreadsheet/workbook.ts';

export const aWorkbookOf = (first: Sheet, ...others: readonly Sheet[]): Promise<Buffer> =>
  aWorkbookWith({ sheets: [first, ...others] });

export const aWorkbookWith = (particulars: Partial<Workbook>): Promise<Buffer> =>
  buffer(
    createWorkbookStream(() => ({
      title: 'Ship time',
      creator: 'Shiptime',
      language: 'en',
      made: new Date('2027-05-01T12:00:00Z'),
      sheets: [],
      ...particulars,
    })),
  );
