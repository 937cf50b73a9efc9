import type { ApiError } from '#lib/api-client.ts';
import { clearFailure, recordFailure, recordSaved } from '#lib/saving/save-timing.ts';
import { SavingEngine } from '#lib/saving/engine.ts';
import {
  isQueueUnsaved,
  toStoredStationEdits,
  nextEdit,
  createQueueDocument,
  type QueueDocument,
  replaceTemporaryId,
  removeLoadedEdits,
  findUnsentEdits,
  findPendingChanges,
  updateConflict,
  addConflict,
} from './queue-document.ts';
import {
  findConflictingFields,
  mergeStationChange,
  newestStationId,
  type StationChange,
  type StationEdit,
  type StationRow,
  emptyStation,
} from './station-edits.ts';
import { StationIdMap } from './station-id-map.ts';
import type {
  StationQueueAdapter,
  StationQueueState,
  StationConflict,
  UnsavedCellText,
  StoredStationEdits,
} from './station-queue-state.ts';
import { findUnfinishedCells, type UnfinishedCell } from './unfinished-cells.ts';

const passing = new Set([0, 401, 408, 429, 500, 502, 503, 504]);

type Outcome = { readonly row: StationRow | null; readonly conflict?: StationConflict };

/**
 * Sends station edits one at a time. Merges other people's changes to other fields; changes to the same field
 * conflict.
 */
export class StationQueue {
  readonly names = new StationIdMap();
  readonly #known = new Map<number, StationRow>();
  readonly #answers = new Map<StationEdit, (row: StationRow | null) => void>();
  readonly #engine: SavingEngine<QueueDocument, StationEdit, ReadonlySet<StationEdit>, StoredStationEdits>;
  readonly #parts: StationQueueAdapter;
  #view: StationQueueState = { edits: [], conflicts: [], isUnreachable: false };

