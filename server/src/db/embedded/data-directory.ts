import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartupError, errorCodeOf } from '#startup-error.ts';
import { findOrCreateSystemAccount, runsSuccessfullyAs, type SystemAccount } from './system-account.ts';

/** Part of the socket's name; the server listens on no network. */
export const postgresPort = 5432;

export interface DataDirectoryLayout {
  root: string;
  account: SystemAccount | undefined;
  cluster: string;
  sockets: string;
  /** Folder with one file per process; the last process to leave stops the server. */
  inUse: string;
  lock: string;
  log: string;
}

/**
 * Socket paths have at most 107 bytes (103 on macOS), 19 of them for "/.s.PGSQL.5432.lock". Commas and quotes
 * have a special meaning.
 */
const servesAsSocketDirectory = (directory: string): boolean =>
  Buffer.byteLength(directory) <= 84 && !/[,"]/.test(directory);

const socketDirectory = (root: string): string => {
  const inside = path.join(root, 'run');
  if (servesAsSocketDirectory(inside)) return inside;
  const name = `shiptime-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  const temporary = path.join(tmpdir(), name);
  return servesAsSocketDirectory(temporary) ? temporary : path.join('/tmp', name);
};

const makePrivate = (directory: string, account: SystemAccount | undefined): void => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(directory);
  const mine = process.getuid?.() ?? uid;
  if (uid !== mine && uid !== account?.uid)
    throw new StartupError(`The directory ${directory} belongs to another account.`);
  if (account) chownSync(directory, account.uid, account.gid);
};

// mkdir with "recursive" loops forever where a file system reports ENOENT inside an existing folder (/proc).
const makeFolders = (directory: string): void => {
  if (existsSync(directory)) return;
  if (path.dirname(directory) !== directory) makeFolders(path.dirname(directory));
  try {
    mkdirSync(directory);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  }
};

const makeRoot = (dataDir: string): string => {
  try {
    makeFolders(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return realpathSync(dataDir);
  } catch (error) {
    throw new StartupError(
      `The data directory ${dataDir} is not writable (${errorCodeOf(error) ?? 'unknown reason'}): set DATA_DIR to one that is.`,
    );
  }
};

const checkOwner = (cluster: string): void => {
  try {
    const { uid } = lstatSync(cluster);
    const mine = process.getuid?.() ?? uid;
    if (mine === 0 || uid === mine) return;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return;
  }
  throw new StartupError(
    `The database in ${cluster} was made by another account: start as that account, or set DATA_DIR to another directory.`,
  );
};

/** Folder readable by its owner only; PostgreSQL's account may traverse it. */
const keepPrivate = (root: string, account: SystemAccount | undefined): void => {
  const { uid, mode } = statSync(root);
  const mine = process.getuid?.() ?? uid;
  if (mine !== 0 && mine !== uid) return;
  chmodSync(root, (mode & 0o700) | (account ? 0o011 : 0));
};

export const prepareDataDirectory = (dataDir: string): DataDirectoryLayout => {
  const root = makeRoot(path.resolve(dataDir));
  const cluster = path.join(root, 'pgdata');
  checkOwner(cluster);
  const account = findOrCreateSystemAccount(cluster);
  keepPrivate(root, account);
  if (account && !runsSuccessfullyAs(account, '/bin/sh', ['-c', 'cd "$0"', root]))
    throw new StartupError(
      `The account that runs PostgreSQL cannot enter the data directory ${root}: set DATA_DIR to one outside of private folders, such as /var/lib/shiptime.`,
    );
  const layout = {
    root,
    account,
    cluster,
    sockets: socketDirectory(root),
    inUse: path.join(root, 'in-use'),
    lock: path.join(root, 'start.lock'),
    log: path.join(root, 'postgres.log'),
  };
  makePrivate(layout.sockets, account);
  mkdirSync(layout.inUse, { recursive: true, mode: 0o700 });
  chmodSync(layout.inUse, 0o700);
  return layout;
};
