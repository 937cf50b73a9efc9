import { operationLimits } from '../limits.ts';
import {
  isSameOperationExceptRepeats,
  type StationOperationDetails,
  effectiveOperations,
} from '../operations.ts';
import { stationKey } from '../stations.ts';
import { cleanText } from './cell-text.ts';
import type { FileRow, NewStation } from './station-row.ts';

type Group = { readonly first: NewStation; readonly operations: StationOperationDetails[]; rows: number };

export const visitModes = ['together', 'apart'] as const;
export type VisitMode = (typeof visitModes)[number];

export type GroupedRows = {
  readonly stations: readonly NewStation[];
  readonly returning: readonly number[];
};

const addTo = (group: Group, station: NewStation, countsRepeats: boolean): void => {
  group.rows += 1;
  for (const operation of effectiveOperations(station)) {
    const last = group.operations.at(-1);
    const repeats = (last?.repeats ?? 0) + operation.repeats;
    if (
      last &&
      countsRepeats &&
      isSameOperationExceptRepeats(last, operation) &&
      repeats <= operationLimits.repeats
    )
      group.operations[group.operations.length - 1] = { ...last, repeats };
    else group.operations.push(operation);
  }
};

const stationOf = ({ first, operations, rows }: Group): NewStation =>
  rows === 1 ? first : { ...first, operations };

export const groupRowsIntoStations = (
  rows: readonly FileRow[],
  read: readonly (NewStation | null)[],
  visits: VisitMode,
): GroupedRows => {
  const groups: Group[] = [];
  const open = new Map<string, Group>();
  const returning: number[] = [];
  let before = '';
  for (const [index, station] of read.entries()) {
    if (!station) continue;
    const key = stationKey(station);
    let group = open.get(key);
    const isReturn = group !== undefined && key !== before;
    if (isReturn) returning.push(rows[index]!.row);
    if (!group || (isReturn && visits === 'apart') || group.operations.length >= operationLimits.operations) {
      group = { first: station, operations: [], rows: 0 };
      groups.push(group);
      open.set(key, group);
    }
    addTo(group, station, cleanText(rows[index]!.values.repeats ?? '') === '');
    before = key;
  }
  return { stations: groups.map(stationOf), returning };
};
