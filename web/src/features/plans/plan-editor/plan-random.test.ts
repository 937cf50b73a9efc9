import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MissionFields } from '@shiptime/domain/plans/editing/plan-patches';
import { ApiError } from '#lib/api-error.ts';
import { memoryStore } from '#test/memory-store.ts';
import {
  type RandomEditingSetup,
  simulateNetworkDelay,
  type FakeServerHooks,
  runRandomEditing,
} from '#test/random-editing.ts';
import type { MissionUpdate } from '../plan-api.ts';
import { openEditorOn, FakePlanServer } from '#test/plan-server.ts';
import type { StoredMissionEdits } from './stored-edits.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const fields = ['1 notes', '1 title', '2 notes'] as const;
const parts = (name: string): [number, 'notes' | 'title'] => {
  const [id, field] = name.split(' ');
  return [Number(id), field as 'notes' | 'title'];
};

const planOf = ({ fate, write }: FakeServerHooks): RandomEditingSetup => {
  const server = new FakePlanServer();
  const stores = new Map<number, ReturnType<typeof memoryStore<readonly StoredMissionEdits[]>>>();
  const rowOf = (id: number) => server.rows.find((row) => row.id === id);
  const save = (tab: number) => async (planId: number, changes: readonly MissionUpdate[]) => {
    const now = fate();
    await simulateNetworkDelay();
    if (now === 'fails') throw new ApiError(503);
    const before = server.rows;
    const answer = await server.save(planId, changes);
    for (const { id, lock_version: _, ...change } of changes)
      for (const [field, text] of Object.entries(change))
        write(tab, field, before.find((row) => row.id === id)?.[field as 'notes'], text);
    await simulateNetworkDelay();
    if (now === 'dropped') throw new ApiError(0);
    return answer;
  };
  return {
    fields,
    value: (name) => {
      const [id, field] = parts(name);
      return rowOf(id)?.[field];
    },
    open: (tab) => {
      const store = stores.get(tab) ?? memoryStore<readonly StoredMissionEdits[]>();
      stores.set(tab, store);
      const editor = openEditorOn(server, store, save(tab));
      const plan = () => editor.view().plan;
      return {
        type: (name, text) => {
          const [mission_id, field] = parts(name);
          editor.perform({ type: 'set', mission_id, fields: { [field]: text } as MissionFields });
        },
        shown: (name) => {
          const [id, field] = parts(name);
          return plan().missions.find((mission) => mission.id === id)?.[field];
        },
        asked: () =>
          plan().contested.map(({ mission_id, field, theirs }) => ({
            field: `${mission_id} ${field}`,
            theirs,
          })),
        choose: (name, mine) => editor.settle(...parts(name), mine),
        saysSaved: () => editor.view().status === 'saved',
        save: () => editor.saveNow(),
        look: () => editor.refresh(),
        crash: () => editor.dispose(),
        watch: (look) => void editor.subscribe(look),
      };
    },
  };
};

it('loses nothing, overwrites nothing unseen and says the truth, whatever happens to four tabs of one plan', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const problems = await runRandomEditing(seed, planOf, (time) => vi.advanceTimersByTimeAsync(time));
    expect({ seed, problems }).toEqual({ seed, problems: [] });
  }
});
