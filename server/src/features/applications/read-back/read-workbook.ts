import { type ApplicationField, applicationFields } from '@shiptime/domain/applications/sections/form';
import { languages } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import { type ExportColumn, exportColumns } from '../export/export-columns.ts';
import { toLookupKey } from './read-cell.ts';

export type WorkbookRow = {
  readonly row: number;
  readonly id: number | null;
  readonly lockVersion: number | null;
  readonly cells: ReadonlyMap<ApplicationField, string>;
};

export type ApplicationsFileResult = {
  readonly rows: readonly WorkbookRow[];
  readonly unknownHeaders: readonly string[];
  readonly readOnlyCells: readonly {
    readonly column: ExportColumn;
    readonly header: string;
    readonly cells: ReadonlyMap<number, string>;
  }[];
};

const isField = (name: string): name is ApplicationField => (applicationFields as string[]).includes(name);

const columnNamed = new Map(
  exportColumns.flatMap((column) =>
    languages.map((language) => [toLookupKey(translate(language, column.words)), column] as const),
  ),
);

const numberIn = (cell: string | undefined): number | null =>
  /^\d{1,9}$/.test(cell?.trim() ?? '') ? Number(cell) : null;

type Place = { readonly column: ExportColumn; readonly header: string; readonly at: number };

const placesIn = (header: readonly string[]) => {
  const known: Place[] = [];
  const unknownHeaders: string[] = [];
  const repeated: string[] = [];
  for (const [at, cell] of header.entries()) {
    const name = cell.trim();
    const column = columnNamed.get(toLookupKey(cell));
    if (!column) unknownHeaders.push(...(name === '' ? [] : [name]));
    else if (known.some((place) => place.column === column)) repeated.push(name);
    else known.push({ column, header: name, at });
  }
  return { known, unknownHeaders, repeated };
};

export type HeaderProblem = { readonly code: 'no_header' | 'repeated_column'; readonly name?: string };

const marks = ['id', 'lock_version'];

/** Columns may be missing or reordered, but not duplicated. */
export const parseWorkbookRows = (
  table: readonly (readonly string[])[],
): ApplicationsFileResult | HeaderProblem => {
  const [header = [], ...rest] = table;
  const { known, unknownHeaders, repeated } = placesIn(header);
  const placeOf = (name: string) => known.find(({ column }) => column.name === name)?.at;
  const [number, version] = marks.map(placeOf);
  if (number === undefined || version === undefined) return { code: 'no_header' };
  if (repeated[0] !== undefined) return { code: 'repeated_column', name: repeated[0] };
  const filled = rest
    .map((cells, at) => ({ cells, row: at + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return {
    unknownHeaders,
    rows: filled.map(({ cells, row }) => ({
      row,
      id: numberIn(cells[number]),
      lockVersion: numberIn(cells[version]),
      cells: new Map(
        known.flatMap(({ column: { name }, at }) => (isField(name) ? [[name, cells[at] ?? '']] : [])),
      ),
    })),
    readOnlyCells: known
      .filter(({ column: { name } }) => !isField(name) && !marks.includes(name))
      .map(({ column, header: named, at }) => ({
        column,
        header: named,
        cells: new Map(filled.map(({ cells, row }) => [row, cells[at] ?? ''])),
      })),
  };
};
