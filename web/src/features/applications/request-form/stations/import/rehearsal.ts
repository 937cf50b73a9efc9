import type { ColumnName } from '@shiptime/domain/applications/stations-file/columns';
import { readRows, readStations } from '@shiptime/domain/applications/stations-file/read';
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

/** The file as it would be imported, with what was mended in its preview. `room` is what the application can still take. */
export const rehearse = (table: readonly (readonly string[])[], room: number, mended: Mended): Rehearsal => {
  const first = readStations(table, room);
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
