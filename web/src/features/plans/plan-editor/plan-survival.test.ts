import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { memoryStore } from '#test/memory-store.ts';
import { openEditorOn, FakePlanServer } from '#test/plan-server.ts';
import type { StoredMissionEdits } from './stored-edits.ts';
import type { PlanEditor } from './plan-editor.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const move = (editor: PlanEditor, id: number, days: number) =>
  editor.perform({ type: 'move', mission_ids: [id], ticks: days * 4 });
const shown = (editor: PlanEditor, id: number) =>
  editor.view().plan.missions.find((mission) => mission.id === id);

const byAnother = (server: FakePlanServer, id: number, fields: object) => {
  server.rows = server.rows.map((row) =>
    row.id === id ? { ...row, ...fields, lock_version: row.lock_version + 1 } : row,
  );
};

const crashed = async () => {
  const server = new FakePlanServer();
  const store = memoryStore<readonly StoredMissionEdits[]>();
  server.failures = [new ApiError(0), new ApiError(0)];
  const editor = openEditorOn(server, store);
  move(editor, 1, 3);
  await vi.advanceTimersByTimeAsync(1_000);
  editor.dispose();
  server.failures = [];
  return { server, store };
};

describe('a save that failed', () => {
  it('is tried again while the planner goes on working', async () => {
    const server = new FakePlanServer();
    server.failures = [new ApiError(503), new ApiError(503)];
    const editor = openEditorOn(server);
    const waited: string[] = [];
    for (let second = 0; second < 360; second += 3) {
      editor.perform({ type: 'set', mission_id: 1, fields: { notes: `after ${second} s` } });
      await vi.advanceTimersByTimeAsync(3_000);
      if (second > 60) waited.push(editor.view().status);
    }
    expect(server.batches.length).toBeGreaterThan(10);
    expect(new Set(waited)).not.toContain('failed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.rows[0]?.notes).toBe('after 357 s');
  });
});

describe('a save whose answer is lost', () => {
  it('is nobody else’s: what was done since is saved over it without a question', async () => {
    const server = new FakePlanServer();
    server.failures = ['drop'];
    const editor = openEditorOn(server);
    move(editor, 1, 1);
    await editor.saveNow();
    move(editor, 1, 1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(editor.view().plan.contested).toEqual([]);
    expect(server.rows[0]?.start_date).toBe('2028-05-03');
  });

  it('may have arrived: what is undone is taken back there, too, also after a crash', async () => {
    const server = new FakePlanServer();
    const store = memoryStore<readonly StoredMissionEdits[]>();
    server.failures = ['drop'];
    const first = openEditorOn(server, store);
    move(first, 1, 1);
    await first.saveNow();
    await first.undo();
    expect(first.view().status).not.toBe('saved');
    first.dispose();
    const editor = openEditorOn(server, store);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(shown(editor, 1)?.start_date).toBe('2028-05-01');
    expect(server.rows[0]?.start_date).toBe('2028-05-01');
    expect(editor.view().status).toBe('saved');
  });
});

it('tells nothing of what was undone before the tab crashed', async () => {
  const server = new FakePlanServer();
  const store = memoryStore<readonly StoredMissionEdits[]>();
  server.failures = [new ApiError(0), new ApiError(0)];
  const first = openEditorOn(server, store);
  move(first, 1, 1);
  await first.saveNow();
  await first.undo();
  first.dispose();
  expect(openEditorOn(server, store).restored).toEqual([]);
});

describe('what is thrown away while a save is under way', () => {
  const thrownAway = async () => {
    const server = new FakePlanServer();
    const store = memoryStore<readonly StoredMissionEdits[]>();
    let fail: (error: ApiError) => void = () => undefined;
    const editor = openEditorOn(server, store, () => new Promise((_, reject) => void (fail = reject)));
    move(editor, 1, 1);
    editor.perform({ type: 'set', mission_id: 2, fields: { notes: 'Stays' } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(editor.view().status).toBe('saving');
    return { server, store, editor, fail: () => fail(new ApiError(0)) };
  };

  it('is not kept, neither then nor when the save comes to nothing', async () => {
    const { server, store, editor, fail } = await thrownAway();
    editor.discard([1, 2]);
    expect(store.kept).toBeNull();
    fail();
    await vi.advanceTimersByTimeAsync(100);
    expect(store.kept).toBeNull();
    expect(editor.view().status).toBe('saved');
    expect(openEditorOn(server, store).restored).toEqual([]);
  });

  it('takes nothing else along', async () => {
    const { server, store, editor, fail } = await thrownAway();
    editor.discard([1]);
    fail();
    await vi.advanceTimersByTimeAsync(100);
    expect(openEditorOn(server, store).restored).toMatchObject([
      { was: { id: 2 }, wanted: { notes: 'Stays' } },
    ]);
  });
});

describe('a tab that crashes over a plan', () => {
  it('costs nothing: what was not saved is back, can be undone, and is saved', async () => {
    const { server, store } = await crashed();
    const editor = openEditorOn(server, store);
    expect(shown(editor, 1)?.start_date).toBe('2028-05-04');
    expect(editor.restored).toMatchObject([{ was: { id: 1 }, wanted: { start_date: '2028-05-04' } }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.rows[0]?.start_date).toBe('2028-05-04');
    expect(store.kept).toBeNull();
    await editor.undo();
    expect(shown(editor, 1)?.start_date).toBe('2028-05-01');
  });

  it('asks where someone else has changed the same since, also after another crash', async () => {
    const { server, store } = await crashed();
    byAnother(server, 1, { start_date: '2028-05-20' });
    openEditorOn(server, store).dispose();
    const editor = openEditorOn(server, store);
    expect(editor.view().plan.contested).toEqual([
      { mission_id: 1, field: 'start_date', theirs: '2028-05-20' },
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.rows[0]?.start_date).toBe('2028-05-20');
    editor.settle(1, 'start_date', true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.rows[0]?.start_date).toBe('2028-05-04');
  });

  it('takes what someone else changed in other fields', async () => {
    const { server, store } = await crashed();
    byAnother(server, 1, { approved_berths: 12 });
    openEditorOn(server, store);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.rows[0]).toMatchObject({ start_date: '2028-05-04', approved_berths: 12 });
  });

  it('brings nothing back that had arrived', async () => {
    const { server, store } = await crashed();
    byAnother(server, 1, { start_date: '2028-05-04' });
    const editor = openEditorOn(server, store);
    expect(editor.restored).toEqual([]);
    expect(store.kept).toBeNull();
  });

  it('tells what was to be saved of a mission that is gone, until it has been read', async () => {
    const { server, store } = await crashed();
    server.rows = server.rows.slice(1);
    openEditorOn(server, store).dispose();
    const editor = openEditorOn(server, store);
    expect(editor.view().plan.lost).toMatchObject([
      { was: { id: 1, start_date: '2028-05-01' }, wanted: { start_date: '2028-05-04' } },
    ]);
    editor.noteLost();
    expect(store.kept).toBeNull();
  });
});
