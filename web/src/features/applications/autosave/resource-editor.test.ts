import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import type { StoredEdits } from '#lib/saving/merge-stored-edits.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { ResourceEditor, type EditStore } from './resource-editor.ts';
import type { FieldValues } from '../application-api.ts';
import { displayedValues } from './autosave-state.ts';
import { autosaveStatusOf } from './autosave.ts';

class Server {
  values: Record<string, unknown> = { title: 'Line P', days: 20 };
  versions: Record<string, number> = { general: 1, scheduling: 1 };
  stations = ['P1'];
  lockVersion = 1;
  answers: (ApiError | 'drop')[] = [];
  loads = 0;
  mayEdit = true;
  reachable = true;

  resource = (): Application => ({ ...this.saved(), stations: this.stations }) as unknown as Application;

  saved = (): Application =>
    ({
      id: 1,
      lock_version: this.lockVersion,
      ...this.values,
      sections: Object.fromEntries(
        Object.entries(this.versions).map(([name, lock_version]) => [
          name,
          { lock_version, complete: false },
        ]),
      ),
      can: { edit: this.mayEdit },
    }) as unknown as Application;

  patch = async (body: FieldValues): Promise<Application> => {
    const next = this.answers.shift();
    if (next instanceof ApiError) throw next;
    const { sections, ...values } = body as {
      sections: Record<string, { lock_version: number }>;
    } & FieldValues;
    for (const [name, { lock_version }] of Object.entries(sections)) {
      if (this.versions[name] !== lock_version)
        throw new ApiError(409, { type: 'stale', current: this.saved() });
    }
    Object.assign(this.values, values);
    this.lockVersion += 1;
    for (const name of Object.keys(sections)) this.versions[name] = (this.versions[name] ?? 0) + 1;
    if (next === 'drop') throw new ApiError(0);
    return this.saved();
  };

  addStation(name: string): void {
    this.stations = [...this.stations, name];
    this.lockVersion += 1;
  }
}

class MemoryStore implements EditStore {
  kept: StoredEdits | null = null;
  read = () => this.kept;
  write = (kept: StoredEdits) => {
    this.kept = kept;
  };
  clear = () => {
    this.kept = null;
  };
}

