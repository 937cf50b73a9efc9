import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import type { StoredEdits } from '#lib/saving/merge-stored-edits.ts';
import { memoryStore } from '#test/memory-store.ts';
import {
  type RandomEditingSetup,
  simulateNetworkDelay,
  type FakeServerHooks,
  runRandomEditing,
} from '#test/random-editing.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { ResourceEditor } from './resource-editor.ts';
import type { FieldValues } from '../application-api.ts';
import { displayedValues } from './autosave-state.ts';
import { autosaveStatusOf } from './autosave.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const fields = ['title', 'summary', 'constraints'] as const;
const sectionOf = (field: string) => (field === 'constraints' ? 'scheduling' : 'general');
const sections = ['general', 'scheduling'] as const;

type Sent = FieldValues & { readonly sections: Record<string, { lock_version: number }> };

const formOf = ({ fate, write }: FakeServerHooks): RandomEditingSetup => {
  const values: Record<string, unknown> = {
    title: 'first',
    summary: 'second\nthird\nfourth\nfifth',
    constraints: 'third',
  };
  const versions: Record<string, number> = { general: 1, scheduling: 1 };
  let lock_version = 1;
  const stores = new Map<number, ReturnType<typeof memoryStore<StoredEdits>>>();
  const resource = () =>
    ({
      id: 1,
      lock_version,
      ...values,
      sections: Object.fromEntries(sections.map((name) => [name, { lock_version: versions[name] }])),
      can: { edit: true },
    }) as unknown as Application;
  const patch = (tab: number) => async (body: FieldValues) => {
    const now = fate();
    await simulateNetworkDelay();
    if (now === 'fails') throw new ApiError(503);
    const { sections: known, ...sent } = body as Sent;
    if (Object.entries(known).some(([name, { lock_version: version }]) => versions[name] !== version))
      throw new ApiError(409, { type: 'stale', current: resource() });
    for (const [field, text] of Object.entries(sent)) write(tab, field, values[field], text);
    Object.assign(values, sent);
    lock_version += 1;
    for (const name of Object.keys(known)) versions[name] = (versions[name] ?? 0) + 1;
    const answer = resource();
    await simulateNetworkDelay();
    if (now === 'dropped') throw new ApiError(0);
    return answer;
  };
  return {
    fields,
    value: (field) => values[field],
    open: (tab) => {
      const store = stores.get(tab) ?? memoryStore<StoredEdits>();
      stores.set(tab, store);
      const editor = new ResourceEditor(resource(), {
        fields,
        sectionOf,
        accepts: () => true,
        patch: patch(tab),
        load: async () => resource(),
        toError: (error) => error as ApiError,
        store,
        now: () => Date.now(),
        enabled: true,
      });
      return {
        type: (field, text) => editor.set(field, text),
        shown: (field) => displayedValues(editor.state())[field],
        asked: () => editor.state().conflicts,
        choose: (field, mine) => {
          const asked = editor.state().conflicts.find((conflict) => conflict.field === field);
          if (asked) editor.resolve(field, mine ? asked.mine : asked.theirs);
        },
        saysSaved: () => autosaveStatusOf(editor.state()) === 'saved',
        save: () => editor.saveNow(),
        look: () => editor.refresh(),
        crash: () => editor.dispose(),
        watch: (look) => void editor.subscribe(look),
      };
    },
  };
};

it('loses nothing, overwrites nothing unseen and says the truth, whatever happens to four tabs of one form', async () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const problems = await runRandomEditing(seed, formOf, (time) => vi.advanceTimersByTimeAsync(time));
    expect({ seed, problems }).toEqual({ seed, problems: [] });
  }
});
