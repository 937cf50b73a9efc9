import { readCell } from './read-cell.ts';
import { type StationField, stationFields } from './station-edits.ts';
import type { UnsavedCellText } from './station-queue-state.ts';

export type UnfinishedCell = { readonly station: string | null; readonly field: StationField };

const isField = (name: string | undefined): name is StationField =>
  stationFields.some((field) => field === name);

export const findUnfinishedCells = (
  typed: ReadonlyMap<string, UnsavedCellText>,
): readonly UnfinishedCell[] => {
  const isInvalid = (field: StationField, text = '') => readCell(field, text).problem !== undefined;
  const isStarted = stationFields.some((field) => typed.has(`new.${field}`));
  const missing = stationFields.filter((field) => isInvalid(field, typed.get(`new.${field}`)?.text));
  const saved = [...typed].flatMap(([cell, { text, base }]) => {
    const [, field] = cell.split('.');
    return base && isField(field) && isInvalid(field, text) ? [{ station: base.name, field }] : [];
  });
  return [...(isStarted ? missing.map((field) => ({ station: null, field })) : []), ...saved];
};
