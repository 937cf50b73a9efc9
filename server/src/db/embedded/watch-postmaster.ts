import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataDirectoryLayout } from './data-directory.ts';
import { findRunningPostmaster } from './orphaned-processes.ts';

const lookEveryMs = 500;
const longestPauseMs = 5000;

/** Detects the end of a child process immediately, of an adopted server within half a second. */
const goneOrEnded = async (
  layout: DataDirectoryLayout,
  child: ChildProcess | undefined,
  ended: AbortSignal,
): Promise<void> => {
  while (!ended.aborted) {
    if (child && (child.exitCode !== null || child.signalCode !== null)) return;
    if (!child && findRunningPostmaster(layout) === undefined) return;
    const look = new AbortController();
    const wake = () => look.abort();
    child?.once('exit', wake);
    ended.addEventListener('abort', wake);
    await pause(lookEveryMs, undefined, { signal: look.signal, ref: false }).catch(() => {});
    child?.off('exit', wake);
    ended.removeEventListener('abort', wake);
  }
};

export const watchPostmaster = (
  layout: DataDirectoryLayout,
  first: ChildProcess | undefined,
  restart: () => Promise<ChildProcess | undefined>,
  onFailure: (error: unknown) => void = () => {},
): { end(): Promise<void> } => {
  const ended = new AbortController();
  const keepRunning = async () => {
    let child = first;
    for (let failures = 0; ;) {
      if (failures === 0) await goneOrEnded(layout, child, ended.signal);
      if (ended.signal.aborted) return;
      try {
        child = await restart();
        failures = 0;
      } catch (error) {
        onFailure(error);
        failures += 1;
        await pause(Math.min(200 * 2 ** failures, longestPauseMs), undefined, {
          signal: ended.signal,
          ref: false,
        }).catch(() => {});
      }
    }
  };
  const running = keepRunning();
  return {
    end: () => {
      ended.abort();
      return running;
    },
  };
};
