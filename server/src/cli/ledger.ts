import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  brokenLedgerText,
  erasureText,
  lateSealText,
  type LedgerHead,
  problemText,
  readHeads,
} from '@shiptime/client/verify-ledger';
import { sql } from 'kysely';
import type { Db } from '../db/connection.ts';
import { migrationsDirectory } from '../db/migrate.ts';
import { readMigrations } from '../db/migration-files.ts';
import { verifyStoredLedger } from '../features/ledger/ledger.ts';
import { withLedgerExport } from '../features/ledger/ledger-export.ts';
import { listLedgerHeads, formatLedgerHeads } from '../features/ledger/ledger-heads.ts';
import { StartupError } from '../startup-error.ts';
import { readOrCreateSecretKey } from '../secret-key.ts';
import { readOptions, type Command } from './command.ts';

const keptHeads = async (file: string | undefined): Promise<readonly LedgerHead[]> => {
  if (!file) return [];
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartupError(`${file} cannot be read.`);
  });
  const heads = readHeads(text);
  if (!heads) throw new StartupError(`${file} is no file of heads (day,position,hash).`);
  return heads;
};

const requireMigrated = async (db: Db): Promise<void> => {
  const newest = readMigrations(migrationsDirectory).at(-1)!.number;
  const { rows } = await sql`select from schema_migrations where number = ${newest}`.execute(db);
  if (rows.length === 0)
    throw new StartupError('The ledger cannot be checked before `shiptime migrate`: this program is newer.');
};

const verify = async (
  db: Db,
  kept: readonly LedgerHead[],
  secretKey: Buffer | undefined,
): Promise<string> => {
  await requireMigrated(db);
  const { entries, last, problems, erasures, late } = await verifyStoredLedger(db, kept, secretKey);
  const listed = [...erasures.map(erasureText), ...late.map(lateSealText)].map((text) => `${text}.`);
  if (problems.length > 0)
    throw new StartupError(
      [
        brokenLedgerText({ problems, entries }),
        ...problems.map((problem) => `${problemText(problem)}.`),
        ...listed,
      ].join('\n'),
    );
  const compared = kept.length > 0 ? ` It holds all ${kept.length} heads of the file.` : '';
  const whole = `The ledger is whole: ${entries} entries, the last ${entries > 0 ? last.hash : 'none'}.${compared}`;
  return [whole, ...listed].join('\n');
};

const exportTo = async (db: Db, file: string | undefined): Promise<string> => {
  if (!file) throw new StartupError('To which file? ledger export --to <file.ndjson>');
  await requireMigrated(db);
  await withLedgerExport(db, async (lines) => {
    const text = async function* () {
      for await (const line of lines) {
        yield `${JSON.stringify(line)}\n`;
        if (line.kind === 'failed') throw new StartupError(`The ledger could not be read: ${line.message}.`);
      }
    };
    await pipeline(Readable.from(text()), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  });
  return `The ledger is in ${file}. client/verify-ledger.mjs proves it on any machine.`;
};

export const ledgerCommand: Command = {
  usage: `ledger verify [--heads FILE]   name each row and column of history, versions or audit log that was touched; with heads kept elsewhere, also what was cut off
  ledger heads                   print the signed head of each day, to be kept elsewhere
  ledger export --to FILE        write all of it down for client/verify-ledger.mjs; it names people`,
  prepare: async ([act, ...args]) => {
    if (act === 'heads') {
      readOptions(args, {});
      return async (db) => formatLedgerHeads(await listLedgerHeads(db)).trimEnd();
    }
    if (act === 'export') {
      const { to } = readOptions(args, { to: { type: 'string' } });
      return (db) => exportTo(db, to);
    }
    if (act !== 'verify')
      throw new StartupError('ledger verify [--heads FILE], ledger heads, or ledger export --to FILE');
    const kept = await keptHeads(readOptions(args, { heads: { type: 'string' } }).heads);
    return async (db, config) => verify(db, kept, await readOrCreateSecretKey(config));
  },
};
