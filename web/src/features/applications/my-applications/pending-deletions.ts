import { useSyncExternalStore } from 'react';

/** Drafts are deleted only when the time to undo is over; closing the tab earlier deletes nothing. */
export type PendingDeletion = { readonly id: number; readonly name: string };

type Waiting = PendingDeletion & { readonly timer: ReturnType<typeof setTimeout> };

export const deletionUndoMs = 10_000;

export class PendingDeletions {
  #waiting: readonly Waiting[] = [];
  readonly #watchers = new Set<() => void>();

  readonly read = (): readonly PendingDeletion[] => this.#waiting;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  readonly begin = (draft: PendingDeletion, remove: () => Promise<void>): void => {
    this.undo(draft.id);
    // The draft stays hidden until the server has responded.
    const timer = setTimeout(
      () => void remove().finally(() => this.#become(this.#without(draft.id))),
      deletionUndoMs,
    );
    this.#become([...this.#waiting, { ...draft, timer }]);
  };

  readonly undo = (id: number): void => {
    for (const waiting of this.#waiting) if (waiting.id === id) clearTimeout(waiting.timer);
    this.#become(this.#without(id));
  };

  readonly undoAll = (): void => {
    for (const { id } of this.#waiting) this.undo(id);
  };

  #without(id: number): readonly Waiting[] {
    return this.#waiting.filter((waiting) => waiting.id !== id);
  }

  #become(waiting: readonly Waiting[]): void {
    this.#waiting = waiting;
    for (const watcher of this.#watchers) watcher();
  }
}

export const pendingDeletions = new PendingDeletions();

export const usePendingDeletions = (): readonly PendingDeletion[] =>
  useSyncExternalStore(pendingDeletions.watch, pendingDeletions.read);
