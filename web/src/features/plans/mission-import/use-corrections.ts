import { useState } from 'react';
import {
  type MissionCells,
  type MissionFileColumn,
  missionFileColumns,
} from '@shiptime/domain/plans/imports/mission-file';
import type { ImportedRow } from '@shiptime/domain/plans/wire/imports';
import type { FileRow } from '#lib/schedule-file.ts';

const nameColumns = ['vessel', 'mobilization_port', 'demobilization_port'] as const;
type NameColumn = (typeof nameColumns)[number];
export type NameListKey = 'vessels' | 'ports';

export const nameListForColumn = (column: string): NameListKey | null =>
  column === 'vessel' ? 'vessels' : nameColumns.includes(column as NameColumn) ? 'ports' : null;

export type CorrectedRow = {
  readonly id: number;
  readonly place: number;
  readonly values: MissionCells;
};

export type UnknownName = {
  readonly list: NameListKey;
  readonly name: string;
  readonly rows: number;
  readonly near: readonly string[];
};

const keyOf = (list: NameListKey, name: string): string => `${list}:${name.trim()}`;

type Corrections = {
  readonly names: Readonly<Record<string, string>>;
  readonly cells: Readonly<Record<number, Partial<MissionCells>>>;
};
const uncorrected: Corrections = { names: {}, cells: {} };

export const correctedCells = (
  row: FileRow<MissionFileColumn>,
  { names, cells }: Corrections,
  id: number,
  vessel: string,
): MissionCells => {
  const written = { ...row, ...cells[id] };
  return Object.fromEntries(
    missionFileColumns.map((column) => {
      const text = written[column].trim() || (column === 'vessel' ? vessel : '');
      const list = nameListForColumn(column);
      return [column, (list && names[keyOf(list, text)]) ?? text];
    }),
  ) as MissionCells;
};

export const findUnknownNames = (
  rows: readonly CorrectedRow[],
  data: readonly ImportedRow[],
  names: Corrections['names'],
): readonly UnknownName[] => {
  const found = new Map<string, UnknownName>();
  for (const key of Object.keys(names)) {
    const at = key.indexOf(':');
    const list = key.slice(0, at) as NameListKey;
    found.set(key, { list, name: key.slice(at + 1), rows: 0, near: [] });
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { row, problems } of data)
    for (const { field, code, near } of problems) {
      const list = nameListForColumn(field);
      const name = byId.get(row)?.values[field as MissionFileColumn] ?? '';
      if (code !== 'not_known' || !list) continue;
      const key = keyOf(list, name);
      found.set(key, { list, name, near, rows: (found.get(key)?.rows ?? 0) + 1 });
    }
  return [...found.values()];
};

export const useCorrections = () => {
  const [corrections, setCorrections] = useState(uncorrected);
  return {
    corrections,
    clear: () => setCorrections(uncorrected),
    chosenName: ({ list, name }: UnknownName) => corrections.names[keyOf(list, name)] ?? null,
    rename: ({ list, name }: UnknownName, to: string | null) =>
      setCorrections(({ names, cells }) => {
        const { [keyOf(list, name)]: _old, ...rest } = names;
        return { cells, names: to === null ? rest : { ...rest, [keyOf(list, name)]: to } };
      }),
    correct: (id: number, column: MissionFileColumn, text: string) =>
      setCorrections(({ names, cells }) => ({
        names,
        cells: { ...cells, [id]: { ...cells[id], [column]: text } },
      })),
  };
};
