import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, toApiError } from '#lib/api-client.ts';
import type { StationEdit, StationRow } from './station-edits.ts';
import { StationQueue } from './station-queue.ts';
import type { StoredStationEdits } from './station-queue-state.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

const portal = () => {
  const rows = new Map<number, StationRow>();
  const keys = new Map<string, number>();
  const state = {
    online: true,
    answers: true,
    inFlight: false,
    lost: false,
    listed: [] as readonly StationRow[],
    sent: 0,
    late: false,
    told: 0,
  };
  const put = (row: Omit<StationRow, 'lock_version'>): StationRow => {
    const next = { ...row, lock_version: (rows.get(row.id)?.lock_version ?? 0) + 1 };
    rows.set(row.id, next);
    return next;
  };
  const find = (id: number): StationRow => {
    const row = rows.get(id);
    if (!row) throw new ApiError(404, { message: 'gone' });
    return row;
  };
  const act = (edit: StationEdit, version: number | undefined): StationRow | null => {
    if (edit.kind === 'add') {
      const id = keys.get(edit.key) ?? rows.size + 1;
      keys.set(edit.key, id);
      return rows.get(id) ?? put({ ...edit.values, id });
    }
    if (edit.kind === 'remove') {
      for (const id of edit.ids) find(id);
      for (const id of edit.ids) rows.delete(id);
      return null;
    }
    const row = find(edit.id);
    if (edit.kind === 'move') return row;
    if (version !== row.lock_version) throw new ApiError(412, { type: 'stale', current: row });
    if (edit.values.name === 'refused') throw new ApiError(422, { message: 'no' });
    return put({ ...row, ...edit.values });
  };
  return {
    rows,
    put,
    state,
    send: async (edit: StationEdit, version: number | undefined) => {
      if (!state.online) throw new ApiError(0);
      if (state.late) throw new ApiError(409, { type: 'deadline_passed' });
      if (state.inFlight) throw new ApiError(409, { type: 'idempotency_in_flight' });
      state.sent += 1;
      const answer = act(edit, version);
      if (!state.answers) throw new ApiError(0);
      if (state.lost) throw new ApiError(409, { type: 'already_done' });
      return answer;
    },
    load: async () => {
      if (!state.online) throw new ApiError(0);
      state.listed = [...rows.values()];
    },
  };
};

const values = { name: 'A', type: null, latitude: 44, longitude: -63 };

const open = () => {
  const server = portal();
  server.put({ id: 1, ...values });
  server.state.listed = [...server.rows.values()];
  const kept: { entry: StoredStationEdits | null } = { entry: null };
  const refused: string[] = [];
  const visit = () =>
    new StationQueue({
      send: server.send,
      load: server.load,
      saved: () => server.state.listed,
      toError: toApiError,
      refused: ({ message }) => refused.push(message),
      tooLate: () => {
        server.state.told += 1;
      },
      store: {
        read: () => structuredClone(kept.entry),
        write: (entry) => (kept.entry = structuredClone(entry)),
        clear: () => (kept.entry = null),
      },
      now: () => Date.now(),
    });
  return { server, kept, refused, visit, queue: visit() };
};

const settled = async (queue: StationQueue) => {
  await vi.advanceTimersByTimeAsync(1);
  return queue.state();
};

const rename = (name: string, base = 'A'): StationEdit => ({
  kind: 'change',
  id: 1,
  base: { name: base },
  values: { name },
});
const shift = (latitude: number, base = 44): StationEdit => ({
  kind: 'change',
  id: 1,
  base: { latitude: base },
  values: { latitude },
});

