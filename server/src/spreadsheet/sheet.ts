import type { Language } from '@shiptime/domain/shared/text';

export type PlainCell = string | number | boolean | Date | null;

/** Dark text on a tint of the colour, with a bar of the colour itself at the left. */
type ColouredCell = { readonly text: string; readonly color: string };

export type Cell = PlainCell | ColouredCell;

export const isColoured = (cell: Cell): cell is ColouredCell =>
  typeof cell === 'object' && cell !== null && 'color' in cell;

export type SheetColumn = {
  readonly header: string;
  /** In characters. */
  readonly width?: number;
  /** `0.00`, `yyyy-mm-dd` … as in the program's own cell formats. Without one the words are wrapped. */
  readonly format?: string;
  /** Numbers that name something rather than count it. */
  readonly atLeft?: true;
  /** What its cells may be coloured with, `#rrggbb`. */
  readonly colors?: readonly string[];
};

export type Sheet = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
  /** Columns that say what a row is about: they stay in view, and stand on each page of paper. */
  readonly titleColumns?: number;
};

export type Workbook = {
  readonly title: string;
  /** The portal, as it calls itself. */
  readonly creator: string;
  readonly language: Language;
  readonly made: Date;
  readonly sheets: readonly Sheet[];
};

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A day as a date cell: midnight UTC, which the writer turns into a serial number without a zone. */
export const dayCell = (day: string | null): Date | null =>
  day === null ? null : new Date(`${day}T00:00:00Z`);

export const dayFormat = 'yyyy-mm-dd';
export const instantFormat = 'yyyy-mm-dd hh:mm';
