import { unguardFormula } from '../../shared/formula-guard.ts';
import { isWithinLength } from '../fields.ts';
import { rowTextLimits } from '../limits.ts';
import type { Station } from '../stations.ts';
import { cleanText, isMissingValue, readDegrees } from './cells.ts';
import type { ColumnName } from './columns.ts';

export type NewStation = Omit<Station, 'id' | 'position'>;

/** Texts: `stations_file.problems` in `locales/<language>/applications.json`. */
export const fileProblemCodes = [
  'unreadable',
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
  /** From 1, header included; null for the whole file. */
  readonly row: number | null;
  readonly column: ColumnName | null;
  readonly code: Code;
  readonly value?: string;
  readonly params?: Readonly<Record<string, string | number>>;
};
export type FileProblem = Found<(typeof fileProblemCodes)[number]>;
export type FileWarning = Found<(typeof fileWarningCodes)[number]>;

export type FileRow = { readonly row: number; readonly values: Readonly<Record<ColumnName, string>> };

export type ReadRow = { readonly station: NewStation | null; readonly problems: readonly FileProblem[] };

const shown = (text: string): string => text.slice(0, 100);

const readText = (cell: string): string => {
  const text = unguardFormula(cleanText(cell));
  return isMissingValue(text) ? '' : text;
};

export const readRow = ({ row, values }: FileRow): ReadRow => {
  const name = readText(values.name);
  const type = readText(values.type);
  const latitude = readDegrees(values.latitude, 'latitude');
  const longitude = readDegrees(values.longitude, 'longitude');
  const problem = (
    column: ColumnName,
    code: FileProblem['code'],
    params?: FileProblem['params'],
  ): FileProblem => ({
    row,
    column,
    code,
    value: shown(cleanText(values[column])),
    ...(params && { params }),
  });
  const tooLong = (column: 'name' | 'type', text: string) => {
    const max = rowTextLimits.station[column];
    return isWithinLength(text, max) ? [] : [problem(column, 'too_long', { max })];
  };
  const problems = [
    ...(name === '' ? [problem('name', 'required')] : tooLong('name', name)),
    ...tooLong('type', type),
    ...('problem' in latitude ? [problem('latitude', latitude.problem, latitude.params)] : []),
    ...('problem' in longitude ? [problem('longitude', longitude.problem, longitude.params)] : []),
  ];
  if (problems.length > 0 || 'problem' in latitude || 'problem' in longitude)
    return { station: null, problems };
  return {
    station: { name, type: type === '' ? null : type, latitude: latitude.value, longitude: longitude.value },
    problems,
  };
};