describe('alone', () => {
  it('sends one after the other, each with the version that the one before has left', async () => {
    const { server, queue, kept } = open();
    void queue.apply(rename('B'));
    void queue.apply(shift(45));
    await queue.apply(rename('C', 'B'));
    expect(server.rows.get(1)).toMatchObject({ name: 'C', latitude: 45, lock_version: 4 });
    expect((await settled(queue)).edits).toEqual([]);
    expect(kept.entry).toBeNull();
  });

  it('keeps what came after the deadline, says so, and sends it if the deadline is moved', async () => {
    const { server, queue, kept, visit } = open();
    await queue.apply(rename('in time'));
    server.state.late = true;
    void queue.apply(rename('too late', 'in time'));
    await settled(queue);
    expect(server.state.told).toBe(1);
    expect(queue.unsent()).toMatchObject([{ kind: 'change', values: { name: 'too late' } }]);
    expect(server.rows.get(1)).toMatchObject({ name: 'in time' });
    expect(kept.entry?.edits).toHaveLength(1);
    server.state.listed = [...server.rows.values()];
    const again = visit();
    await settled(again);
    expect(again.unsent()).toHaveLength(1);
    server.state.late = false;
    again.goOn();
    await settled(again);
    expect(server.rows.get(1)).toMatchObject({ name: 'too late' });
    expect(kept.entry).toBeNull();
  });

  it('forgets what went into a copy', async () => {
    const { server, queue, kept } = open();
    server.state.late = true;
    void queue.apply(rename('too late'));
    await settled(queue);
    queue.forget();
    expect([queue.unsent(), kept.entry]).toEqual([[], null]);
  });

  it('goes by the number of the server as soon as it has one', async () => {
    const { server, queue } = open();
    const added = await queue.apply({ kind: 'add', id: -1, key: 'k', values, position: 2, after: 1 });
    expect(added).toMatchObject({ id: 2, name: 'A' });
    await settled(queue);
    expect(server.state.listed).toHaveLength(2);
  });

  it('takes what is done to a new station before the server has it', async () => {
    const { server, queue } = open();
    const added = queue.apply({ kind: 'add', id: -1, key: 'k', values, position: 2, after: 1 });
    const changed = queue.apply({ kind: 'change', id: -1, base: { name: 'A' }, values: { name: 'B' } });
    queue.keepTyped('-1.type', { text: 'CT', base: null });
    expect(await added).toMatchObject({ id: 2, name: 'A' });
    expect(await changed).toMatchObject({ id: 2, name: 'B' });
    expect([queue.names.idOf(-1), queue.names.keyOf(2)]).toEqual([2, -1]);
    expect([queue.typedIn('2.type')?.text, queue.typedIn('-1.type')]).toEqual(['CT', undefined]);
    await queue.apply({ kind: 'change', id: -1, base: { type: null }, values: { type: 'CTD' } });
    expect(server.rows.get(2)).toMatchObject({ name: 'B', type: 'CTD' });
    expect((await settled(queue)).edits).toEqual([]);
  });

  it('says what was refused, takes it back and goes on', async () => {
    const { server, queue, refused } = open();
    void queue.apply(rename('refused'));
    await queue.apply(shift(45));
    expect(refused).toEqual(['no']);
    expect(server.rows.get(1)).toMatchObject({ name: 'A', latitude: 45 });
  });
});

describe('without a network', () => {
  it('keeps everything, and sends it when there is one again', async () => {
    const { server, queue, kept } = open();
    server.state.online = false;
    void queue.apply(rename('B'));
    void queue.apply({ kind: 'add', id: -1, key: 'k', values, position: 2, after: 1 });
    expect((await settled(queue)).isUnreachable).toBe(true);
    expect(kept.entry?.edits).toHaveLength(2);
    server.state.online = true;
    queue.goOn();
    expect(await settled(queue)).toEqual({ edits: [], conflicts: [], isUnreachable: false });
    expect([...server.rows.values()].map(({ name }) => name)).toEqual(['B', 'A']);
  });

  it('adds once what it has to send twice', async () => {
    const { server, queue } = open();
    server.state.answers = false;
    void queue.apply({ kind: 'add', id: -1, key: 'k', values, position: 2, after: 1 });
    void queue.apply(rename('B'));
    await settled(queue);
    server.state.answers = true;
    queue.goOn();
    await settled(queue);
    expect([server.rows.size, server.rows.get(1)?.name]).toEqual([2, 'B']);
  });

  it('keeps a station whose first request is still being answered', async () => {
    const { server, queue, refused } = open();
    server.state.inFlight = true;
    void queue.apply({ kind: 'add', id: -1, key: 'k', values, position: 2, after: 1 });
    expect((await settled(queue)).edits).toHaveLength(1);
    server.state.inFlight = false;
    queue.goOn();
    await settled(queue);
    expect([server.rows.size, refused]).toEqual([2, []]);
  });

  it('shows a station that was added although the answer is lost for good', async () => {
    const { server, queue, refused } = open();
    server.state.lost = true;
    void queue.apply({ kind: 'add', id: -1, key: 'k', values, position: 2, after: 1 });
    expect((await settled(queue)).edits).toEqual([]);
    expect([server.state.listed.length, refused]).toEqual([2, []]);
  });

  it('sends what was done to a new station after a crash of the tab', async () => {
    const { server, queue, visit } = open();
    server.state.online = false;
    void queue.apply({ kind: 'add', id: -1, key: 'k', values, position: 2, after: 1 });
    void queue.apply({ kind: 'change', id: -1, base: { name: 'A' }, values: { name: 'B' } });
    await settled(queue);
    queue.dispose();
    server.state.online = true;
    await settled(visit());
    expect(server.rows.get(2)?.name).toBe('B');
  });

  it('is there after a crash of the tab, what was being typed too', async () => {
    const { server, queue, visit } = open();
    server.state.online = false;
    void queue.apply(rename('B'));
    queue.keepTyped('1.latitude', { text: '44,', base: null });
    await settled(queue);
    queue.dispose();
    server.state.online = true;
    const again = visit();
    await settled(again);
    expect(server.rows.get(1)?.name).toBe('B');
    expect(again.typedIn('1.latitude')?.text).toBe('44,');
  });
});

