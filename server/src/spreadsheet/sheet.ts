import type { Language } from '@shiptime/domain/shared/text';

export type PlainCell = string | number | boolean | Date | null;

type ColouredCell = { readonly text: string; readonly color: string };

export type Cell = PlainCell | ColouredCell;

export const isColouredCell = (cell: Cell): cell is ColouredCell =>
  typeof cell === 'object' && cell !== null && 'color' in cell;

export type SheetColumn = {
  readonly header: string;
  readonly width?: number;
  readonly format?: string;
  readonly atLeft?: true;
  readonly colors?: readonly string[];
};

export type Sheet = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
  readonly titleColumns?: number;
};

export type Workbook = {
  readonly title: string;
  readonly creator: string;
  readonly language: Language;
  readonly made: Date;
  readonly sheets: readonly Sheet[];
};

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const dayCell = (day: string | null): Date | null =>
  day === null ? null : new Date(`${day}T00:00:00Z`);

export const dayFormat = 'yyyy-mm-dd';
export const instantFormat = 'yyyy-mm-dd hh:mm';
