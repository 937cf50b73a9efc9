import { cleanText, isMissingValue, looksNumeric } from './cell-text.ts';
import { type StationFileColumn, columnNames, recognizeColumns } from './columns.ts';
import type { StationsFileProblem } from './station-row.ts';

export type NumberedRow = { readonly row: number; readonly cells: readonly string[] };

export type ColumnIndexes = Readonly<Partial<Record<StationFileColumn, number>>>;

export type ColumnLayout = {
  readonly places: ColumnIndexes;
  /** Header row; null if the user chose the columns because the file has no header. */
  readonly header: NumberedRow | null;
  readonly data: readonly NumberedRow[];
};

const headerSearch = 10;

const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cleanText(cell) === '');

export const numberNonBlankRows = (rows: readonly (readonly string[])[]): NumberedRow[] =>
  rows.map((cells, index) => ({ row: index + 1, cells })).filter(({ cells }) => !isBlankRow(cells));

/** Returns the first row that names both coordinates, else the first with two known columns. */
const findHeader = (rows: readonly NumberedRow[]): NumberedRow | undefined => {
  const candidates = rows.slice(0, headerSearch);
  const named = (row: NumberedRow) => recognizeColumns(row.cells).places;
  return (
    candidates.find((row) => named(row).latitude !== undefined && named(row).longitude !== undefined) ??
    candidates.find((row) => Object.keys(named(row)).length >= 2)
  );
};

const headerProblems = (header: NumberedRow): StationsFileProblem[] => {
  const { places, repeated, minutes } = recognizeColumns(header.cells);
  const at = (column: StationFileColumn | null, code: StationsFileProblem['code']): StationsFileProblem => ({
    row: header.row,
    column,
    code,
  });
  return [
    ...(['name', 'latitude', 'longitude'] as const)
      .filter((column) => places[column] === undefined)
      .map((column) => at(column, 'missing_column')),
    ...repeated.map((column) => at(column, 'repeated_column')),
    ...(minutes ? [at(null, 'degree_minutes')] : []),
  ];
};

export const detectLayout = (
  rows: readonly NumberedRow[],
): ColumnLayout | { readonly problems: StationsFileProblem[] } => {
  const header = findHeader(rows);
  if (!header) return { problems: [{ row: null, column: null, code: 'no_header' }] };
  const problems = headerProblems(header);
  if (problems.length > 0) return { problems };
  return {
    places: recognizeColumns(header.cells).places,
    header,
    data: rows.filter(({ row }) => row > header.row),
  };
};

const isWords = (cell: string | undefined): boolean =>
  cell !== undefined && !isMissingValue(cleanText(cell)) && !/\d/.test(cell);

export const buildChosenLayout = (
  rows: readonly NumberedRow[],
  places: ColumnIndexes,
): ColumnLayout | { readonly problems: StationsFileProblem[] } => {
  const [first] = rows;
  const hasWords = (['latitude', 'longitude'] as const).every((axis) =>
    isWords(first?.cells[places[axis] ?? -1]),
  );
  const header = findHeader(rows) ?? (first && hasWords ? first : null);
  if (!header) return { places, header, data: rows };
  const problems = headerProblems(header).filter(({ code }) => code === 'degree_minutes');
  if (problems.length > 0) return { problems };
  return { places, header, data: rows.filter(({ row }) => row > header.row) };
};

/**
 * Parses the query value `name,type,latitude,longitude`; an empty name skips the column.
 * Null if a coordinate is missing or a name is unknown or repeated.
 */
export const parseColumnOrder = (text: string): ColumnIndexes | null => {
  const words = text.split(',').map((word) => word.trim());
  const places = words.flatMap((word, place) => (word === '' ? [] : [[word, place] as const]));
  const named = Object.fromEntries(places) as ColumnIndexes;
  const isRead = (word: string) => (columnNames as readonly string[]).includes(word);
  if (Object.keys(named).length !== places.length || !places.every(([word]) => isRead(word))) return null;
  return named.latitude === undefined || named.longitude === undefined ? null : named;
};

const byCount: readonly (readonly StationFileColumn[])[] = [
  ['latitude', 'longitude'],
  ['name', 'latitude', 'longitude'],
  ['name', 'type', 'latitude', 'longitude'],
];

export const guessColumnsByCount = (rows: readonly NumberedRow[]): ColumnIndexes | null => {
  const count = Math.max(
    0,
    ...rows.map(({ cells }) => cells.findLastIndex((cell) => cleanText(cell) !== '') + 1),
  );
  const names = byCount.find((columns) => columns.length === count);
  return names ? Object.fromEntries(names.map((name, place) => [name, place])) : null;
};

/** True if unquoted decimal commas split numbers over two columns, which would misplace the stations. */
export const hasSplitDecimals = ({ cells }: NumberedRow, { places, header }: ColumnLayout): boolean => {
  if (!header) return false;
  const firstCoordinate = Math.min(places.latitude ?? 0, places.longitude ?? 0);
  return cells.some((cell, place) => {
    if (cleanText(cell) === '') return false;
    if (place >= header.cells.length) return true;
    return place > firstCoordinate && cleanText(header.cells[place] ?? '') === '' && looksNumeric(cell);
  });
};
