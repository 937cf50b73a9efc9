import type { StationFileColumn } from '@shiptime/domain/applications/stations-file/columns';
import type { ColumnIndexes } from '@shiptime/domain/applications/stations-file/column-layout';
import { parseDegreesWithMinutes } from '@shiptime/domain/applications/stations-file/degree-minutes';
import {
  readPastedStations,
  readStationsFromRows,
  parseStationRows,
} from '@shiptime/domain/applications/stations-file/read-stations';
import {
  type StationsFileProblem,
  type FileRow,
  type FileWarning,
  type NewStation,
  readStationRow,
} from '@shiptime/domain/applications/stations-file/station-row';

export type RowCorrections = ReadonlyMap<number, FileRow['values'] | null>;

export type StationsReadResult = {
  readonly stations: readonly NewStation[];
  readonly rows: readonly FileRow[];
  readonly problems: readonly StationsFileProblem[];
  readonly warnings: readonly FileWarning[];
  readonly returning: readonly number[];
};

export const applyCorrections = (first: StationsReadResult, mended: RowCorrections): StationsReadResult => {
  if (mended.size === 0 || first.rows.length === 0) return first;
  const rows = first.rows.flatMap((row) => {
    const values = mended.get(row.row);
    if (values === null) return [];
    return [values === undefined ? row : { ...row, values }];
  });
  const again = readStationsFromRows(rows);
  // Keeps the problem of a row split by a stray separator until the user has corrected the row.
  const torn = first.problems.filter(({ row, code }) => code === 'extra_cells' && !mended.has(row ?? 0));
  return {
    ...again,
    problems: [...torn, ...again.problems].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    warnings: [...first.warnings.filter(({ row }) => row === null), ...again.warnings],
  };
};

export const readVisitsSeparately = (rehearsal: StationsReadResult): StationsReadResult => ({
  ...rehearsal,
  stations: readStationsFromRows(rehearsal.rows, Infinity, 'apart').stations,
});

export type ImportSourceTable = {
  readonly table: readonly (readonly string[])[];
  readonly places: ColumnIndexes | null;
  readonly isPasted: boolean;
};

/** `room`: number of stations that can still be added. */
export const readImportSource = (
  { table, places, isPasted }: ImportSourceTable,
  room: number,
): StationsReadResult => {
  if (places) return parseStationRows(table, room, places);
  return isPasted ? readPastedStations(table, room) : parseStationRows(table, room);
};

const aboutColumns = new Set(['no_header', 'missing_column', 'repeated_column']);

/** True if the file may contain stations once its columns are assigned. */
export const lacksColumns = ({ rows, problems }: StationsReadResult): boolean =>
  rows.length === 0 && problems.length > 0 && problems.every(({ code }) => aboutColumns.has(code));

export const correctCell = (
  mended: RowCorrections,
  { row, values }: FileRow,
  column: StationFileColumn,
  text: string,
): RowCorrections => new Map(mended).set(row, { ...values, ...mended.get(row), [column]: text });

export const omitRow = (mended: RowCorrections, row: number): RowCorrections =>
  new Map(mended).set(row, null);

export const convertRowsToWest = (
  mended: RowCorrections,
  { rows, warnings }: StationsReadResult,
): RowCorrections => {
  const east = new Set(warnings.filter(({ code }) => code === 'longitude_sign').map(({ row }) => row));
  return new Map([
    ...mended,
    ...rows
      .filter(({ row }) => east.has(row))
      .map(({ row, values }) => [row, { ...values, longitude: `-${values.longitude.trim()}` }] as const),
  ]);
};

type Values = FileRow['values'];

const mendAll = (
  mended: RowCorrections,
  rows: readonly FileRow[],
  change: (row: FileRow) => Values | null | undefined,
): RowCorrections =>
  new Map([
    ...mended,
    ...rows.flatMap((row) => {
      const values = change(row);
      return values === undefined ? [] : [[row.row, values] as const];
    }),
  ]);

