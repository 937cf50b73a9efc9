import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestMission } from '#test/test-mission.ts';
import { openEditorOn, FakePlanServer } from '#test/plan-server.ts';
import { toMission } from './plan-state.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const shown = (editor: ReturnType<typeof openEditorOn>, id: number) =>
  editor.view().plan.missions.find((mission) => mission.id === id);

const byAnother = (server: FakePlanServer, id: number, fields: object) => {
  server.rows = server.rows.map((row) =>
    row.id === id ? { ...row, ...fields, lock_version: row.lock_version + 1 } : row,
  );
};

const opened = async () => {
  const server = new FakePlanServer();
  const editor = openEditorOn(server);
  const seen = toMission(server.rows[0] ?? createTestMission({ id: 1 }));
  return { server, editor, seen };
};

describe('a dialog that is open while someone else saves', () => {
  it('does not write back the fields that nobody touched in it', async () => {
    const { server, editor, seen } = await opened();
    byAnother(server, 1, { approved_berths: 12 });
    await editor.refresh();
    const { approved_berths, port_calls } = seen;
    editor.perform({ type: 'set', mission_id: 1, fields: { approved_berths, port_calls, title: 'Line P' } }, [
      seen,
    ]);
    await editor.saveNow();
    expect(server.rows[0]).toMatchObject({ title: 'Line P', approved_berths: 12 });
  });

  it('shows both values where both changed the same, and saves neither until one is chosen', async () => {
    const { server, editor, seen } = await opened();
    byAnother(server, 1, { approved_berths: 12 });
    await editor.refresh();
    editor.perform({ type: 'set', mission_id: 1, fields: { approved_berths: 4 } }, [seen]);
    await editor.saveNow();
    expect(server.rows[0]).toMatchObject({ approved_berths: 12 });
    expect(editor.view().plan.contested).toEqual([{ mission_id: 1, field: 'approved_berths', theirs: 12 }]);
    editor.settle(1, 'approved_berths', true);
    await editor.saveNow();
    expect(server.rows[0]).toMatchObject({ approved_berths: 4 });
  });

  it('asks nothing where both came to the same, or where the mission is gone', async () => {
    const { server, editor, seen } = await opened();
    byAnother(server, 1, { approved_berths: 4 });
    await editor.refresh();
    editor.perform({ type: 'set', mission_id: 1, fields: { approved_berths: 4 } }, [seen]);
    expect(editor.view().plan.contested).toEqual([]);
    server.rows = server.rows.slice(1);
    await editor.refresh();
    editor.perform({ type: 'set', mission_id: 1, fields: { approved_berths: 5 } }, [seen]);
    expect(shown(editor, 1)).toBeUndefined();
  });
});

describe('a mission in the hand while someone else moves it', () => {
  it('goes where it was held, and both dates are shown', async () => {
    const { server, editor, seen } = await opened();
    byAnother(server, 1, { start_date: '2028-05-11' });
    await editor.refresh();
    editor.perform({ type: 'move', mission_ids: [1], ticks: 8 }, [seen]);
    expect(shown(editor, 1)?.start_date).toBe('2028-05-03');
    expect(editor.view().plan.contested).toEqual([
      { mission_id: 1, field: 'start_date', theirs: '2028-05-11' },
    ]);
    await editor.saveNow();
    expect(server.rows[0]?.start_date).toBe('2028-05-11');
    await editor.undo();
    expect(shown(editor, 1)?.start_date).toBe('2028-05-11');
  });
});

describe('what comes from the server', () => {
  it('is not taken from before one’s own save', async () => {
    const { server, editor } = await opened();
    const old = [...server.rows];
    const answers: ((rows: typeof old) => void)[] = [];
    const load = server.load;
    server.slow = () => new Promise((resolve) => answers.push(resolve));
    const looking = editor.refresh();
    editor.perform({ type: 'move', mission_ids: [1], ticks: 4 });
    await editor.saveNow();
    server.slow = null;
    answers[0]?.(old);
    await looking;
    expect(shown(editor, 1)?.start_date).toBe(server.rows[0]?.start_date);
    expect(editor.view().plan.rows.get(1)?.lock_version).toBe((await load())[0]?.lock_version);
  });
});

describe('undo', () => {
  it('does not delete an added mission that someone else has changed since', async () => {
    const { server, editor } = await opened();
    const born = await editor.command({
      type: 'add',
      mission: toMission(createTestMission({ id: -1, title: 'New' })),
    });
    byAnother(server, born ?? 0, { title: 'Of use to others' });
    await editor.refresh();
    expect(await editor.undo()).toBe(false);
    expect(server.rows.map(({ title }) => title)).toContain('Of use to others');
  });
});

describe('a command about a mission that is not saved as it is', () => {
  it('waits until what two have changed is settled', async () => {
    const { server, editor, seen } = await opened();
    byAnother(server, 1, { approved_berths: 12 });
    await editor.refresh();
    editor.perform({ type: 'set', mission_id: 1, fields: { approved_berths: 4 } }, [seen]);
    const second = toMission(createTestMission({ id: 2, start_date: '2028-06-01' }));
    const joined = () =>
      editor.command({
        type: 'join',
        whole: shown(editor, 1) ?? seen,
        first: shown(editor, 1) ?? seen,
        second,
      });
    await expect(joined()).rejects.toMatchObject({ type: 'unsettled' });
    editor.settle(1, 'approved_berths', false);
    await expect(joined()).rejects.toThrow('not here');
  });

  it('does not take it to another vessel without what is not saved', async () => {
    const { server, editor } = await opened();
    editor.perform({ type: 'move', mission_ids: [1], ticks: 31 * 4 });
    const leave = { type: 'leave', mission: shown(editor, 1)!, to_vessel_id: 9 } as const;
    await expect(editor.command(leave)).rejects.toMatchObject({ type: 'unsettled' });
    expect(shown(editor, 1)?.start_date).toBe('2028-06-01');
    await editor.command({ ...leave, start: { start_date: '2028-07-01', start_fraction: 0 } });
    expect(server.rows.map(({ id }) => id)).toEqual([2]);
  });
});
