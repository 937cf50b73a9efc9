import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FairQueue } from '../process-pool/fair-queue.ts';

export const createExportQueue = (): FairQueue =>
  new FairQueue({ atOnce: 6, atOnceEach: 2, waitingEach: 10, waiting: 200 });

const longestPauseMs = 60_000;

export const runInExportQueue = async (
  turns: FairQueue,
  owner: string,
  make: () => Readable,
  pauseMs = longestPauseMs,
): Promise<Readable> => {
  const leave = await turns.take(owner);
  const passing = new Transform({
    transform(chunk, _encoding, done) {
      pauseTimer.refresh();
      done(null, chunk);
    },
  });
  const pauseTimer = setTimeout(() => passing.destroy(), pauseMs).unref();
  void pipeline(make(), passing)
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(pauseTimer);
      leave();
    });
  return passing;
};
