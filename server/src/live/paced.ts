import { setTimeout as pause } from 'node:timers/promises';

/** Runs the work at once, and then at most once in the given time, however often it is asked for. */
export const paced = (everyMs: number, work: () => Promise<void>): (() => void) => {
  let isWanted = false;
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work();
      await pause(everyMs, undefined, { ref: false });
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
};
