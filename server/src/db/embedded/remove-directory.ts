import { rmSync } from 'node:fs';

const tries = 100;
const pauseMs = 20;
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);

const isFilledMeanwhile = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOTEMPTY';

/**
 * Removes a directory with all that is in it, whether it is there or not. A process that is about to end may still write
 * into it meanwhile: what came in is removed with the next try, which `maxRetries` of rmSync does not do.
 */
export const removeDirectory = (directory: string): void => {
  for (let tried = 1; ; tried += 1)
    try {
      return rmSync(directory, { recursive: true, force: true });
    } catch (error) {
      if (!isFilledMeanwhile(error) || tried === tries) throw error;
      pause();
    }
};
