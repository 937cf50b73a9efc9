import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overlapKey } from '@shiptime/domain/plans/conflicts/overlaps';
import { ApiError } from '#lib/api-error.ts';
import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import { createTestMission } from '#test/test-mission.ts';
import { openEditorOn, FakePlanServer } from '#test/plan-server.ts';
import { toMission } from './plan-state.ts';

const later = (id: number, days: number) => ({ type: 'move', mission_ids: [id], ticks: days * 4 }) as const;
const startOf = (rows: readonly MissionResource[], id: number) =>
  rows.find((row) => row.id === id)?.start_date;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an open plan', () => {
  it('saves by itself, several changes at once', async () => {
    const server = new FakePlanServer();
    const editor = openEditorOn(server);
    editor.perform(later(1, 1));
    editor.perform(later(2, 2));
    expect(editor.view().status).toBe('dirty');
    await vi.advanceTimersByTimeAsync(900);
    expect(server.batches).toHaveLength(1);
    expect(startOf(server.rows, 1)).toBe('2028-05-02');
    expect(editor.view().status).toBe('saved');
  });

  it('says when it cannot reach the server, and tries again by itself', async () => {
    const server = new FakePlanServer();
    server.failures = [new ApiError(0), new ApiError(503)];
    const editor = openEditorOn(server);
    editor.perform(later(1, 1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(editor.view().status).toBe('failed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(startOf(server.rows, 1)).toBe('2028-05-02');
    expect(editor.view().status).toBe('saved');
  });

  it('finds what an answer that the network dropped has saved', async () => {
    const server = new FakePlanServer();
    server.failures = ['drop'];
    const editor = openEditorOn(server);
    editor.perform(later(1, 1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(editor.view().status).toBe('saved');
    expect(editor.view().plan.contested).toEqual([]);
    expect(server.batches).toHaveLength(1);
  });

  it('keeps an overlap on the page until it is kept knowingly, and saves the rest', async () => {
    const server = new FakePlanServer();
    const editor = openEditorOn(server);
    editor.perform(later(1, 31));
    await vi.advanceTimersByTimeAsync(5000);
    expect(editor.view().status).toBe('waiting');
    expect(server.batches).toEqual([]);
    editor.setKept(new Map([[overlapKey(1, 2), null]]));
    await vi.advanceTimersByTimeAsync(5000);
    expect(startOf(server.rows, 1)).toBe('2028-06-01');
  });

  it('says of an overlap with a mission that came since only what the page shows, and saves its cure at once', async () => {
    const server = new FakePlanServer();
    const editor = openEditorOn(server);
    server.rows = [...server.rows, createTestMission({ id: 3, start_date: '2028-05-20' })];
    server.failures = [new ApiError(409, { type: 'overlap', message: 'overlap' })];
    editor.perform(later(1, 15));
    await vi.advanceTimersByTimeAsync(900);
    expect(editor.view().plan.missions.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(editor.view()).toMatchObject({ status: 'waiting', saving: { failure: null } });
    editor.perform(later(3, 60));
    await vi.advanceTimersByTimeAsync(900);
    expect(editor.view().status).toBe('saved');
  });

  it('does not go on saying that the server is away once nothing can be sent to it', async () => {
    const server = new FakePlanServer();
    server.failures = [new ApiError(0)];
    const editor = openEditorOn(server);
    editor.perform(later(1, 1));
    await vi.advanceTimersByTimeAsync(900);
    editor.perform(later(1, 30));
    expect(editor.view().status).toBe('waiting');
    await editor.undo();
    await vi.advanceTimersByTimeAsync(900);
    expect(editor.view().status).toBe('saved');
  });

  it('does not wait for its next try when the server has answered meanwhile', async () => {
    const server = new FakePlanServer();
    server.failures = [new ApiError(0), new ApiError(0), new ApiError(0)];
    const editor = openEditorOn(server);
    editor.perform(later(1, 1));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(editor.view()).toMatchObject({ status: 'failed', saving: { attempts: 3 } });
    await editor.refresh();
    await vi.advanceTimersByTimeAsync(900);
    expect(editor.view().status).toBe('saved');
  });

  it.each(['idempotency_in_flight', 'already_done'])('goes on after %s', async (type) => {
    const server = new FakePlanServer();
    server.failures = [new ApiError(409, { type })];
    const editor = openEditorOn(server);
    editor.perform(later(1, 1));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(startOf(server.rows, 1)).toBe('2028-05-02');
    expect(editor.view().status).toBe('saved');
  });

  it('two planners on two missions never meet; on one field both are asked', async () => {
    const server = new FakePlanServer();
    const [anna, luc] = [openEditorOn(server), openEditorOn(server)];
    anna.perform(later(1, 1));
    await anna.saveNow();
    luc.perform(later(2, 5));
    await luc.saveNow();
    expect(startOf(server.rows, 2)).toBe('2028-06-06');
    luc.perform(later(1, 9));
    await luc.saveNow();
    expect(startOf(server.rows, 1)).toBe('2028-05-02');
    expect(luc.view().plan.contested).toEqual([{ mission_id: 1, field: 'start_date', theirs: '2028-05-02' }]);
    luc.settle(1, 'start_date', true);
    await luc.saveNow();
    expect(startOf(server.rows, 1)).toBe('2028-05-10');
  });

  it('undoes and does again what comes and goes, whatever it is called afterwards', async () => {
    const server = new FakePlanServer();
    const editor = openEditorOn(server);
    const added = toMission(createTestMission({ id: -1, title: 'Trials', start_date: '2028-08-01' }));
    expect(await editor.command({ type: 'add', mission: added })).toBe(3);
    editor.perform(later(3, 2));
    await editor.saveNow();
    await editor.undo();
    await editor.undo();
    expect(editor.view().plan.missions.map(({ id }) => id)).toEqual([1, 2]);
    await editor.redo();
    await editor.redo();
    await editor.saveNow();
    expect(startOf(server.rows, 4)).toBe('2028-08-03');
    expect(editor.view().plan.history.future).toEqual([]);
  });

  it('takes back a mission that has left the plan, and what was done to it before', async () => {
    const server = new FakePlanServer();
    const editor = openEditorOn(server);
    editor.perform(later(2, 3));
    const mission = editor.view().plan.missions[1]!;
    await editor.command({ type: 'leave', mission, to_vessel_id: 9 });
    expect(editor.view().plan.missions.map(({ id }) => id)).toEqual([1]);
    expect(await Promise.all([editor.undo(), editor.undo()])).toEqual([true, true]);
    await editor.saveNow();
    expect(startOf(server.rows, 2)).toBe('2028-06-01');
    await Promise.all([editor.redo(), editor.redo()]);
    expect(server.rows.map(({ id }) => id)).toEqual([1]);
  });

  it('keeps what is done while the server takes a step back', async () => {
    const server = new FakePlanServer();
    const editor = openEditorOn(server);
    await editor.command({ type: 'leave', mission: toMission(server.rows[1]!), to_vessel_id: null });
    const undone = editor.undo();
    editor.perform(later(1, 1));
    await undone;
    expect(editor.view().plan.history).toMatchObject({ past: [{ kind: 'patch' }], future: [] });
    await editor.undo();
    await editor.saveNow();
    expect(server.rows.map(({ id, start_date }) => [id, start_date])).toEqual([
      [1, '2028-05-01'],
      [2, '2028-06-01'],
    ]);
  });

  it('says what the server refuses of that, and keeps the step for another try', async () => {
    const server = new FakePlanServer();
    const editor = openEditorOn(server);
    await editor.command({ type: 'remove', mission: toMission(createTestMission({ id: 2 })) });
    server.failures = [new ApiError(409, { type: 'plan_level' })];
    await expect(editor.undo()).rejects.toMatchObject({ type: 'plan_level' });
    await editor.undo();
    expect(editor.view().plan.missions.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('stops where the plan can no longer be edited, and keeps what was done on the page', async () => {
    const server = new FakePlanServer();
    server.failures = [new ApiError(403, { type: 'level_not_yours', message: 'not yours' })];
    const editor = openEditorOn(server);
    editor.perform(later(1, 1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(editor.view().saving.failure).toMatchObject({ kind: 'closed', error: { message: 'not yours' } });
    expect(editor.view().plan.missions[0]?.start_date).toBe('2028-05-02');
    expect(server.batches).toEqual([]);
  });

  it('tells of a mission that someone else took away before a change of it was saved', async () => {
    const server = new FakePlanServer();
    const editor = openEditorOn(server);
    editor.perform(later(1, 1));
    editor.perform(later(2, 2));
    server.rows = server.rows.filter(({ id }) => id !== 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(editor.view().plan.lost).toMatchObject([
      { was: { id: 1, start_date: '2028-05-01' }, wanted: { id: 1, start_date: '2028-05-02' } },
    ]);
    expect(startOf(server.rows, 2)).toBe('2028-06-03');
    editor.noteLost();
    expect(editor.view().plan.lost).toEqual([]);
  });

  it('does not tell of what was taken away from here', async () => {
    const server = new FakePlanServer();
    const editor = openEditorOn(server);
    editor.perform(later(1, 31));
    await editor.command({ type: 'leave', mission: toMission(server.rows[0]!), to_vessel_id: null });
    expect(editor.view().plan.missions.map(({ id }) => id)).toEqual([2]);
    expect(editor.view().plan.lost).toEqual([]);
  });

  it('shows the plan as it is once what could not be saved is given up, and saves again afterwards', async () => {
    const server = new FakePlanServer();
    server.failures = [new ApiError(403, { type: 'level_not_yours', message: 'not yours' })];
    const editor = openEditorOn(server);
    editor.perform(later(1, 1));
    await vi.advanceTimersByTimeAsync(5000);
    editor.discard([1]);
    expect(editor.view().plan.missions[0]?.start_date).toBe('2028-05-01');
    expect(editor.view().status).toBe('saved');
    editor.perform(later(2, 1));
    await vi.advanceTimersByTimeAsync(5000);
    expect(startOf(server.rows, 2)).toBe('2028-06-02');
  });
});
