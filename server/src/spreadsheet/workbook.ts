import { Readable } from 'node:stream';
import type { CellStyle } from 'hucre';
import { streamXlsxRows, writeXlsx, writeXlsxStream } from 'hucre/xlsx';

/** The rows of the first sheet, each with its place in it. */
export const sheetRows = (bytes: Uint8Array) => streamXlsxRows(bytes, { sheet: 0 });

export type PlainCell = string | number | boolean | Date | null;

/** Dark text on a tint of the colour, with a bar of the colour itself at the left. */
type ColouredCell = { readonly text: string; readonly color: string };

export type Cell = PlainCell | ColouredCell;

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

const isColoured = (cell: Cell): cell is ColouredCell =>
  typeof cell === 'object' && cell !== null && 'color' in cell;

/** A quarter of the colour, the rest white. */
const tintOf = (color: string): string =>
  [1, 3, 5]
    .map((at) => Math.round(255 - (255 - parseInt(color.slice(at, at + 2), 16)) / 4))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('');

const styleOf = (color: string): CellStyle => ({
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: tintOf(color) } },
  border: { left: { style: 'thick', color: { rgb: color.slice(1) } } },
});

const headerStyle: CellStyle = {
  font: { bold: true },
  alignment: { wrapText: true, vertical: 'top' },
};
const textStyle: CellStyle = { alignment: { wrapText: true, vertical: 'top' } };
/** In characters: from here on a column holds texts, of several lines where need be. */
const textWidth = 40;

/**
 * The writer knows styles of columns alone, and reads them anew for each row, right after it took the row: so a column
 * has the look of the row that is being written. Before the first row that is the header.
 */
const colouring = (columns: readonly SheetColumn[]) => {
  let colors: readonly (string | null)[] | null = null;
  return {
    columnStyle: (index: number): CellStyle | undefined => {
      if (colors === null) return headerStyle;
      const color = colors[index];
      if (color) return styleOf(color);
      return (columns[index]?.width ?? 0) >= textWidth ? textStyle : undefined;
    },
    plain: async function* (rows: AsyncIterable<Cell[]>): AsyncGenerator<PlainCell[]> {
      for await (const row of rows) {
        colors = row.map((cell) => (isColoured(cell) ? cell.color : null));
        yield row.map((cell) => (isColoured(cell) ? cell.text : cell));
      }
    },
  };
};

/** Row after row as they come, in constant memory. A text is always a text cell: nothing in it is ever executed. */
export const workbookStream = (
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<Cell[]>,
): Readable => {
  const { columnStyle, plain } = colouring(columns);
  return Readable.fromWeb(
    writeXlsxStream(plain(rows), {
      name,
      columns: columns.map(({ header, width, format }, index) => ({
        header,
        ...(width && { width }),
        ...(format && { numFmt: format }),
        get style() {
          return columnStyle(index);
        },
      })),
      freezePane: { rows: 1 },
    }) as Parameters<typeof Readable.fromWeb>[0],
  );
};

export type WholeSheet = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly PlainCell[])[];
};

const columnLook = ({ width, format }: SheetColumn): CellStyle => ({
  ...((width ?? 0) >= textWidth && textStyle),
  ...(format && { numFmt: format }),
});

/** Several sheets, each as `workbookStream` makes one; for what is small enough to be held whole. */
const workbookOf = (sheets: readonly WholeSheet[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name,
      columns: columns.map((column) => ({
        ...(column.width && { width: column.width }),
        style: columnLook(column),
      })),
      rows: [columns.map(({ header }) => header), ...rows.map((row) => [...row])],
      cells: new Map(columns.map((_column, index) => [`0,${index}`, { style: headerStyle }])),
      freezePane: { rows: 1 },
    })),
  });

export const workbookOfSheets = (read: () => Promise<readonly WholeSheet[]>): Readable =>
  Readable.from(
    (async function* () {
      yield Buffer.from(await workbookOf(await read()));
    })(),
  );
