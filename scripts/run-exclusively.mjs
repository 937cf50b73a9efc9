import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LauncherError } from './project.mjs';

const timeoutMs = 15 * 60_000;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

// A lock from before the last boot is stale: its process id may belong to another process.
const isAbandoned = (file) => {
  try {
    const bootedAt = Date.now() - os.uptime() * 1000;
    return !isAlive(Number(readFileSync(file, 'utf8'))) || statSync(file).mtimeMs < bootedAt;
  } catch {
    return false;
  }
};

const tryToTake = (file) => {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
};

export const runExclusively = async (folder, name, work, say = console.log) => {
  const file = path.join(folder, `${name}.lock`);
  const start = Date.now();
  let told = false;
  while (!tryToTake(file)) {
    if (isAbandoned(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) say('Waiting for another start of the same checkout…');
    told = true;
    if (Date.now() - start > timeoutMs)
      throw new LauncherError(`Another start does not finish; its lock is ${file}.`);
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};
