import { unescapeFormula } from '../../shared/escape-formula.ts';
import { isWithinLength } from '../field-schemas.ts';
import { operationLimits, rowTextLimits } from '../limits.ts';
import type { StationOperationDetails } from '../operations.ts';
import type { Station } from '../stations.ts';
import { cleanText, isMissingValue, parseDegrees } from './cell-text.ts';
import {
  type StationFileColumn,
  type OperationColumn,
  operationColumns,
  type StationColumn,
} from './columns.ts';
import { readHours } from './hours.ts';

export type NewStation = Omit<Station, 'id' | 'position'>;

/** Texts: `stations_file.problems` in `locales/<language>/applications.json`. */
export const stationsFileProblemCodes = [
  'unreadable',
  'not_loaded',
  'too_large',
  'too_many_columns',
  'too_many_rows',
  'too_many_cells',
  'too_heavy',
  'doctype',
  'formula_without_value',
  'no_stations',
  'too_many_stations',
  'no_header',
  'missing_column',
  'repeated_column',
  'degree_minutes',
  'extra_cells',
  'required',
  'too_long',
  'decimal_degrees',
  'out_of_range',
] as const;
export const fileWarningCodes = [
  'repeated_name',
  'longitude_sign',
  'exchanged',
  'zero_zero',
  'far_away',
  'same_place',
  'on_land',
  'minutes_joined',
  'ports_left_out',
] as const;

type Found<Code> = {
  /** Row of the problem, counted from 1 including the header; null for the whole file. */
  readonly row: number | null;
  readonly column: StationFileColumn | null;
  readonly code: Code;
  readonly value?: string;
  readonly params?: Readonly<Record<string, string | number>>;
};
export type StationsFileProblem = Found<(typeof stationsFileProblemCodes)[number]>;
export type FileWarning = Found<(typeof fileWarningCodes)[number]>;

export type RowValues = Readonly<Record<StationColumn, string> & Partial<Record<OperationColumn, string>>>;
export type FileRow = { readonly row: number; readonly values: RowValues };

export type StationRowResult = {
  readonly station: NewStation | null;
  readonly problems: readonly StationsFileProblem[];
};

const shown = (text: string): string => text.slice(0, 100);

const readText = (cell: string): string => {
  const text = unescapeFormula(cleanText(cell));
  return isMissingValue(text) ? '' : text;
};

const isBetween = (value: number | null, min: number, max: number): value is number =>
  value !== null && value >= min && value <= max;

const problemAt = (
  { row, values }: FileRow,
  column: StationFileColumn,
  code: StationsFileProblem['code'],
  params?: StationsFileProblem['params'],
): StationsFileProblem => ({
  row,
  column,
  code,
  value: shown(cleanText(values[column] ?? '')),
  ...(params && { params }),
});

const findTooLong = (
  cells: FileRow,
  column: StationFileColumn,
  text: string,
  max: number,
): StationsFileProblem[] =>
  isWithinLength(text, max) ? [] : [problemAt(cells, column, 'too_long', { max })];

type ReadOperation = {
  readonly operations?: readonly StationOperationDetails[];
  readonly problems: readonly StationsFileProblem[];
};

const readOperation = (cells: FileRow, type: string): ReadOperation => {
  const { values } = cells;
  const text = (column: OperationColumn) => readText(values[column] ?? '');
  if (operationColumns.every((column) => text(column) === '')) return { problems: [] };
  const [kind, gear] = [values.operation === undefined ? type : text('operation'), text('gear')];
  const hours = text('hours') === '' ? null : (readHours(text('hours')) ?? -1);
  const repeats = text('repeats') === '' ? 1 : Number(text('repeats'));
  const { hours: mostHours, repeats: mostRepeats } = operationLimits;
  const isRepeats = Number.isInteger(repeats) && isBetween(repeats, 1, mostRepeats);
  return {
    operations: [{ kind: kind === '' ? null : kind, hours, gear: gear === '' ? null : gear, repeats }],
    problems: [
      ...findTooLong(cells, 'operation', text('operation'), rowTextLimits.operation.kind),
      ...(hours === null || isBetween(hours, 0, mostHours)
        ? []
        : [problemAt(cells, 'hours', 'out_of_range', { min: 0, max: mostHours })]),
      ...findTooLong(cells, 'gear', gear, rowTextLimits.operation.gear),
      ...(isRepeats ? [] : [problemAt(cells, 'repeats', 'out_of_range', { min: 1, max: mostRepeats })]),
    ],
  };
};

export const readStationRow = (cells: FileRow): StationRowResult => {
  const { values } = cells;
  const name = readText(values.name);
  const type = readText(values.type);
  const latitude = parseDegrees(values.latitude, 'latitude');
  const longitude = parseDegrees(values.longitude, 'longitude');
  const { operations, problems: wrong } = readOperation(cells, type);
  const { name: mostOfName, type: mostOfType } = rowTextLimits.station;
  const problems = [
    ...(name === '' ? [problemAt(cells, 'name', 'required')] : findTooLong(cells, 'name', name, mostOfName)),
    ...findTooLong(cells, 'type', type, mostOfType),
    ...('problem' in latitude ? [problemAt(cells, 'latitude', latitude.problem, latitude.params)] : []),
    ...('problem' in longitude ? [problemAt(cells, 'longitude', longitude.problem, longitude.params)] : []),
    ...wrong,
  ];
  if (problems.length > 0 || 'problem' in latitude || 'problem' in longitude)
    return { station: null, problems };
  const place = { latitude: latitude.value, longitude: longitude.value };
  return {
    station: { name, type: type === '' ? null : type, ...place, ...(operations && { operations }) },
    problems,
  };
};