describe('with somebody else', () => {
  it('keeps both where they wrote in different cells', async () => {
    const { server, queue } = open();
    server.put({ id: 1, ...values, longitude: -60 });
    await queue.apply(shift(45));
    expect(server.rows.get(1)).toMatchObject({ latitude: 45, longitude: -60 });
    expect(queue.state().conflicts).toEqual([]);
  });

  it('shows both where they wrote in the same, and waits', async () => {
    const { server, queue, kept } = open();
    server.put({ id: 1, ...values, latitude: 50 });
    await queue.apply(shift(45));
    const { conflicts } = await settled(queue);
    expect(conflicts).toMatchObject([{ id: 1, mine: { latitude: 45 }, theirs: { latitude: 50 } }]);
    expect(server.rows.get(1)?.latitude).toBe(50);
    expect(kept.entry?.conflicts).toHaveLength(1);
    void queue.apply(rename('still mine'));
    expect(queue.state().conflicts[0]?.values).toEqual({ latitude: 45, name: 'still mine' });
    queue.keepMine(1);
    await settled(queue);
    expect(server.rows.get(1)).toMatchObject({ latitude: 45, name: 'still mine' });
  });

  it('sees it too where the list was read again while somebody typed', async () => {
    const { server, queue } = open();
    server.put({ id: 1, ...values, latitude: 50 });
    await server.load();
    await queue.apply(shift(45));
    expect(queue.state().conflicts).toHaveLength(1);
    queue.takeTheirs(1);
    await settled(queue);
    expect(server.rows.get(1)?.latitude).toBe(50);
  });

  it('keeps what was written in a station that is gone', async () => {
    const { server, queue } = open();
    server.rows.delete(1);
    await queue.apply(shift(45));
    expect(queue.state().conflicts).toMatchObject([{ theirs: null, mine: { name: 'A', latitude: 45 } }]);
  });

  it('removes what is left of what it was to remove', async () => {
    const { server, queue, refused } = open();
    server.put({ id: 2, ...values });
    server.put({ id: 3, ...values });
    server.rows.delete(2);
    await queue.apply({ kind: 'remove', ids: [2, 3] });
    await queue.apply({ kind: 'move', id: 2, position: 1 });
    expect([[...server.rows.keys()], refused]).toEqual([[1], []]);
  });
});

describe('operations', () => {
  const operation = (id: string, hours: number | null = null) => ({
    id,
    kind: id,
    hours,
    gear: null,
    repeats: 1,
  });
  const put = (
    operations: readonly ReturnType<typeof operation>[],
    base: readonly ReturnType<typeof operation>[] = [],
  ): StationEdit => ({
    kind: 'change',
    id: 1,
    base: { ...values, operations: base },
    values: { operations },
  });
  const [ctd, net] = [operation('ctd'), operation('net')];

  it('of two people are saved together', async () => {
    const { server, queue } = open();
    server.put({ id: 1, ...values, operations: [ctd] });
    await queue.apply(put([net]));
    expect(server.rows.get(1)?.operations).toEqual([net, ctd]);
    expect(queue.state().conflicts).toEqual([]);
  });

  it('are saved once, though the answer was lost and somebody else has added one', async () => {
    const { server, queue } = open();
    server.state.answers = false;
    void queue.apply(put([net]));
    await settled(queue);
    server.put({ ...server.rows.get(1)!, operations: [net, ctd] });
    server.state.answers = true;
    queue.goOn();
    await settled(queue);
    expect(server.rows.get(1)?.operations).toEqual([net, ctd]);
    expect(queue.isUnsaved()).toBe(false);
  });

  it('of which both changed one differently are asked about', async () => {
    const { server, queue } = open();
    server.state.listed = [server.put({ id: 1, ...values, operations: [ctd] })];
    server.put({ id: 1, ...values, operations: [operation('ctd', 2)] });
    await queue.apply(put([operation('ctd', 3)], [ctd]));
    expect(queue.state().conflicts).toMatchObject([
      { theirs: { operations: [{ hours: 2 }] }, mine: { operations: [{ hours: 3 }] } },
    ]);
    queue.keepMine(1);
    await settled(queue);
    expect(server.rows.get(1)?.operations).toEqual([operation('ctd', 3)]);
  });
});
