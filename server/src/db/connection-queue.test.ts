import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { DatabaseBusyError, ConnectionQueue } from './connection-queue.ts';

const busy = () => new DatabaseBusyError();

describe('turns', () => {
  it('go to whoever arrived first, however late they ask', async () => {
    const turns = new ConnectionQueue(1);
    expect([turns.takeFree(), turns.takeFree()]).toEqual([true, false]);
    const order: string[] = [];
    const asked = (['third', 'first', 'second'] as const).map((name) =>
      turns
        .wait({ first: 1, second: 2, third: 3 }[name], 5000, busy)
        .then(() => order.push(name))
        .then(() => turns.give()),
    );
    expect(turns.waiting).toBe(3);
    turns.give();
    await Promise.all(asked);
    expect(order).toEqual(['first', 'second', 'third']);
    expect(turns.takeFree()).toBe(true);
  });

  it('are waited for so long, and whoever has gone takes none', async () => {
    const turns = new ConnectionQueue(1);
    turns.takeFree();
    await expect(turns.wait(1, 20, busy)).rejects.toBeInstanceOf(DatabaseBusyError);
    expect(turns.waiting).toBe(0);
    turns.give();
    expect(turns.takeFree()).toBe(true);
  });

  it('are waited for less where somebody has been waiting for long, and as ever when nobody does', async () => {
    const turns = new ConnectionQueue(1, { atFirst: 1000, standing: 30, whileStanding: 10 });
    turns.takeFree();
    const first = turns.wait(1, 5000, busy);
    expect(turns.maximumWaitMs('read')).toBe(1000);
    await pause(50);
    expect((['write', 'read', 'report'] as const).map((each) => turns.maximumWaitMs(each))).toEqual([
      1000, 10, 0,
    ]);
    turns.give();
    await first;
    expect(turns.maximumWaitMs('read')).toBe(1000);
  });

  it('tell whoever is sent away to come back when the queue of now will have been served', async () => {
    const turns = new ConnectionQueue(1);
    turns.takeFree();
    expect(turns.retryAfterSeconds).toBe(2);
    const waiting = Array.from({ length: 100 }, (_, since) => turns.wait(since, 5000, busy));
    await pause(200);
    expect(turns.retryAfterSeconds).toBe(30);
    for (let served = 0; served < 90; served += 1) turns.give();
    expect(turns.retryAfterSeconds).toBe(2);
    for (let served = 0; served < 11; served += 1) turns.give();
    await Promise.all(waiting);
  });
});