const open = (server: Server, store = new MemoryStore()) =>
  new ResourceEditor(server.resource(), {
    fields: ['title', 'days'],
    sectionOf: (field) => (field === 'title' ? 'general' : 'scheduling'),
    patch: server.patch,
    accepts: (_, value) => !Number.isNaN(value),
    load: async () => {
      server.loads += 1;
      if (!server.reachable) throw new ApiError(0);
      return server.resource();
    },
    toError: (error) => error as ApiError,
    store,
    now: () => Date.now(),
    enabled: true,
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an open form', () => {
  it('saves by itself when it is quiet', async () => {
    const server = new Server();
    const editor = open(server);
    editor.set('title', 'Line P, spring');
    await vi.advanceTimersByTimeAsync(2100);
    expect(server.values['title']).toBe('Line P, spring');
    expect(autosaveStatusOf(editor.state())).toBe('saved');
  });

  it('two people in two sections never meet', async () => {
    const server = new Server();
    const [anna, luc] = [open(server), open(server)];
    anna.set('title', 'by Anna');
    luc.set('days', 30);
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.values).toEqual({ title: 'by Anna', days: 30 });
    expect(anna.state().conflicts).toEqual([]);
    expect(luc.state().conflicts).toEqual([]);
  });

  it('two people in one field are both asked for, nothing is overwritten', async () => {
    const server = new Server();
    const [anna, luc] = [open(server), open(server)];
    anna.set('title', 'by Anna');
    await anna.saveNow();
    luc.set('title', 'by Luc');
    await luc.saveNow();
    expect(server.values['title']).toBe('by Anna');
    expect(luc.state().conflicts).toEqual([{ field: 'title', mine: 'by Luc', theirs: 'by Anna' }]);
    luc.resolve('title', 'by Anna and Luc');
    await luc.saveNow();
    expect(server.values['title']).toBe('by Anna and Luc');
  });

  it('an answer that the network dropped is found to be saved, not a conflict with oneself', async () => {
    const server = new Server();
    server.answers = ['drop'];
    const editor = open(server);
    editor.set('title', 'sent once');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.values['title']).toBe('sent once');
    expect(editor.state().conflicts).toEqual([]);
    expect(autosaveStatusOf(editor.state())).toBe('saved');
  });

  it('keeps trying while the server is away, and says so', async () => {
    const server = new Server();
    server.answers = [new ApiError(0), new ApiError(503), new ApiError(0)];
    const editor = open(server);
    editor.set('days', 9);
    await vi.advanceTimersByTimeAsync(5000);
    expect(autosaveStatusOf(editor.state())).toBe('failed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.values['days']).toBe(9);
    expect(autosaveStatusOf(editor.state())).toBe('saved');
  });

  it('brings back after a crash what was not saved', async () => {
    const server = new Server();
    const store = new MemoryStore();
    open(server, store).set('title', 'typed, then the tab crashed');
    const again = open(server, store);
    expect(displayedValues(again.state())['title']).toBe('typed, then the tab crashed');
    await vi.advanceTimersByTimeAsync(2100);
    expect(server.values['title']).toBe('typed, then the tab crashed');
    expect(store.kept).toBeNull();
  });

  it('stops for good where it may no longer be edited, and keeps the text on the page', async () => {
    const server = new Server();
    server.answers = [new ApiError(409, { type: 'read_only', message: 'submitted' })];
    const editor = open(server);
    editor.set('title', 'too late');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(editor.state().failure).toMatchObject({ kind: 'closed', error: { message: 'submitted' } });
    expect(displayedValues(editor.state())['title']).toBe('too late');
  });

  it('after the deadline shows what was saved, and keeps apart what came too late, also over a reload', async () => {
    const server = new Server();
    const store = new MemoryStore();
    const editor = open(server, store);
    editor.set('days', 21);
    await editor.saveNow();
    editor.set('title', 'too late');
    server.answers = [new ApiError(409, { type: 'deadline_passed', message: 'closed' })];
    server.mayEdit = false;
    await editor.saveNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(displayedValues(editor.state())).toEqual({ title: 'Line P', days: 21 });
    expect(editor.stranded()).toEqual({ title: 'too late' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.values).toEqual({ title: 'Line P', days: 21 });
    expect(open(server, store).stranded()).toEqual({ title: 'too late' });
  });

  it('closes by the clock where the portal cannot be asked, and goes on where the deadline was moved', async () => {
    const server = new Server();
    server.reachable = false;
    const editor = open(server);
    editor.set('title', 'perhaps too late');
    expect(await editor.refresh()).toBe(false);
    editor.close();
    expect([editor.application().can['edit'], editor.stranded()]).toEqual([
      false,
      { title: 'perhaps too late' },
    ]);
    server.reachable = true;
    expect(await editor.refresh()).toBe(true);
    expect([editor.application().can['edit'], editor.stranded()]).toEqual([true, {}]);
    await vi.advanceTimersByTimeAsync(2100);
    expect(server.values['title']).toBe('perhaps too late');
  });

  it('takes over what others saved meanwhile', async () => {
    const server = new Server();
    const editor = open(server);
    server.values['days'] = 44;
    server.versions['scheduling'] = 2;
    await editor.refresh();
    expect(displayedValues(editor.state())['days']).toBe(44);
  });

  it('does not ask for what it has already', async () => {
    const server = new Server();
    const editor = open(server);
    editor.set('days', 7);
    await editor.saveNow();
    await editor.refresh(2);
    expect(server.loads).toBe(0);
    await editor.refresh(3);
    expect(server.loads).toBe(1);
  });

  it('keeps the parts that are here when a save is answered without them', async () => {
    const server = new Server();
    const editor = open(server);
    editor.set('title', 'Line P, spring');
    await editor.saveNow();
    expect([editor.application().stations, server.loads]).toEqual([['P1'], 0]);
  });

  it('reads the parts that somebody else has changed before its own save', async () => {
    const server = new Server();
    const editor = open(server);
    server.addStation('P2');
    editor.set('title', 'Line P, spring');
    await editor.saveNow();
    expect([editor.application().stations, server.loads]).toEqual([['P1', 'P2'], 1]);
  });

  it('reads the parts that somebody else has changed before a save that changed nothing', async () => {
    const server = new Server();
    server.patch = async () => {
      server.addStation('P2');
      return server.saved();
    };
    const editor = open(server);
    server.values['title'] = 'as it was after all';
    editor.set('title', 'as it was after all');
    await editor.saveNow();
    expect(editor.application().stations).toEqual(['P1', 'P2']);
  });

  it('reads the parts after a save that came too late', async () => {
    const server = new Server();
    const [anna, luc] = [open(server), open(server)];
    anna.set('title', 'by Anna');
    await anna.saveNow();
    server.addStation('P2');
    luc.set('title', 'by Luc');
    await luc.saveNow();
    expect(luc.application().stations).toEqual(['P1', 'P2']);
    expect(luc.state().conflicts).toEqual([{ field: 'title', mine: 'by Luc', theirs: 'by Anna' }]);
  });

  it('takes no answer over a newer one', async () => {
    const server = new Server();
    const editor = open(server);
    const old = server.resource();
    editor.set('days', 7);
    await editor.saveNow();
    editor.replace(old);
    expect(displayedValues(editor.state())['days']).toBe(7);
  });

  it('merges what came while a save was under way', async () => {
    const server = new Server();
    const editor = open(server);
    editor.set('title', 'mine');
    const saving = editor.saveNow();
    Object.assign(server.values, { title: 'mine', days: 21 });
    server.lockVersion = 9;
    editor.replace(server.resource());
    await saving;
    expect(displayedValues(editor.state())).toEqual({ title: 'mine', days: 21 });
    expect(editor.state().conflicts).toEqual([]);
  });

  it('keeps a wrong value on the page and lets the others through', async () => {
    const server = new Server();
    const store = new MemoryStore();
    const editor = open(server, store);
    editor.set('days', Number.NaN);
    editor.set('title', 'right');
    await editor.saveNow();
    expect(server.values).toEqual({ title: 'right', days: 20 });
    expect(displayedValues(editor.state())['days']).toBeNaN();
    expect(store.kept).toEqual({ base: {}, edits: {} });
  });

  it('asks again after a crash about what was asked about before', async () => {
    const server = new Server();
    const store = new MemoryStore();
    const editor = open(server, store);
    editor.set('title', 'mine');
    server.values['title'] = 'theirs';
    server.lockVersion = 2;
    await editor.refresh();
    expect(open(server, store).state().conflicts).toEqual([
      { field: 'title', mine: 'mine', theirs: 'theirs' },
    ]);
  });

  it('tries again in time though somebody never stops typing', async () => {
    const server = new Server();
    server.answers = [new ApiError(0)];
    const editor = open(server);
    for (let second = 0; second < 34; second += 1) {
      editor.set('title', `text ${second}`);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(server.values['title']).toMatch(/^text \d+$/);
  });

  it('asks again for what an event told of and could not be loaded', async () => {
    const server = new Server();
    const editor = open(server);
    Object.assign(server, { lockVersion: 2, reachable: false, values: { title: 'by Luc', days: 20 } });
    await editor.refresh(2);
    expect(displayedValues(editor.state())['title']).toBe('Line P');
    server.reachable = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(displayedValues(editor.state())['title']).toBe('by Luc');
  });

  it('says when it was saved, though the answer never came', async () => {
    const server = new Server();
    server.answers = ['drop'];
    const editor = open(server);
    editor.set('title', 'arrived');
    await editor.saveNow();
    await editor.saveNow();
    expect(autosaveStatusOf(editor.state())).toBe('saved');
    expect(editor.state().savedAt).not.toBeNull();
  });

  it('what was sent without an answer is one’s own after a crash too', async () => {
    const server = new Server();
    server.answers = ['drop'];
    const store = new MemoryStore();
    const editor = open(server, store);
    editor.set('title', 'sent');
    await editor.saveNow();
    editor.set('title', 'sent, and more');
    const again = open(server, store);
    expect(again.state().conflicts).toEqual([]);
    await vi.advanceTimersByTimeAsync(2100);
    expect(server.values['title']).toBe('sent, and more');
  });

  it('shows apart what was unsaved when somebody submitted the application, and the form as it was submitted', async () => {
    const server = new Server();
    const store = new MemoryStore();
    const editor = open(server, store);
    editor.set('title', 'a word too late');
    Object.assign(server, { mayEdit: false, lockVersion: 2 });
    await editor.refresh(2);
    expect(displayedValues(editor.state())['title']).toBe('Line P');
    expect(editor.stranded()).toEqual({ title: 'a word too late' });
    const again = open(server, store);
    expect(again.stranded()).toEqual({ title: 'a word too late' });
    again.discard();
    expect(store.kept).toBeNull();
  });

  it('leaves the store alone once it is disposed of', async () => {
    const server = new Server();
    const store = new MemoryStore();
    const old = open(server, store);
    old.set('title', 'first');
    const saving = old.saveNow();
    old.dispose();
    store.write({ base: { title: 'Line P' }, edits: { title: 'typed in the next visit' } });
    await saving;
    expect(store.kept?.edits).toEqual({ title: 'typed in the next visit' });
  });
});
