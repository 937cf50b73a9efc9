import path from 'node:path';
import { pino } from 'pino';
import { Backups, proveBackup, withBackupLock } from '../backups/backups.ts';
import { recordBackupProvenByHand } from '../backups/backup-queries.ts';
import { createScratchDatabase } from '../backups/scratch-database.ts';
import { requireBackupDirectory } from '../backups/backup-settings.ts';
import type { Config } from '../config.ts';
import { checkBackup, type BackupDecryption, readBackup, writeBackup } from '../db/dump/backup-files.ts';
import { withDatabaseDump } from '../db/dump/database-dump.ts';
import { loadAndMigrate } from '../db/dump/load-dump.ts';
import type { PortalDatabase } from '../portal-database.ts';
import { StartupError } from '../startup-error.ts';
import { readOptions, type Command } from './command.ts';
import { readPrivateKey } from './private-key.ts';

type Work = Awaited<ReturnType<Command['prepare']>>;

const placeOf = (given: string): string => path.resolve(process.env['INIT_CWD'] ?? '.', given);

const required = (given: string | undefined, option: string): string => {
  if (given === undefined) throw new StartupError(`Which directory? ${option}`);
  return placeOf(given);
};

const openerOf = async (key: string | undefined): Promise<BackupDecryption | undefined> =>
  key === undefined ? undefined : { privateKey: await readPrivateKey(placeOf(key)) };

const busy = () => new StartupError('Another process is making or proving a backup.');

const whole = (count: number): string => count.toLocaleString('en-CA');

/** Read-only; accepts any schema version, so that a backup can precede an upgrade. */
const writeTo =
  (directory: string): Work =>
  async (_db, { backups: { publicKey } }, { pool }) => {
    const { rows, tables } = await withDatabaseDump(pool, (dump) =>
      writeBackup(directory, dump, { madeAt: new Date().toISOString(), publicKey }),
    );
    return `${whole(rows)} rows of ${tables} tables are in ${directory}${publicKey ? ', encrypted' : ''}.`;
  };

const backupsWith = async ({ backups: settings }: Config, database: Pick<PortalDatabase, 'address'>) => {
  const { directory } = settings;
  if (!directory) throw new StartupError('Where to? --to <directory>, or BACKUP_DIR in the environment.');
  await requireBackupDirectory(directory);
  const { address } = database;
  return new Backups({
    address,
    settings: { ...settings, directory },
    scratch: createScratchDatabase(settings, address),
    log: pino({ level: 'silent' }),
  });
};

const makeNow: Work = async (_db, config, database) => {
  const made = await (await backupsWith(config, database)).run(null);
  if (!made) throw busy();
  const { name, rows, failure, proof_seconds, unproven, unproven_detail } = made;
  if (failure) throw new StartupError(`The backup failed: ${failure}`);
  const place = path.join(made.directory, name);
  if (unproven === 'no_scratch')
    return `${whole(rows ?? 0)} rows are in ${place}; unproven: BACKUP_SCRATCH_URL is not set.`;
  if (unproven)
    throw new StartupError(`The backup is in ${place}, but could not be proven: ${unproven_detail ?? ''}`);
  return `${whole(rows ?? 0)} rows are in ${place}, proven in ${proof_seconds?.toFixed(1)} s.`;
};

const prove =
  (directory: string, opener: BackupDecryption | undefined): Work =>
  async (db, { backups: settings }, { pool, address }) => {
    const scratch = createScratchDatabase(settings, address);
    if (!scratch)
      throw new StartupError(
        'It cannot be proven here: BACKUP_SCRATCH_URL names no database to restore it into.',
      );
    const said = await withBackupLock(pool, async () => {
      const began = performance.now();
      const { tables, rows, differences } = await proveBackup(scratch, directory, opener);
      if (differences.length > 0)
        throw new StartupError(`The backup is not what was written down: ${differences.join('; ')}.`);
      const seconds = (performance.now() - began) / 1000;
      await recordBackupProvenByHand(db, path.basename(directory), seconds).catch(() => false);
      return `Proven: ${whole(rows)} rows of ${tables} tables restored and compared in ${seconds.toFixed(1)} s.`;
    });
    if (said === null) throw busy();
    return said;
  };

export const backupCommand: Command = {
  asOwner: true,
  usage: `backup [--to <directory>]                write everything down; the portal may go on meanwhile. Without --to: into BACKUP_DIR, as the schedule does
  backup prove <directory> [--key <file>]  restore it into a scratch database, and compare`,
  prepare: async (args) => {
    if (args[0] === 'prove') {
      const [, directory, ...others] = args;
      const { key } = readOptions(others, { key: { type: 'string' } });
      return prove(required(directory, 'backup prove <directory>'), await openerOf(key));
    }
    const { to } = readOptions(args, { to: { type: 'string' } });
    return to === undefined ? makeNow : writeTo(placeOf(to));
  },
};

export const restoreCommand: Command = {
  asOwner: true,
  usage: 'restore --from <directory> [--key <file>]   fill an unused database with a backup',
  prepare: async (args) => {
    const { from, key } = readOptions(args, { from: { type: 'string' }, key: { type: 'string' } });
    const directory = required(from, '--from <directory>');
    const dump = await readBackup(directory, await openerOf(key));
    await checkBackup(dump);
    return async (_db, _config, database) => {
      await loadAndMigrate(database, dump);
      await database.bringUpToDate();
      const rows = dump.tables.reduce((sum, table) => sum + table.rows, 0);
      return `The database holds what was backed up in ${directory}: ${whole(rows)} rows of ${dump.tables.length} tables, as they were at ${dump.madeAt}.`;
    };
  },
};
