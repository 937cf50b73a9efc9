import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  fchmodSync,
  fstatSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '#startup-error.ts';
import type { DataDirectoryLayout } from './data-directory.ts';
import { endOrphanedBackends, removeStaleLocks } from './orphaned-processes.ts';
import { probeDatabaseServer } from './probe-database-server.ts';

const startTimeoutMs = 120_000;
const attempts = 60;
const gentleAttempts = 20;
const largestLog = 5_000_000;

const always = {
  listen_addresses: '',
  cluster_name: 'shiptime',
  max_connections: '100',
  shared_buffers: '128MB',
  // A small /dev/shm (64 MB in a container) cannot hold the segments of parallel queries.
  max_parallel_workers_per_gather: '0',
  // Limits the log that is replayed after a crash, and so the recovery time.
  max_wal_size: '256MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_preload_libraries: 'pg_stat_statements',
  // The statements of other databases would displace those that a test counts.
  'pg_stat_statements.max': '50000',
};

const postgresArguments = ({ cluster, sockets }: DataDirectoryLayout, durable: boolean): string[] => {
  const settings = Object.entries(durable ? always : { ...always, ...throwAway });
  return ['-D', cluster, '-k', sockets, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
};

/** Copies and truncates the file, because the server keeps it open. */
export const rotateDatabaseLog = ({ log }: DataDirectoryLayout): void => {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) <= largestLog) return;
  copyFileSync(log, `${log}.1`);
  chmodSync(`${log}.1`, 0o600);
  truncateSync(log);
};

// The log is private, because it shows values of failed statements.
const openLog = (layout: DataDirectoryLayout): { handle: number; size: number } => {
  rotateDatabaseLog(layout);
  const handle = openSync(layout.log, 'a', 0o600);
  fchmodSync(handle, 0o600);
  return { handle, size: fstatSync(handle).size };
};

const logSince = (file: string, size: number): string => readFileSync(file).subarray(size).toString();

const answers = async (child: ChildProcess, layout: DataDirectoryLayout): Promise<boolean> => {
  child.once('error', () => {});
  const start = Date.now();
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const state = await probeDatabaseServer(layout);
    if (state === 'ready') return true;
    if (Date.now() - start > startTimeoutMs)
      throw new StartupError(`PostgreSQL does not answer; its log is ${layout.log}.`);
    // A recovering server logs every probe, so it is probed less often.
    await pause(state === 'busy' ? 100 : 20);
  }
  return false;
};

const inTheWay = /lock file ".*" already exists|pre-existing shared memory block/;

export const launchPostmaster = async (
  layout: DataDirectoryLayout,
  binaries: string,
  durable: boolean,
): Promise<ChildProcess> => {
  for (let attempt = 1; ; attempt += 1) {
    removeStaleLocks(layout);
    const { handle, size } = openLog(layout);
    const child = spawn(path.join(binaries, 'postgres'), postgresArguments(layout, durable), {
      ...layout.account,
      cwd: '/',
      env: { LC_ALL: 'C', PATH: process.env['PATH'] },
      detached: true,
      stdio: ['ignore', handle, handle],
    });
    closeSync(handle);
    child.unref();
    if (await answers(child, layout)) return child;
    const log = logSince(layout.log, size);
    if (attempt >= attempts || !inTheWay.test(log))
      throw new StartupError(`PostgreSQL did not start: ${log.trim().slice(-600) || 'no reason in its log'}`);
    endOrphanedBackends(layout, attempt < gentleAttempts ? 'SIGTERM' : 'SIGKILL');
    await pause(200);
  }
};
