import { useEffect, useMemo, useRef, useState } from 'react';
import type { StationRow } from './station-edits.ts';
import type { StationRowActions } from './station-line.tsx';
import type { StationQueue } from './station-queue.ts';

export type StationTableEventHandlers = Pick<
  StationRowActions,
  'choose' | 'step' | 'place' | 'remove' | 'west' | 'change' | 'changeOperations' | 'removeOperation'
> & {
  readonly paste: (text: string) => void;
};

/** Ids of a Shift selection, from the last ticked row to this one. */
const between = (rows: readonly StationRow[], from: number | null, to: number): readonly number[] => {
  const [a, b] = [from, to].map((id) => rows.findIndex((row) => row.id === id)) as [number, number];
  return a < 0 ? [to] : rows.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ id }) => id);
};

type Surroundings = {
  readonly rows: readonly StationRow[];
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
  readonly queue: StationQueue | null;
  readonly on: StationTableEventHandlers;
  readonly stepFrom: (id: number, by: 1 | -1) => void;
};

/** Returns stable functions, so unchanged rows do not re-render. */
export const useStationRowActions = (surroundings: Surroundings): StationRowActions => {
  const [last, setLast] = useState<number | null>(null);
  const latest = useRef({ ...surroundings, last });
  useEffect(() => {
    latest.current = { ...surroundings, last };
  });
  return useMemo<StationRowActions>(() => {
    const cellOf = (id: number, field: string): string => `${id}.${field}`;
    return {
      select: (id, isSelected, toHere) => {
        const now = latest.current;
        const ids = toHere ? between(now.rows, now.last, id) : [id];
        const next = new Set(now.selected);
        for (const one of ids)
          if (isSelected) next.add(one);
          else next.delete(one);
        setLast(id);
        now.onSelect(next);
      },
      choose: (id) => latest.current.on.choose(id),
      step: (id, by) => latest.current.stepFrom(id, by),
      place: (id, position) => latest.current.on.place(id, position),
      remove: (id) => latest.current.on.remove(id),
      west: (id) => latest.current.on.west(id),
      change: (row, field, value) => {
        const base = latest.current.queue?.typedIn(cellOf(row.id, field))?.base;
        latest.current.on.change(base ?? row, field, value);
      },
      changeOperations: (base, operations) => latest.current.on.changeOperations(base, operations),
      removeOperation: (row, index) => latest.current.on.removeOperation(row, index),
      typedIn: (id, field) => latest.current.queue?.typedIn(cellOf(id, field))?.text,
      type: (row, field, text) => {
        const { queue } = latest.current;
        const cell = cellOf(row.id, field);
        queue?.keepTyped(cell, text === null ? null : { text, base: queue.typedIn(cell)?.base ?? row });
      },
      paste: (_, __, text) => {
        if (!text.trim().includes('\n')) return false;
        latest.current.on.paste(text);
        return true;
      },
    };
  }, []);
};
