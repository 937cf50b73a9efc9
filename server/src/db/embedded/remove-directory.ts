import { rmSync } from 'node:fs';

const tries = 100;
const pauseMs = 20;
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);

const isFilledMeanwhile = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOTEMPTY';

/** Retries because an ending process may still write files; `maxRetries` of rmSync does not cover that. */
export const removeDirectory = (directory: string): void => {
  for (let tried = 1; ; tried += 1)
    try {
      return rmSync(directory, { recursive: true, force: true });
    } catch (error) {
      if (!isFilledMeanwhile(error) || tried === tries) throw error;
      pause();
    }
};
