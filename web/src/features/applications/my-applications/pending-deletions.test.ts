import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PendingDeletions, deletionUndoMs } from './pending-deletions.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const draft = { id: 3, name: 'Line P' };

it('tells the server only once the time to undo is over', async () => {
  const deletions = new PendingDeletions();
  const removed: number[] = [];
  deletions.begin(draft, async () => void removed.push(3));
  expect(deletions.read()).toMatchObject([draft]);
  await vi.advanceTimersByTimeAsync(deletionUndoMs - 1);
  expect(removed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(removed).toEqual([3]);
  expect(deletions.read()).toEqual([]);
});

it('deletes nothing that was taken back, at the end of a session neither', async () => {
  const deletions = new PendingDeletions();
  const removed: number[] = [];
  deletions.begin(draft, async () => void removed.push(3));
  deletions.begin({ id: 4, name: 'AR7W' }, async () => void removed.push(4));
  deletions.undo(3);
  expect(deletions.read()).toMatchObject([{ id: 4 }]);
  deletions.undoAll();
  await vi.advanceTimersByTimeAsync(deletionUndoMs * 2);
  expect(removed).toEqual([]);
});
