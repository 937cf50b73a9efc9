import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, toApiError } from '#lib/api-client.ts';
import { memoryStore } from '#test/memory-store.ts';
import {
  type RandomEditingSetup,
  simulateNetworkDelay,
  type FakeServerHooks,
  runRandomEditing,
} from '#test/random-editing.ts';
import { type StationChange, type StationEdit, type StationRow, applyStationEdits } from './station-edits.ts';
import { StationQueue } from './station-queue.ts';
import type { StoredStationEdits } from './station-queue-state.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const cells = ['1 name', '1 type', '2 name'] as const;
const parts = (cell: string): [number, 'name' | 'type'] => {
  const [id, field] = cell.split(' ');
  return [Number(id), field as 'name' | 'type'];
};

const stationsOf = ({ fate, write }: FakeServerHooks): RandomEditingSetup => {
  let rows: readonly StationRow[] = [1, 2].map((id) => ({
    id,
    name: `station ${id}`,
    type: 'CTD',
    latitude: 44,
    longitude: -63,
    lock_version: 1,
  }));
  const rowOf = (id: number) => rows.find((row) => row.id === id)!;
  const send = (tab: number) => async (edit: StationEdit, version: number | undefined) => {
    if (edit.kind !== 'change') throw new Error('only changes here');
    const now = fate();
    await simulateNetworkDelay();
    if (now === 'fails') throw new ApiError(503);
    const row = rowOf(edit.id);
    if (row.lock_version !== version) throw new ApiError(412, { type: 'stale', current: row });
    for (const [field, text] of Object.entries(edit.values))
      write(tab, `${edit.id} ${field}`, row[field as 'name'], text);
    const next = { ...row, ...edit.values, lock_version: row.lock_version + 1 };
    rows = rows.map((other) => (other === row ? next : other));
    await simulateNetworkDelay();
    if (now === 'dropped') throw new ApiError(0);
    return next;
  };
  const stores = new Map<number, ReturnType<typeof memoryStore<StoredStationEdits>>>();
  return {
    fields: cells,
    value: (cell) => {
      const [id, field] = parts(cell);
      return rowOf(id)[field];
    },
    open: (tab) => {
      const store = stores.get(tab) ?? memoryStore<StoredStationEdits>();
      stores.set(tab, store);
      let listed = rows;
      let look: () => void = () => undefined;
      const load = async () => {
        listed = rows;
        look();
      };
      const queue = new StationQueue({
        send: send(tab),
        load,
        saved: () => listed,
        toError: toApiError,
        refused: () => undefined,
        tooLate: () => undefined,
        store,
        now: () => Date.now(),
      });
      const shown = (cell: string) => {
        const [id, field] = parts(cell);
        const { edits, conflicts } = queue.state();
        const open = conflicts.map((asked): StationChange => ({ ...asked, kind: 'change', base: {} }));
        return applyStationEdits(listed, [...edits, ...open]).find((row) => row.id === id)?.[field];
      };
      return {
        type: (cell, text) => {
          const [id, field] = parts(cell);
          void queue.apply({ kind: 'change', id, base: { [field]: shown(cell) }, values: { [field]: text } });
        },
        shown,
        asked: () =>
          queue.state().conflicts.flatMap(({ id, values, theirs }) =>
            Object.keys(values).map((field) => ({
              field: `${id} ${field}`,
              theirs: theirs?.[field as 'name'],
            })),
          ),
        choose: (cell, mine) => {
          const [id] = parts(cell);
          if (mine) queue.keepMine(id);
          else queue.takeTheirs(id);
        },
        together: (cell) => {
          const [id] = parts(cell);
          const asked = queue.state().conflicts.find((conflict) => conflict.id === id);
          return Object.keys(asked?.values ?? {}).map((field) => `${id} ${field}`);
        },
        saysSaved: () => !queue.isUnsaved(),
        save: async () => queue.goOn(),
        look: load,
        crash: () => queue.dispose(),
        watch: (watcher) => {
          look = watcher;
          queue.subscribe(watcher);
        },
      };
    },
  };
};

it('loses nothing, overwrites nothing unseen and says the truth, whatever happens to four tabs of one list', async () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const problems = await runRandomEditing(seed, stationsOf, (time) => vi.advanceTimersByTimeAsync(time));
    expect({ seed, problems }).toEqual({ seed, problems: [] });
  }
});
