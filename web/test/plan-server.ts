import { ApiError } from '#lib/api-error.ts';
import { memoryStore } from '#test/memory-store.ts';
import type { MissionUpdate } from '#features/plans/plan-api.ts';
import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import { createTestMission } from '#test/test-mission.ts';
import type { MissionCommand } from '#features/plans/plan-editor/history-entry.ts';
import type { PlanEditorAdapter } from '#features/plans/plan-editor/plan-editor-adapter.ts';
import { PlanEditor } from '#features/plans/plan-editor/plan-editor.ts';

/** Fake server with one plan: saves all or nothing, checks versions and overlaps. */
export class FakePlanServer {
  rows = [createTestMission({ id: 1 }), createTestMission({ id: 2, start_date: '2028-06-01' })];
  failures: (ApiError | 'drop')[] = [];
  lastId = 2;
  batches: (readonly MissionUpdate[])[] = [];

  slow: (() => Promise<readonly MissionResource[]>) | null = null;

  load = async (): Promise<readonly MissionResource[]> => (this.slow ? this.slow() : [...this.rows]);

  run = async (command: MissionCommand): Promise<number | null> => {
    const failure = this.failures.shift();
    if (failure instanceof ApiError) throw failure;
    if (!('mission' in command)) throw new Error('not here');
    const { mission } = command;
    if (command.type === 'take_back') {
      this.rows = [...this.rows, createTestMission(mission)];
      return null;
    }
    if (command.type !== 'add') {
      this.rows = this.rows.filter(({ id }) => id !== mission.id);
      return null;
    }
    const id = Math.max(...this.rows.map((row) => row.id), this.lastId) + 1;
    this.lastId = id;
    this.rows = [...this.rows, createTestMission({ ...mission, id })];
    return id;
  };

  save = async (_planId: number, changes: readonly MissionUpdate[]): Promise<readonly MissionResource[]> => {
    const failure = this.failures.shift();
    if (failure instanceof ApiError) throw failure;
    for (const change of changes) {
      const row = this.rows.find(({ id }) => id === change.id);
      if (row?.lock_version !== change.lock_version) throw new ApiError(409, { type: 'stale' });
    }
    this.batches.push(changes);
    this.rows = this.rows.map((row) => {
      const change = changes.find(({ id }) => id === row.id);
      return change ? { ...row, ...change, lock_version: row.lock_version + 1 } : row;
    });
    if (failure === 'drop') throw new ApiError(0);
    return this.rows.filter(({ id }) => changes.some((change) => change.id === id));
  };
}

export const openEditorOn = (
  server: FakePlanServer,
  store: PlanEditorAdapter['store'] = memoryStore(),
  save: PlanEditorAdapter['save'] = server.save,
): PlanEditor =>
  new PlanEditor(server.rows, {
    save,
    load: server.load,
    run: server.run,
    toError: (error) => error as ApiError,
    now: () => Date.now(),
    store,
  });
