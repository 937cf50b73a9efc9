import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError, errorCodeOf } from '#startup-error.ts';
import { processIdentityOf, isProcessIdentityRunning } from './process-identity.ts';

const timeoutMs = 120_000;
let attempts = 0;

const readOrEmpty = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

// A hard link appears together with its content, so nobody reads a lock without an owner.
const tryToTake = (file: string): boolean => {
  attempts += 1;
  const mine = `${file}.${process.pid}.${attempts}`;
  writeFileSync(mine, processIdentityOf(process.pid));
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
};

// Renames before removing; if another process took the lock in between, restores its lock.
const removeIfAbandoned = (file: string): boolean => {
  const owner = readOrEmpty(file);
  if (owner === '' || isProcessIdentityRunning(owner)) return false;
  const aside = `${file}.${process.pid}.abandoned`;
  try {
    renameSync(file, aside);
    if (readOrEmpty(aside) !== owner) linkSync(aside, file);
  } catch {
    return false;
  } finally {
    rmSync(aside, { force: true });
  }
  return true;
};

export const withStartLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  const start = Date.now();
  while (!tryToTake(file)) {
    if (removeIfAbandoned(file)) continue;
    if (Date.now() - start > timeoutMs)
      throw new StartupError(
        `Another start (process ${readOrEmpty(file)}) holds ${file} and does not finish.`,
      );
    await pause(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};
