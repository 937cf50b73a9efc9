import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';

export type BackupSettings = {
  readonly directory: string | undefined;
  readonly everyHours: number;
  readonly keepDays: number;
  readonly publicKey: KeyObject | undefined;
  readonly scratchUrl: string | undefined;
};

type Given = {
  readonly BACKUP_DIR?: string | undefined;
  readonly BACKUP_EVERY_HOURS: number;
  readonly BACKUP_KEEP_DAYS: number;
  readonly BACKUP_PUBLIC_KEY?: string | undefined;
  readonly BACKUP_SCRATCH_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
};

const leastBits = 3072;

const readPublicKey = (file: string): KeyObject => {
  const wrong = (problem: string) => new StartupError(`BACKUP_PUBLIC_KEY ${problem}.`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw wrong('must be the path of a file that this program can read');
  }
  // Node also accepts private keys here, so the header is checked.
  if (text.includes('PRIVATE KEY')) throw wrong('names a private key: it must never be on this machine');
  let key: KeyObject | undefined;
  try {
    key = createPublicKey(text);
  } catch {
    // The check below reports an unreadable key.
  }
  const bits = key?.asymmetricKeyType === 'rsa' ? (key.asymmetricKeyDetails?.modulusLength ?? 0) : 0;
  if (!key || bits < leastBits)
    throw wrong(`must be the file of an RSA public key (PEM) of ${leastBits} bits or more`);
  return key;
};

const isInside = (directory: string, other: string): boolean => {
  const way = path.relative(other, directory);
  return way === '' || (!way.startsWith('..') && !path.isAbsolute(way));
};

const sameDatabase = (first: string, second: string): boolean => {
  const [a, b] = [new URL(first), new URL(second)];
  return a.hostname === b.hostname && (a.port || '5432') === (b.port || '5432') && a.pathname === b.pathname;
};

export const readBackupSettings = (given: Given, dataDir: string): BackupSettings => {
  const directory = given.BACKUP_DIR === undefined ? undefined : path.resolve(given.BACKUP_DIR);
  if (directory !== undefined && given.DATABASE_URL === undefined && isInside(directory, dataDir))
    throw new StartupError('BACKUP_DIR must not be in DATA_DIR: what takes the one would take the other.');
  const scratchUrl = given.BACKUP_SCRATCH_URL;
  if (scratchUrl !== undefined && given.DATABASE_URL === undefined)
    throw new StartupError(
      'BACKUP_SCRATCH_URL belongs to DATABASE_URL: with the embedded database the portal makes a database for it by itself.',
    );
  if (scratchUrl !== undefined && sameDatabase(scratchUrl, given.DATABASE_URL!))
    throw new StartupError(
      'BACKUP_SCRATCH_URL is the database of DATABASE_URL: it must be another one, which nobody uses.',
    );
  return {
    directory,
    everyHours: given.BACKUP_EVERY_HOURS,
    keepDays: given.BACKUP_KEEP_DAYS,
    publicKey: given.BACKUP_PUBLIC_KEY === undefined ? undefined : readPublicKey(given.BACKUP_PUBLIC_KEY),
    scratchUrl,
  };
};

/** Never creates the directory: if the volume is not mounted, backups would go to the wrong disk. */
export const requireBackupDirectory = async (directory: string): Promise<void> => {
  const problem = await stat(directory)
    .then(async (found) => {
      if (!found.isDirectory()) return 'is no directory';
      await access(directory, constants.W_OK);
      return undefined;
    })
    .catch(({ code }: NodeJS.ErrnoException) =>
      code === 'ENOENT' ? 'is not there' : 'cannot be written to',
    );
  if (problem)
    throw new StartupError(`BACKUP_DIR (${directory}) ${problem}: it must be a directory of this account.`);
};
