import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../connection.ts';
import type { OpenedBackup, BackupTableEntry } from './backup-files.ts';
import { createHashStream } from './digest-stream.ts';
import { withDatabaseDump } from './database-dump.ts';
import type { Dump, DatabaseStructure } from './dump.ts';
import { loadDumpedSchema, type LoadOptions } from './load-dump.ts';

const namesBeyond = (first: readonly string[], second: readonly string[]): string[] => {
  const known = new Set(second);
  return first.filter((name) => !known.has(name));
};

const differing = (kind: string, wanted: readonly string[], found: readonly string[]): string[] => [
  ...namesBeyond(wanted, found).map((name) => `${kind} ${name} is missing`),
  ...namesBeyond(found, wanted).map((name) => `${kind} ${name} was not there`),
];

const structureDifferences = (wanted: DatabaseStructure, found: DatabaseStructure): string[] => {
  const sequences = Object.entries(wanted.sequences).flatMap(([name, last]) =>
    last !== null && (found.sequences[name] ?? 0) < last ? [`sequence ${name} would give numbers again`] : [],
  );
  const isSameHead = JSON.stringify(wanted.ledger) === JSON.stringify(found.ledger);
  return [
    ...differing('constraint', wanted.constraints, found.constraints),
    ...differing('trigger', wanted.triggers, found.triggers),
    ...sequences,
    ...(isSameHead ? [] : ['the ledger ends elsewhere']),
  ];
};

const tableDifferences = async (wanted: BackupTableEntry, restored: Dump): Promise<string[]> => {
  const found = restored.tables.find(({ name }) => name === wanted.name);
  if (!found) return [`table ${wanted.name} is missing`];
  const { stream, outcome } = createHashStream();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(restored.rows(wanted), stream, nowhere);
  const { rows, sha256 } = outcome();
  if (rows !== wanted.rows) return [`table ${wanted.name} has ${rows} rows, not ${wanted.rows}`];
  return sha256 === wanted.sha256 ? [] : [`table ${wanted.name} has other contents`];
};

export type DumpComparison = {
  readonly tables: number;
  readonly rows: number;
  readonly differences: readonly string[];
};

export const restoreAndCompare = async (
  scratch: Database,
  backup: OpenedBackup,
  options: LoadOptions = {},
): Promise<DumpComparison> => {
  await loadDumpedSchema(scratch, backup, options);
  return withDatabaseDump(scratch.pool, async (restored) => {
    const names = (tables: Dump['tables']) => tables.map(({ name }) => name);
    const differences = namesBeyond(names(restored.tables), names(backup.tables)).map(
      (name) => `table ${name} was not there`,
    );
    for (const table of backup.tables) {
      options.signal?.throwIfAborted();
      differences.push(...(await tableDifferences(table, restored)));
    }
    if (backup.structure && restored.structure)
      differences.push(...structureDifferences(backup.structure, restored.structure));
    const rows = backup.tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: backup.tables.length, rows, differences };
  });
};
