import type { StationsFileProblem } from '@shiptime/domain/applications/stations-file/station-row';
import { readStationRow } from '@shiptime/domain/applications/stations-file/station-row';
import type { operationFields } from '@shiptime/domain/applications/operations';
import type { StationField } from './station-edits.ts';

export type CellReadResult =
  | { readonly value: string | number | null; readonly problem?: undefined }
  | { readonly problem: Pick<StationsFileProblem, 'code' | 'params'> };

const fine = { name: 'A', type: '', latitude: '0', longitude: '0' };

/** Parses a cell as imports do: decimal commas are allowed, degrees with minutes are not. */
export const readCell = (field: StationField, text: string): CellReadResult => {
  const { station, problems } = readStationRow({ row: 0, values: { ...fine, [field]: text } });
  const problem = problems.find(({ column }) => column === field);
  return station && !problem ? { value: station[field] } : { problem: problem ?? { code: 'required' } };
};

export type OperationField = (typeof operationFields)[number];

const columnOf = { kind: 'operation', hours: 'hours', gear: 'gear', repeats: 'repeats' } as const;

export const readOperationCell =
  (field: OperationField) =>
  (text: string): CellReadResult => {
    const values = { ...fine, operation: '', [columnOf[field]]: text };
    const { station, problems } = readStationRow({ row: 0, values });
    const [operation] = station?.operations ?? [];
    if (problems[0]) return { problem: problems[0] };
    return { value: operation ? operation[field] : field === 'repeats' ? 1 : null };
  };

export const readListPosition =
  (last: number) =>
  (text: string): CellReadResult => {
    const value = Number(text.trim() || Number.NaN);
    return Number.isInteger(value) && value >= 1 && value <= last
      ? { value }
      : { problem: { code: 'out_of_range', params: { min: 1, max: last } } };
  };
