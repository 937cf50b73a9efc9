import { lacksMinusSign } from '../longitude-sign.ts';
import { findIndexesOfReusedNames } from '../stations.ts';
import { type StationFileColumn, operationColumns } from './columns.ts';
import { groupRowsIntoStations, type VisitMode } from './group-rows.ts';
import {
  buildChosenLayout,
  type ColumnIndexes,
  hasSplitDecimals,
  type ColumnLayout,
  detectLayout,
  type NumberedRow,
  numberNonBlankRows,
  guessColumnsByCount,
} from './column-layout.ts';
import { isMarineFacilitiesPlanningHeader, isPortRow } from './marine-facilities-planning.ts';
import { mergeMinuteColumns, hasHemisphereLetters } from './degree-minutes.ts';
import { findSuspectRows } from './suspect-rows.ts';
import {
  type StationsFileProblem,
  type FileRow,
  type FileWarning,
  type NewStation,
  readStationRow,
} from './station-row.ts';

export type StationsFileResult = {
  readonly stations: readonly NewStation[];
  readonly rows: readonly FileRow[];
  readonly problems: readonly StationsFileProblem[];
  readonly warnings: readonly FileWarning[];
  readonly returning: readonly number[];
};

const refusedFile = (...problems: StationsFileProblem[]): StationsFileResult => ({
  stations: [],
  rows: [],
  problems,
  warnings: [],
  returning: [],
});

const tooMany = (count: number, max: number): StationsFileProblem => ({
  row: null,
  column: null,
  code: 'too_many_stations',
  params: { count, max },
});

const fileRow = ({ row, cells }: NumberedRow, { places }: ColumnLayout, index: number): FileRow => {
  const at = (column: StationFileColumn) => cells[places[column] ?? -1] ?? '';
  return {
    row,
    values: {
      name: places.name === undefined ? String(index + 1) : at('name'),
      type: at('type'),
      latitude: at('latitude'),
      longitude: at('longitude'),
      ...Object.fromEntries(
        operationColumns.flatMap((column) => (places[column] === undefined ? [] : [[column, at(column)]])),
      ),
    },
  };
};

const repeatedNames = (rows: readonly FileRow[], read: readonly (NewStation | null)[]): FileWarning[] => {
  const found = rows.flatMap(({ row }, index) => (read[index] ? [{ row, ...read[index] }] : []));
  const reused = findIndexesOfReusedNames(found);
  return found.flatMap(({ row, name }, index): FileWarning[] =>
    reused.has(index) ? [{ row, column: 'name', code: 'repeated_name', value: name }] : [],
  );
};

const missingSigns = (rows: readonly FileRow[], read: readonly (NewStation | null)[]): FileWarning[] =>
  rows.flatMap(({ row }, index): FileWarning[] => {
    const station = read[index];
    return station && lacksMinusSign(station)
      ? [{ row, column: 'longitude', code: 'longitude_sign', value: String(station.longitude) }]
      : [];
  });

const withoutPorts = (
  layout: ColumnLayout,
): { readonly data: ColumnLayout['data']; readonly warnings: FileWarning[] } => {
  const { header, data, places } = layout;
  if (!header || !isMarineFacilitiesPlanningHeader(header.cells)) return { data, warnings: [] };
  const isOfPort = ({ cells }: NumberedRow) =>
    isPortRow([cells[places.name ?? -1], cells[places.type ?? -1]]);
  const rows = data.filter(isOfPort).map(({ row }) => row);
  if (rows.length === 0) return { data, warnings: [] };
  return {
    data: data.filter((row) => !isOfPort(row)),
    warnings: [{ row: null, column: null, code: 'ports_left_out', params: { rows: rows.join(', ') } }],
  };
};

export const readStationsFromRows = (
  rows: readonly FileRow[],
  limit = Infinity,
  visits: VisitMode = 'together',
): StationsFileResult => {
  const answers = rows.map(readStationRow);
  const read = answers.map((answer) => answer.station);
  const { stations, returning } = groupRowsIntoStations(rows, read, visits);
  const count = stations.length + read.filter((station) => station === null).length;
  if (count === 0) return refusedFile({ row: null, column: null, code: 'no_stations' });
  if (count > limit) return refusedFile(tooMany(count, limit));
  return {
    stations,
    rows,
    problems: answers.flatMap((answer) => answer.problems),
    warnings: [...repeatedNames(rows, read), ...missingSigns(rows, read), ...findSuspectRows(rows, read)],
    returning,
  };
};

/**
 * `limit`: how many stations may still be added; `chosen`: columns chosen by the user.
 * Reports ambiguous values by row and column.
 */
export const parseStationRows = (
  rows: readonly (readonly string[])[],
  limit: number,
  chosen?: ColumnIndexes,
  visits?: VisitMode,
): StationsFileResult => {
  const filled = numberNonBlankRows(rows);
  if (filled.length === 0) return refusedFile({ row: null, column: null, code: 'no_stations' });
  const layout = chosen ? buildChosenLayout(filled, chosen) : detectLayout(filled);
  if ('problems' in layout) {
    const isOfMinutes = layout.problems.some(({ code }) => code === 'degree_minutes');
    const joined = isOfMinutes && !chosen && hasHemisphereLetters(rows) ? mergeMinuteColumns(rows) : null;
    if (!joined) return refusedFile(...layout.problems);
    const file = parseStationRows(joined, limit, undefined, visits);
    return { ...file, warnings: [{ row: null, column: null, code: 'minutes_joined' }, ...file.warnings] };
  }
  const { data, warnings } = withoutPorts(layout);
  const torn = data
    .filter((row) => hasSplitDecimals(row, layout))
    .map(({ row }): StationsFileProblem => ({ row, column: null, code: 'extra_cells' }));
  const file = readStationsFromRows(
    data.map((row, index) => fileRow(row, layout, index)),
    limit,
    visits,
  );
  if (file.rows.length === 0) return file;
  return {
    ...file,
    warnings: [...warnings, ...file.warnings],
    problems: [...torn, ...file.problems].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
  };
};

export const readPastedStations = (
  rows: readonly (readonly string[])[],
  limit: number,
): StationsFileResult => {
  const read = parseStationRows(rows, limit);
  if (!read.problems.some(({ code }) => code === 'no_header')) return read;
  const places = guessColumnsByCount(numberNonBlankRows(rows));
  return places ? parseStationRows(rows, limit, places) : read;
};
