import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartupError } from '#startup-error.ts';

/** Unprivileged account for PostgreSQL, which refuses to run as root. */
export interface SystemAccount {
  uid: number;
  gid: number;
}

const idOf = (flag: string, name: string): number =>
  Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }));

const findAccount = (name: string): SystemAccount | undefined => {
  try {
    return { uid: idOf('-u', name), gid: idOf('-g', name) };
  } catch {
    return undefined;
  }
};

const createAccount = (name: string): SystemAccount | undefined => {
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
  return findAccount(name);
};

const ownerOf = (directory: string): SystemAccount | undefined => {
  const stat = statSync(directory, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
};

export const findOrCreateSystemAccount = (cluster: string): SystemAccount | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const account =
    ownerOf(cluster) ??
    findAccount('postgres') ??
    findAccount('shiptime') ??
    createAccount('shiptime') ??
    findAccount('nobody');
  if (account) return account;
  throw new StartupError(
    'PostgreSQL does not run as root and there is no other account: start as an ordinary user or set DATABASE_URL.',
  );
};

export const runsSuccessfullyAs = (
  account: SystemAccount | undefined,
  program: string,
  args: string[],
): boolean => spawnSync(program, args, { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
