import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FairTurns } from '../process-pool/fair-turns.ts';

export const exportTurns = (): FairTurns =>
  new FairTurns({ atOnce: 6, atOnceEach: 2, waitingEach: 10, waiting: 200 });

const longestPauseMs = 60_000;

export const runInTurn = async (
  turns: FairTurns,
  owner: string,
  make: () => Readable,
  pauseMs = longestPauseMs,
): Promise<Readable> => {
  const leave = await turns.take(owner);
  const passing = new Transform({
    transform(chunk, _encoding, done) {
      patience.refresh();
      done(null, chunk);
    },
  });
  const patience = setTimeout(() => passing.destroy(), pauseMs).unref();
  void pipeline(make(), passing)
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(patience);
      leave();
    });
  return passing;
};
