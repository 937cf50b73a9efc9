import { afterEach, describe, expect, it } from 'vitest';
import { type WorkerPoolOptions, startWorkerPool } from './worker-pool.ts';

type Listener = Parameters<WorkerPoolOptions['live']['subscribe']>[1];

type Step = () => Promise<boolean>;

const hub = () => {
  const listeners: Listener[] = [];
  const live: WorkerPoolOptions['live'] = {
    subscribe: (_topics, listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  return { live, wake: () => listeners.forEach((tell) => tell({ topic: 'work', kind: 'changed' })) };
};

let stop: () => Promise<void> = async () => undefined;
afterEach(() => stop());

const start = (waiting: Step[], begin?: () => Promise<void>) => {
  const { live, wake } = hub();
  const errors: unknown[] = [];
  const log = { error: (told: unknown) => errors.push((told as { err: unknown }).err) };
  ({ stop } = startWorkerPool({
    live,
    log,
    topic: 'work',
    pollMilliseconds: 3_600_000,
    lanes: 2,
    timeoutMs: 50,
    ...(begin && { begin }),
    step: async () => (await waiting.shift()?.()) ?? false,
  }));
  return { wake, errors };
};

const held = () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { step: () => ended.then(() => true), end };
};

describe('lanes', () => {
  it('go on with what comes while one of them waits for somebody slow', async () => {
    const slow = held();
    const waiting: Step[] = [slow.step];
    const { wake } = start(waiting);
    await expect.poll(() => waiting.length).toBe(0);
    for (let round = 0; round < 3; round += 1) {
      waiting.push(async () => true);
      wake();
      await expect.poll(() => waiting.length).toBe(0);
    }
    slow.end();
  });

  it('begin anew each time that they are woken, though one of them is at work', async () => {
    const slow = held();
    let begun = 0;
    const { wake } = start([slow.step], async () => {
      begun += 1;
    });
    await expect.poll(() => begun).toBe(1);
    wake();
    await expect.poll(() => begun).toBe(2);
    slow.end();
  });

  it('look once more where something came while all of them were looking', async () => {
    const looking = [held(), held()];
    const found: string[] = [];
    const waiting: Step[] = looking.map(
      ({ step }) =>
        () =>
          step().then(() => false),
    );
    const { wake } = start(waiting);
    await expect.poll(() => waiting.length).toBe(0);
    wake();
    await Promise.resolve();
    for (const { end } of looking) end();
    waiting.push(async () => {
      found.push('late');
      return true;
    });
    await expect.poll(() => found).toEqual(['late']);
  });

  it('leave the others at work where one fails, and say so', async () => {
    const failure = new Error('of the database');
    const slow = held();
    let done = false;
    const { errors } = start([() => slow.step().then(() => (done = true)), () => Promise.reject(failure)]);
    await expect.poll(() => errors).toEqual([failure]);
    slow.end();
    await expect.poll(() => done).toBe(true);
  });
});