const warnedOf = ({ warnings }: StationsReadResult, ...codes: FileWarning['code'][]): ReadonlySet<number> =>
  new Set(warnings.flatMap(({ row, code }) => (row !== null && codes.includes(code) ? [row] : [])));

export const swapCoordinates = (mended: RowCorrections, rehearsal: StationsReadResult): RowCorrections => {
  const crossed = warnedOf(rehearsal, 'exchanged');
  return mendAll(mended, rehearsal.rows, ({ row, values }) =>
    crossed.has(row) ? { ...values, latitude: values.longitude, longitude: values.latitude } : undefined,
  );
};

const leaveOutWarned =
  (code: FileWarning['code']) =>
  (mended: RowCorrections, rehearsal: StationsReadResult): RowCorrections => {
    const warned = warnedOf(rehearsal, code);
    return mendAll(mended, rehearsal.rows, ({ row }) => (warned.has(row) ? null : undefined));
  };

export const omitRepeatedPlaces = leaveOutWarned('same_place');

export const addOnLandWarnings = (
  rehearsal: StationsReadResult,
  rows: readonly number[],
): StationsReadResult =>
  rows.length === 0
    ? rehearsal
    : {
        ...rehearsal,
        warnings: [
          ...rehearsal.warnings,
          ...rows.map((row): FileWarning => ({ row, column: 'latitude', code: 'on_land' })),
        ],
      };

export const omitStationsOnLand = leaveOutWarned('on_land');

const decimalOf = (values: Values): Values | null => {
  const wrong = (['latitude', 'longitude'] as const).filter((axis) =>
    readStationRow({ row: 0, values }).problems.some(
      ({ column, code }) => column === axis && code === 'decimal_degrees',
    ),
  );
  const found = wrong.map((axis) => [axis, parseDegreesWithMinutes(values[axis], axis)] as const);
  if (found.length === 0 || found.some(([, degrees]) => degrees === null)) return null;
  return { ...values, ...Object.fromEntries(found.map(([axis, degrees]) => [axis, String(degrees)])) };
};

export const findDegreeMinuteRows = ({ rows, problems }: StationsReadResult): readonly FileRow[] => {
  const wrong = new Set(problems.map(({ row }) => row));
  return rows.filter(({ row, values }) => wrong.has(row) && decimalOf(values) !== null);
};

export const convertRowsToDecimal = (mended: RowCorrections, rehearsal: StationsReadResult): RowCorrections =>
  mendAll(mended, findDegreeMinuteRows(rehearsal), ({ values }) => decimalOf(values) ?? undefined);

export type RowSelection = {
  readonly without: ReadonlySet<string>;
  readonly first: number | null;
  readonly last: number | null;
};

export const allRowsSelection: RowSelection = { without: new Set(), first: null, last: null };

export const countStationTypes = (rows: readonly FileRow[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { values } of rows) counts.set(values.type, (counts.get(values.type) ?? 0) + 1);
  return counts;
};

export const selectRows = (
  rehearsal: StationsReadResult,
  { without, first, last }: RowSelection,
): StationsReadResult => {
  if (without.size === 0 && first === null && last === null) return rehearsal;
  const rows = rehearsal.rows.filter(
    ({ row, values }) =>
      !without.has(values.type) && (first === null || row >= first) && (last === null || row <= last),
  );
  const kept = new Set(rows.map(({ row }) => row));
  const isKept = ({ row }: { readonly row: number | null }) => row === null || kept.has(row);
  return {
    ...readStationsFromRows(rows),
    problems: rehearsal.problems.filter(isKept),
    warnings: rehearsal.warnings.filter(isKept),
  };
};

export type NumberedStation = NewStation & { readonly row: number };

export const toNumberedStations = ({ rows }: StationsReadResult): readonly NumberedStation[] =>
  rows.flatMap((row) => {
    const { station } = readStationRow(row);
    return station ? [{ ...station, row: row.row }] : [];
  });
