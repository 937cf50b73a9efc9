import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import released from './released-checksums.json' with { type: 'json' };

export interface Migration {
  number: number;
  name: string;
  checksum: string;
  sql: string;
  /** True if the previous version of the portal can work with the migrated tables. */
  isCompatible: boolean;
}

const releasedChecksums = new Map(Object.entries(released));

/** Ignores comment lines. `releasedChecksums` maps to older checksums, which included them. */
const checksumOf = (sql: string): string => {
  const checksum = createHash('sha256')
    .update(sql.replaceAll(/^[ \t]*--.*\n/gm, ''))
    .digest('hex');
  return releasedChecksums.get(checksum) ?? checksum;
};

const read = (directory: string, file: string): Migration => {
  // Normalizes line ends, so that a checkout on Windows has the same checksum.
  const sql = readFileSync(path.join(directory, file), 'utf8').replaceAll('\r\n', '\n');
  return {
    number: Number(file.slice(0, 4)),
    name: file,
    checksum: checksumOf(sql),
    sql,
    isCompatible: sql.startsWith('-- compatible\n'),
  };
};

export const readMigrations = (directory: string): Migration[] => {
  const migrations = readdirSync(directory)
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .toSorted()
    .map((file) => read(directory, file));
  for (const [index, { number, name }] of migrations.entries())
    if (number === migrations[index - 1]?.number)
      throw new StartupError(
        `Migration ${name} has the number of ${migrations[index - 1]?.name}: every number is used once.`,
      );
  return migrations;
};
