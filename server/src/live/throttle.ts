import { setTimeout as pause } from 'node:timers/promises';

/** Runs at once, then at most once per interval. */
export const throttle = (everyMs: number, work: () => Promise<void>): (() => void) => {
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
