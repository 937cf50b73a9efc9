import type { ColumnName } from '@shiptime/domain/applications/stations-file/columns';
import type { ColumnPlaces } from '@shiptime/domain/applications/stations-file/layout';
import { readPasted, readRows, readStations } from '@shiptime/domain/applications/stations-file/read';
import type {
  FileProblem,
  FileRow,
  FileWarning,
  NewStation,
} from '@shiptime/domain/applications/stations-file/row';

/** What somebody mended in the preview, by the number of the row; null: the row is left out. */
export type Mended = ReadonlyMap<number, FileRow['values'] | null>;

export type Rehearsal = {
  readonly stations: readonly NewStation[];
  readonly rows: readonly FileRow[];
  /** While there is one, nothing is imported. */
  readonly problems: readonly FileProblem[];
  readonly warnings: readonly FileWarning[];
};

/** The file as it would be imported, with what was mended in its preview. */
export const withMended = (first: Rehearsal, mended: Mended): Rehearsal => {
  if (mended.size === 0 || first.rows.length === 0) return first;
  const rows = first.rows.flatMap((row) => {
    const values = mended.get(row.row);
    if (values === null) return [];
    return [values === undefined ? row : { ...row, values }];
  });
  const again = readRows(rows);
  // A row that was torn apart is believed only once somebody has looked at it.
  const torn = first.problems.filter(({ row, code }) => code === 'extra_cells' && !mended.has(row ?? 0));
  return {
    ...again,
    problems: [...torn, ...again.problems].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    warnings: [...first.warnings.filter(({ row }) => row === null), ...again.warnings],
  };
};

export type Source = {
  readonly table: readonly (readonly string[])[];
  /** Where somebody said that the columns are. */
  readonly places: ColumnPlaces | null;
  readonly isPasted: boolean;
};

/** As it stands in the file. `room` is what the application can still take. */
export const readSource = ({ table, places, isPasted }: Source, room: number): Rehearsal => {
  if (places) return readStations(table, room, places);
  return isPasted ? readPasted(table, room) : readStations(table, room);
};

const aboutColumns = new Set(['no_header', 'missing_column', 'repeated_column']);

/** The file may well have stations, if somebody says which column is what. */
export const lacksColumns = ({ rows, problems }: Rehearsal): boolean =>
  rows.length === 0 && problems.length > 0 && problems.every(({ code }) => aboutColumns.has(code));

export const mend = (mended: Mended, { row, values }: FileRow, column: ColumnName, text: string): Mended =>
  new Map(mended).set(row, { ...values, ...mended.get(row), [column]: text });

export const leaveOut = (mended: Mended, row: number): Mended => new Map(mended).set(row, null);

/** Western longitudes written without their sign, all of them. */
export const makeWestern = (mended: Mended, { rows, warnings }: Rehearsal): Mended => {
  const east = new Set(warnings.filter(({ code }) => code === 'longitude_sign').map(({ row }) => row));
  return new Map([
    ...mended,
    ...rows
      .filter(({ row }) => east.has(row))
      .map(({ row, values }) => [row, { ...values, longitude: `-${values.longitude.trim()}` }] as const),
  ]);
};
