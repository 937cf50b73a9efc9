import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSignedInUser } from '#lib/session.tsx';
import { uniqueKey } from '#lib/unique-key.ts';
import { useApplication, useFormModel } from '../form-model.ts';
import { reloadApplication, openStationQueue, loadedStations, stationsPath } from './open-station-queues.ts';
import {
  isSameStation,
  type StationChange,
  type StationEdit,
  type StationRow,
  type StationValues,
  applyStationEdits,
} from './station-edits.ts';
import type { StationQueue } from './station-queue.ts';
import type { StationQueueState } from './station-queue-state.ts';

const nothing: StationQueueState = { edits: [], conflicts: [], isUnreachable: false };
const silent = () => () => undefined;

const useQueue = (): StationQueue | null => {
  const { editor, readOnly } = useFormModel();
  const user = useSignedInUser();
  const [queue, setQueue] = useState<StationQueue | null>(null);
  useEffect(() => {
    if (readOnly) return undefined;
    let over = false;
    const open = async (): Promise<void> => {
      const opened = await openStationQueue(editor, user.id);
      if (over) return;
      setQueue(opened);
      opened.goOn();
    };
    void open();
    return () => {
      over = true;
    };
  }, [editor, readOnly, user.id]);
  return queue;
};

/** Keeps the identity of unchanged rows, so that they do not re-render. */
const keepSame = () => {
  let before: ReadonlyMap<number, StationRow> = new Map();
  return (rows: readonly StationRow[]): readonly StationRow[] => {
    const kept = rows.map((row) => {
      const known = before.get(row.id);
      return known && isSameStation(known, row) ? known : row;
    });
    before = new Map(kept.map((row) => [row.id, row]));
    return kept;
  };
};

// Starts from the time, so that temporary ids differ from those of other tabs and visits.
let lastId = -Date.now();
const passingId = (): number => {
  lastId -= 1;
  return lastId;
};

export const useStationList = () => {
  const { editor, readOnly } = useFormModel();
  const application = useApplication();
  const queue = useQueue();
  const state = useSyncExternalStore(queue?.subscribe ?? silent, () => queue?.state() ?? nothing);
  const [same] = useState(keepSame);
  const saved = loadedStations(application);
  const rows = useMemo(() => {
    const open = state.conflicts.map(({ id, values }): StationChange => ({
      kind: 'change',
      id,
      base: {},
      values,
    }));
    return same(readOnly ? saved : applyStationEdits(saved, [...state.edits, ...open]));
  }, [saved, state, same, readOnly]);
  const actions = useMemo(() => {
    const apply = async (edit: StationEdit): Promise<StationRow | null> => (queue ? queue.apply(edit) : null);
    return {
      path: stationsPath(editor),
      takeOver: () => reloadApplication(editor),
      add: (values: StationValues, position: number): number => {
        const id = passingId();
        const after = queue?.newest() ?? 0;
        void apply({ kind: 'add', id, key: uniqueKey(), values, position, after });
        return id;
      },
      change: (id: number, base: Partial<StationValues>, values: Partial<StationValues>) =>
        apply({ kind: 'change', id, base, values }),
      move: (id: number, position: number) => apply({ kind: 'move', id, position }),
      remove: (ids: readonly number[]) => apply({ kind: 'remove', ids }),
    };
  }, [editor, queue]);
  return useMemo(
    () => ({ ...actions, queue, rows, conflicts: state.conflicts, isUnreachable: state.isUnreachable }),
    [actions, queue, rows, state],
  );
};

export type StationList = ReturnType<typeof useStationList>;
