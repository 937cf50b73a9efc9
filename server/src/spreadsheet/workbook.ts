import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';

export type Cell = string | number | boolean | Date | null;

export type SheetColumn = {
  readonly header: string;
  /** In characters. */
  readonly width?: number;
  /** `0.00`, `yyyy-mm-dd` … as in the program's own cell formats. */
  readonly format?: string;
};

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A day as a date cell: midnight UTC, which the writer turns into a serial number without a zone. */
export const dayCell = (day: string | null): Date | null =>
  day === null ? null : new Date(`${day}T00:00:00Z`);

export const dayFormat = 'yyyy-mm-dd';
export const instantFormat = 'yyyy-mm-dd hh:mm';

/** Row after row as they come, in constant memory. A text is always a text cell: nothing in it is ever executed. */
export const workbookStream = (
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<Cell[]>,
): Readable =>
  Readable.fromWeb(
    writeXlsxStream(rows, {
      name,
      columns: columns.map(({ header, width, format }) => ({
        header,
        ...(width && { width }),
        ...(format && { numFmt: format }),
      })),
      freezePane: { rows: 1 },
    }) as Parameters<typeof Readable.fromWeb>[0],
  );
