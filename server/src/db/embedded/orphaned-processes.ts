import { readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isPidRunning } from './process-identity.ts';
import { postgresPort, type DataDirectoryLayout } from './data-directory.ts';

const workingDirectory = (pid: number): string | undefined => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
};

/**
 * Every PostgreSQL process has its cluster's directory as working directory. Without /proc, any living pid is
 * accepted.
 */
const worksIn = (pid: number, cluster: string): boolean =>
  process.platform !== 'linux' || workingDirectory(pid) === cluster;

const pidFile = ({ cluster }: DataDirectoryLayout): string => path.join(cluster, 'postmaster.pid');

export const findRunningPostmaster = (layout: DataDirectoryLayout): number | undefined => {
  try {
    const pid = Number(readFileSync(pidFile(layout), 'utf8').split('\n')[0]);
    return isPidRunning(pid) && worksIn(pid, layout.cluster) ? pid : undefined;
  } catch {
    return undefined;
  }
};

/**
 * PostgreSQL refuses to start if the pid in its lock file is alive, even as a zombie or another program.
 */
export const removeStaleLocks = (layout: DataDirectoryLayout): void => {
  if (findRunningPostmaster(layout) !== undefined) return;
  rmSync(pidFile(layout), { force: true });
  rmSync(path.join(layout.sockets, `.s.PGSQL.${postgresPort}.lock`), { force: true });
};

export const signalProcess = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended already.
  }
};

export const endProcessesIn = (directory: string, how: NodeJS.Signals): void => {
  if (process.platform !== 'linux') return;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (Number.isInteger(pid) && pid !== process.pid && workingDirectory(pid) === directory)
      signalProcess(pid, how);
  }
};

/** Ends backends that outlived a killed postmaster and still hold its shared memory. */
export const endOrphanedBackends = (layout: DataDirectoryLayout, how: NodeJS.Signals): void => {
  if (findRunningPostmaster(layout) === undefined) endProcessesIn(layout.cluster, how);
};
