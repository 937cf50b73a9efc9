import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toWesternHemisphere } from '@shiptime/domain/applications/longitude-sign';
import {
  type StationOperationDetails,
  upsertOperationOfKind,
  editableOperations,
} from '@shiptime/domain/applications/operations';
import type { Position } from '@shiptime/domain/geography/position';
import { uniqueKey } from '#lib/unique-key.ts';
import type { StationMove } from './map/station-map.ts';
import {
  operationsOf,
  roundDegrees,
  type StationRow,
  type StationValues,
  findUnusedStationName,
  stationValuesOf,
} from './station-edits.ts';
import type { StationList } from './use-station-list.ts';

export type LastAction = { readonly title: string; readonly undo: () => void };

type Stations = Pick<StationList, 'rows' | 'add' | 'change' | 'move' | 'remove'>;
type Choice = { readonly chosen: number | null; readonly choose: (id: number | null) => void };

const setOperation = (
  list: Pick<Stations, 'change'>,
  rows: readonly StationRow[],
  details: StationOperationDetails,
) => {
  const changes = rows.flatMap((row) => {
    const base = editableOperations(row);
    const next = upsertOperationOfKind(base, { id: uniqueKey(), ...details });
    return next ? [{ row, base, next }] : [];
  });
  for (const { row, base, next } of changes)
    void list.change(row.id, { ...row, operations: base }, { operations: next });
  return {
    count: changes.length,
    undo: () => {
      for (const { row, next } of changes)
        void list.change(row.id, { ...row, operations: next }, { operations: operationsOf(row) });
    },
  };
};

const moveStations = (list: Pick<Stations, 'rows' | 'change'>, moves: readonly StationMove[]) => {
  const before = new Map(list.rows.map((row) => [row.id, row]));
  for (const { id, position } of moves) {
    const row = before.get(id);
    if (row) void list.change(id, row, position);
  }
  return () => {
    for (const { id, position } of moves) {
      const { latitude, longitude } = before.get(id) ?? position;
      void list.change(id, position, { latitude, longitude });
    }
  };
};

const removeStations = (list: Stations, ids: readonly number[]) => {
  const gone = list.rows
    .map((row, index) => ({ row, position: index + 1 }))
    .filter(({ row }) => ids.includes(row.id));
  void list.remove(ids);
  return {
    count: gone.length,
    undo: () => {
      for (const { row, position } of gone) list.add(stationValuesOf(row), position);
    },
  };
};

const removeOperation = (list: Pick<Stations, 'change'>, row: StationRow, index: number) => {
  const all = operationsOf(row);
  const left = all.toSpliced(index, 1);
  void list.change(row.id, { ...row, operations: all }, { operations: left });
  return () => void list.change(row.id, { ...row, operations: left }, { operations: all });
};

export const useStationActions = (list: Stations, { chosen, choose }: Choice) => {
  const { t } = useTranslation('application_form');
  const { rows } = list;
  const [done, setDone] = useState<LastAction | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const keep = (title: string, undo: () => void) =>
    setDone({
      title,
      undo: () => {
        undo();
        setDone(null);
      },
    });
  const rowOf = (id: number) => rows.find((row) => row.id === id);
  /** Selects the new station immediately, so that the next one follows it. */
  const add = (values: StationValues, position = rows.length + 1) => choose(list.add(values, position));
  return {
    done,
    added: added !== null && rows.find(({ id }) => id === chosen)?.name === added ? added : null,
    add,
    addAt: ({ latitude, longitude }: Position) => {
      const after = rows.findIndex(({ id }) => id === chosen);
      const name = findUnusedStationName(rows, (number) => t('stations.new_name', { number }));
      const at = { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
      add({ name, type: null, ...at }, after < 0 ? undefined : after + 2);
      setAdded(name);
    },
    move: (moves: readonly StationMove[]) => {
      const undo = moveStations(list, moves);
      return moves.length < 2 ? setDone(null) : keep(t('stations.moved', { count: moves.length }), undo);
    },
    step: (id: number, by: 1 | -1) => {
      const position = rows.findIndex((row) => row.id === id) + 1 + by;
      if (position >= 1 && position <= rows.length) void list.move(id, position);
    },
    west: (id: number) => {
      const row = rowOf(id);
      if (row) void list.change(id, row, { longitude: toWesternHemisphere(row).longitude });
    },
    removeOperation: (row: StationRow, index: number) =>
      keep(t('stations.operation_removed', { name: row.name }), removeOperation(list, row, index)),
    setOperation: (stations: readonly StationRow[], operation: StationOperationDetails) => {
      const { count, undo } = setOperation(list, stations, operation);
      keep(t('stations.operation_added', { count, kind: operation.kind }), undo);
    },
    remove: (ids: readonly number[]) => {
      const { count, undo } = removeStations(list, ids);
      keep(t('stations.removed', { count }), undo);
    },
  };
};
