import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  statfsSync,
} from 'node:fs';
import path from 'node:path';
import { StartupError } from '#startup-error.ts';
import type { DataDirectoryLayout } from './data-directory.ts';
import { endProcessesIn } from './orphaned-processes.ts';
import { removeDirectory } from './remove-directory.ts';

export const superuser = 'shiptime';
/** Role of the running portal; owns nothing. */
export const portalRole = 'shiptime_portal';
/** PostgreSQL cannot open a cluster of another major version. */
const majorVersion = '18';

const initdbArguments = (directory: string, durable: boolean): string[] => [
  ...['-D', directory, '-U', superuser, '--auth=trust', '--encoding=UTF8'],
  ...['--locale-provider=builtin', '--locale=C.UTF-8', '--data-checksums', '--no-instructions'],
  ...(durable ? [] : ['--no-sync']),
];

const run = (
  program: string,
  args: string[],
  cwd: string,
  { account }: DataDirectoryLayout,
): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    let errors = '';
    const child = spawn(program, args, {
      ...account,
      cwd,
      env: { LC_ALL: 'C', PATH: process.env['PATH'] },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? undefined : errors.trim() || `exit code ${code}`));
  });

const syncDirectory = (directory: string): void => {
  const handle = openSync(directory, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

// The initdb of a killed start may still be running in its directory.
const removeUnfinished = (root: string): void => {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith('pgdata.unfinished'))) {
    const directory = path.join(root, name);
    endProcessesIn(directory, 'SIGKILL');
    removeDirectory(directory);
  }
};

const leastFreeMegabytes = 100;

const checkSpace = (root: string): void => {
  const { bavail, bsize } = statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (free < leastFreeMegabytes)
    throw new StartupError(
      `The disk of ${root} has ${free} MB left; a new database needs ${leastFreeMegabytes} MB: make room, or set DATA_DIR to another disk.`,
    );
};

export const checkClusterVersion = ({ cluster }: DataDirectoryLayout): void => {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== majorVersion)
    throw new StartupError(
      `The data in ${cluster} is of PostgreSQL ${version}, this program brings PostgreSQL ${majorVersion}: set DATA_DIR to another directory and move the data there.`,
    );
};

/** Renames the directory when complete, so that an interrupted start leaves no partial cluster. */
export const createCluster = async (
  layout: DataDirectoryLayout,
  binaries: string,
  durable: boolean,
): Promise<void> => {
  const { root, cluster, account } = layout;
  removeUnfinished(root);
  checkSpace(root);
  const unfinished = `${cluster}.unfinished${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  if (account) chownSync(unfinished, account.uid, account.gid);
  const args = initdbArguments(unfinished, durable);
  const problem = await run(path.join(binaries, 'initdb'), args, unfinished, layout);
  if (problem) {
    removeDirectory(unfinished);
    throw new StartupError(`PostgreSQL could not create its data in ${root}: ${problem}`);
  }
  renameSync(unfinished, cluster);
  if (durable) syncDirectory(root);
};
