import { readFile } from 'node:fs/promises';
import type { Db } from '../db/connection.ts';
import { readHeads, writeHeads } from '../features/ledger/heads-file.ts';
import {
  type BrokenEntry,
  firstBrokenEntry,
  firstForeignHead,
  type Head,
  ledgerHeads,
  ledgerState,
} from '../features/ledger/ledger.ts';
import { StartupProblem } from '../startup-problem.ts';
import { readOptions, type Command } from './command.ts';

const words: Readonly<Record<BrokenEntry['problem'], string>> = {
  entry_missing: 'an entry of the ledger is missing before it',
  chain_broken: 'the entry does not follow the one before it',
  row_missing: 'the row was removed',
  row_changed: 'the row is not what was written',
  head_differs: 'the head of that day was another',
  not_sealed: 'the row is in no entry of the ledger',
};

const keptHeads = async (file: string | undefined): Promise<readonly Head[]> => {
  if (!file) return [];
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartupProblem(`${file} cannot be read.`);
  });
  const heads = readHeads(text);
  if (!heads) throw new StartupProblem(`${file} is no file of heads (day,position,hash).`);
  return heads;
};

const verify = async (db: Db, kept: readonly Head[]): Promise<string> => {
  const broken = await firstBrokenEntry(db);
  if (broken) {
    const where = broken.position === null ? '' : `entry ${broken.position}: `;
    throw new StartupProblem(
      `The ledger is broken. ${where}${broken.source} ${broken.source_id ?? ''}: ${words[broken.problem]}.`,
    );
  }
  const foreign = await firstForeignHead(db, kept);
  if (foreign) {
    throw new StartupProblem(
      `The ledger is not the one that this file was kept of: entry ${foreign.position}, head of ${foreign.day}.`,
    );
  }
  const { entries, hash } = await ledgerState(db);
  const compared = kept.length > 0 ? ` It holds all ${kept.length} heads of the file.` : '';
  return `The ledger is whole: ${entries} entries, the last ${hash ?? 'none'}.${compared}`;
};

export const ledger: Command = {
  usage: `ledger verify [--heads FILE]   name the first row of history or audit log that was touched; with heads kept elsewhere, also what was cut off
  ledger heads                   print the head of each day, to be kept elsewhere`,
  prepare: async ([act, ...args]) => {
    if (act === 'heads') {
      readOptions(args, {});
      return async (db) => writeHeads(await ledgerHeads(db)).trimEnd();
    }
    if (act !== 'verify') throw new StartupProblem('ledger verify [--heads FILE], or ledger heads');
    const kept = await keptHeads(readOptions(args, { heads: { type: 'string' } }).heads);
    return (db) => verify(db, kept);
  },
};