  constructor(parts: StationQueueAdapter) {
    this.#parts = parts;
    this.#engine = new SavingEngine(
      {
        pace: { quiet: 0, longest: 0 },
        now: parts.now,
        toError: parts.toError,
        store: parts.store,
        hasUnsaved: isQueueUnsaved,
        next: nextEdit,
        begun: (queue) => queue,
        send: async (edit) => {
          const outcome = edit.kind === 'change' ? await this.#change(edit) : await this.#send(edit);
          return (queue) => this.#finished(queue, edit, outcome);
        },
        failed: (queue, edit, error) => this.#failed(queue, edit, error),
        isBehind: ({ type }) => type === 'already_done',
        looksAfter: (queue) => queue.done.size > 0 && nextEdit(queue) === null,
        load: () => this.#load(),
        merged: removeLoadedEdits,
        kept: toStoredStationEdits,
      },
      createQueueDocument,
    );
    void this.#engine.saveNow();
  }

  readonly state = (): StationQueueState => {
    const { edits, conflicts, failure } = this.#engine.state();
    const isUnreachable = failure?.kind === 'unreachable';
    const { edits: shown, conflicts: asked, isUnreachable: was } = this.#view;
    if (shown !== edits || asked !== conflicts || was !== isUnreachable)
      this.#view = { edits, conflicts, isUnreachable };
    return this.#view;
  };

  readonly subscribe = (listener: () => void): (() => void) => this.#engine.subscribe(listener);

  typedIn(cell: string): UnsavedCellText | undefined {
    return this.#engine.state().typed.get(cell);
  }

  keepTyped(cell: string, text: UnsavedCellText | null): void {
    const queue = this.#engine.state();
    const typed = new Map(queue.typed);
    if (text) typed.set(cell, text);
    else if (!typed.delete(cell)) return;
    this.#engine.become({ ...queue, typed });
  }

  unfinished(): readonly UnfinishedCell[] {
    return findUnfinishedCells(this.#engine.state().typed);
  }

  unsent(): readonly StationEdit[] {
    return findUnsentEdits(this.#engine.state());
  }

  goOn(): void {
    this.#engine.become(clearFailure(this.#engine.state()));
    void this.#engine.saveNow();
  }

  forget(): void {
    const queue = this.#engine.state();
    const edits = queue.edits.filter((edit) => queue.done.has(edit));
    this.#engine.become({ ...queue, edits, conflicts: [], typed: new Map() });
  }

  newest(): number {
    return newestStationId(this.#parts.saved(), this.#engine.state().edits);
  }

  /** Resolves to the saved station; null if it is gone, refused or in conflict. */
  apply(asked: StationEdit): Promise<StationRow | null> {
    const edit = this.names.inEdit(asked);
    const queue = this.#engine.state();
    const open = edit.kind === 'change' && this.#conflictOf(edit.id);
    if (open) {
      this.#engine.become(addConflict(queue, { ...open, values: { ...open.values, ...edit.values } }));
      return Promise.resolve(null);
    }
    return this.#add(queue, edit);
  }

  /**
   * Overwrites the other person's version. If that person deleted the station, the caller must add it again.
   */
  keepMine(id: number): void {
    const conflict = this.#conflictOf(id);
    if (!conflict?.theirs) return this.takeTheirs(id);
    const edit: StationEdit = { kind: 'change', id, base: conflict.theirs, values: conflict.values };
    void this.#add(this.#without(conflict), edit);
  }

  takeTheirs(id: number): void {
    this.#engine.become(this.#without(this.#conflictOf(id)));
  }

  isUnsaved(): boolean {
    return isQueueUnsaved(this.#engine.state());
  }

  dispose(): void {
    this.#engine.dispose();
  }

  #add(queue: QueueDocument, edit: StationEdit): Promise<StationRow | null> {
    const answer = new Promise<StationRow | null>((resolve) => this.#answers.set(edit, resolve));
    this.#engine.become({ ...queue, edits: [...queue.edits, edit] });
    void this.#engine.saveNow();
    return answer;
  }

  #without(conflict: StationConflict | undefined): QueueDocument {
    const queue = this.#engine.state();
    return { ...queue, conflicts: queue.conflicts.filter((other) => other !== conflict) };
  }

  #conflictOf(id: number): StationConflict | undefined {
    return this.#engine.state().conflicts.find((conflict) => conflict.id === id);
  }

  #finished(queue: QueueDocument, edit: StationEdit, { row, conflict }: Outcome): QueueDocument {
    const place = queue.edits.indexOf(edit);
    let next = queue;
    // Maps the temporary id immediately, because a reloaded list may already contain the station.
    if (edit.kind === 'add' && row) {
      this.names.name(edit.id, row.id);
      next = replaceTemporaryId(queue, this.names, edit.id, row.id);
      queue.edits.forEach((before, index) => this.#answerLater(before, next.edits[index]));
    }
    const arrived = next.edits[place] ?? edit;
    if (row) this.#known.set(row.id, row);
    queueMicrotask(() => this.#answer(arrived, row));
    next = { ...next, done: new Set([...next.done, arrived]) };
    if (conflict) {
      const later = findPendingChanges(next, conflict.id);
      next = addConflict(next, later.reduce(updateConflict, conflict), later);
      queueMicrotask(() => later.forEach((change) => this.#answer(change, null)));
    }
    return recordSaved(next, isQueueUnsaved(next), this.#parts.now());
  }

  #failed(queue: QueueDocument, edit: StationEdit, error: ApiError): QueueDocument {
    const now = this.#parts.now();
    if (passing.has(error.status) || error.isFirstAttemptRunning)
      return recordFailure(queue, { kind: 'unreachable', error }, now);
    if (error.type === 'deadline_passed') {
      this.#parts.tooLate();
      return recordFailure(queue, { kind: 'closed', error }, now);
    }
    // The edit was saved but its response was lost, so the list is reloaded.
    if (error.type === 'already_done') return this.#finished(queue, edit, { row: null });
    this.#answer(edit, null);
    this.#parts.refused(error);
    return clearFailure({ ...queue, edits: queue.edits.filter((other) => other !== edit) });
  }

  #answerLater(edit: StationEdit, renamed: StationEdit | undefined): void {
    const answer = this.#answers.get(edit);
    if (!answer || !renamed || renamed === edit) return;
    this.#answers.set(renamed, answer);
    this.#answers.delete(edit);
  }

  #answer(edit: StationEdit, row: StationRow | null): void {
    this.#answers.get(edit)?.(row);
    this.#answers.delete(edit);
  }

  /** On a stale version, retries with the newer one if it changed only other fields. */
  async #change(edit: StationChange): Promise<Outcome> {
    const { id, values } = edit;
    let now = this.#known.get(id) ?? this.#parts.saved().find((row) => row.id === id) ?? null;
    const before = now;
    for (;;) {
      if (!now || findConflictingFields(edit, now).length > 0) {
        const base = { ...(before ?? now ?? emptyStation(id)), ...edit.base };
        return { row: null, conflict: { id, values, theirs: now, mine: { ...base, ...values } } };
      }
      try {
        const merged = { ...edit, values: mergeStationChange(edit, now) };
        return { row: await this.#parts.send(merged, now.lock_version) };
      } catch (caught) {
        const error = this.#parts.toError(caught);
        if (error.type === 'stale' && error.current) now = error.current as StationRow;
        else if (error.status === 404) now = await this.#findAgain(id);
        else throw caught;
        if (now) this.#known.set(id, now);
      }
    }
  }

  async #findAgain(id: number): Promise<StationRow | null> {
    await this.#parts.load();
    this.#known.delete(id);
    return this.#parts.saved().find((row) => row.id === id) ?? null;
  }

  /** If somebody else deleted the stations, moving or deleting them counts as done. */
  async #send(edit: Exclude<StationEdit, StationChange>): Promise<Outcome> {
    try {
      return { row: await this.#parts.send(edit, undefined) };
    } catch (caught) {
      if (this.#parts.toError(caught).status !== 404 || edit.kind === 'add') throw caught;
      await this.#parts.load();
      const there = new Set(this.#parts.saved().map(({ id }) => id));
      if (edit.kind === 'move') return { row: null };
      const ids = edit.ids.filter((id) => there.has(id));
      return { row: ids.length === 0 ? null : await this.#parts.send({ ...edit, ids }, undefined) };
    }
  }

  async #load(): Promise<ReadonlySet<StationEdit>> {
    const { done } = this.#engine.state();
    await this.#parts.load();
    for (const { id, lock_version } of this.#parts.saved())
      if (lock_version >= (this.#known.get(id)?.lock_version ?? 0)) this.#known.delete(id);
    return done;
  }
}
