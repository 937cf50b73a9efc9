import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { FairQueue } from '../process-pool/fair-queue.ts';
import { runInExportQueue } from './export-queue.ts';

const one = () => new FairQueue({ atOnce: 1, atOnceEach: 1, waitingEach: 1, waiting: 1 });
const text = (words: string) => () => Readable.from([Buffer.from(words)]);

it('begins the next file when the one before it has been taken', async () => {
  const turns = one();
  const first = await runInExportQueue(turns, 'somebody', text('first'));
  const next = runInExportQueue(turns, 'somebody', text('next'));
  await expect(runInExportQueue(turns, 'somebody', text('third'))).rejects.toMatchObject({
    reason: 'too_many_at_once',
  });
  expect(String(await buffer(first))).toBe('first');
  expect(String(await buffer(await next))).toBe('next');
});

it('gives the place to the next one after a failure, and when nobody takes the file', async () => {
  const turns = one();
  const failing = async function* (): AsyncGenerator<Buffer> {
    yield Buffer.alloc(1);
    throw new Error('no further');
  };
  const broken = await runInExportQueue(turns, 'one', () => Readable.from(failing()));
  await expect(buffer(broken)).rejects.toThrow('no further');
  const forgotten = await runInExportQueue(
    turns,
    'two',
    () => Readable.from(Array(100).fill(Buffer.alloc(100_000))),
    20,
  );
  const last = await runInExportQueue(turns, 'three', text('last'));
  expect(forgotten.destroyed).toBe(true);
  expect(String(await buffer(last))).toBe('last');
});
