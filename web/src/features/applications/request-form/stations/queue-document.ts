import { type SaveTiming, createSaveTiming } from '#lib/saving/save-timing.ts';
import type { StationChange, StationEdit } from './station-edits.ts';
import type { StationIdMap } from './station-id-map.ts';
import type {
  StationQueueState,
  StationConflict,
  UnsavedCellText,
  StoredStationEdits,
} from './station-queue-state.ts';

export type QueueDocument = SaveTiming &
  Pick<StationQueueState, 'edits' | 'conflicts'> & {
    /** Acknowledged edits that the last loaded list does not contain yet. */
    readonly done: ReadonlySet<StationEdit>;
    /** Text typed in cells. A change notifies nobody, because each cell renders its own text. */
    readonly typed: ReadonlyMap<string, UnsavedCellText>;
  };

export const createQueueDocument = (kept: StoredStationEdits | null): QueueDocument => ({
  ...createSaveTiming(),
  edits: kept?.edits ?? [],
  conflicts: kept?.conflicts ?? [],
  done: new Set(),
  typed: new Map(Object.entries(kept?.typed ?? {})),
});

export const nextEdit = ({ edits, done }: QueueDocument): StationEdit | null =>
  edits.find((edit) => !done.has(edit)) ?? null;

export const isQueueUnsaved = (queue: QueueDocument): boolean =>
  nextEdit(queue) !== null || queue.conflicts.length + queue.typed.size > 0;

export const toStoredStationEdits = (queue: QueueDocument): StoredStationEdits | null => {
  if (!isQueueUnsaved(queue)) return null;
  const { edits, conflicts, done, typed } = queue;
  return { edits: edits.filter((edit) => !done.has(edit)), conflicts, typed: Object.fromEntries(typed) };
};

/** Edits that are not on the server yet, with this user's side of each conflict. */
export const findUnsentEdits = ({ edits, conflicts, done }: QueueDocument): readonly StationEdit[] => {
  const mine = conflicts.map(({ id, values }): StationChange => ({ kind: 'change', id, base: {}, values }));
  return [...edits.filter((edit) => !done.has(edit)), ...mine];
};

export const findPendingChanges = ({ edits, done }: QueueDocument, id: number): readonly StationChange[] =>
  edits.filter((edit) => edit.kind === 'change' && edit.id === id && !done.has(edit)) as StationChange[];

export const updateConflict = (conflict: StationConflict, { values }: StationChange): StationConflict => ({
  ...conflict,
  values: { ...conflict.values, ...values },
});

export const addConflict = (
  queue: QueueDocument,
  conflict: StationConflict,
  taken: readonly StationEdit[] = [],
): QueueDocument => {
  const known = queue.conflicts.find(({ id }) => id === conflict.id);
  const others = queue.conflicts.filter((each) => each !== known);
  const values = { ...known?.values, ...conflict.values };
  return {
    ...queue,
    edits: queue.edits.filter((edit) => !taken.includes(edit)),
    conflicts: [...others, { ...conflict, values, mine: { ...conflict.mine, ...values } }],
  };
};

/** Replaces a temporary id in pending edits and typed cells. */
export const replaceTemporaryId = (
  queue: QueueDocument,
  names: StationIdMap,
  from: number,
  to: number,
): QueueDocument => ({
  ...queue,
  edits: queue.edits.map((edit) => names.inEdit(edit)),
  typed: new Map(
    [...queue.typed].map(([cell, typed]) => [
      cell.startsWith(`${from}.`) ? cell.replace(`${from}.`, `${to}.`) : cell,
      typed,
    ]),
  ),
});

export const removeLoadedEdits = (
  queue: QueueDocument,
  arrived: ReadonlySet<StationEdit>,
): QueueDocument => ({
  ...queue,
  done: new Set([...queue.done].filter((edit) => !arrived.has(edit))),
  edits: queue.edits.filter((edit) => !arrived.has(edit)),
});
