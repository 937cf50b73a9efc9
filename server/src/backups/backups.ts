import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, DatabaseAddress, Db } from '../db/connection.ts';
import { partialPath, readBackup, writeBackup, type WrittenBackup } from '../db/dump/backup-files.ts';
import { withDatabaseDump } from '../db/dump/database-dump.ts';
import { restoreAndCompare } from '../db/dump/proof.ts';
import { nextBackupAt, findExpiredBackups } from './backup-rotation.ts';
import {
  type BackupRow,
  type BackupState,
  readBackupState,
  findBackup,
  listStoredBackups,
  recordBackupStarted,
  recordBackupFailed,
  recordBackupInterrupted,
  recordBackupMade,
  recordBackupProgress,
  recordBackupProven,
  recordBackupRemoved,
  recordBackupUnproven,
} from './backup-queries.ts';
import { openDatabaseForLongStatements, type ScratchDatabase } from './scratch-database.ts';
import type { BackupSettings } from './backup-settings.ts';

type Parts = {
  readonly address: DatabaseAddress;
  readonly settings: BackupSettings & { readonly directory: string };
  /** Scratch database where restoring proves a backup; without one, backups stay unproven. */
  readonly scratch: ScratchDatabase | undefined;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
};

const namePattern = /^shiptime-\d{4}-\d{2}-\d{2}T[\d-]+Z$/;
const nameAt = (now: Date): string => `shiptime-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const lockKey = `hashtext('job'), hashtext('backup')`;

/** Runs `work` under a lock shared by all processes; returns null if another process holds the lock. */
export const withBackupLock = async <T>(pool: Pool, work: () => Promise<T>): Promise<T | null> => {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      `select pg_try_advisory_lock(${lockKey}) as taken`,
    );
    if (!rows[0]?.taken) return null;
    try {
      return await work();
    } finally {
      // Unlocks explicitly, because the server notices a closed connection only later.
      await client.query(`select pg_advisory_unlock(${lockKey})`).catch(() => undefined);
    }
  } finally {
    client.release(true);
  }
};

/** Uses its own connections, so that no request waits for a backup. */
export class Backups {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();
  readonly #works = new Set<Promise<unknown>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get settings(): Parts['settings'] {
    return this.#parts.settings;
  }

  nextAfter({ newest, last, now }: Pick<BackupState, 'newest' | 'last' | 'now'>): string {
    return nextBackupAt(newest?.made_at ?? null, last?.started_at ?? null, this.settings.everyHours, now);
  }

  async isDue(db: Db): Promise<boolean> {
    const state = await readBackupState(db);
    return this.nextAfter(state) <= state.now;
  }

  begin(requestedBy: number | null): Promise<BackupRow | null> {
    return new Promise((resolve, reject) => {
      void this.#alone(async (database) => {
        const id = await this.#note(database.db, requestedBy);
        resolve(await findBackup(database.db, id));
        await this.#make(database, id);
      }).then(() => resolve(null), reject);
    });
  }

  /** Returns the running backup if there is one; null while the command line is proving a backup. */
  async beginOrJoin(db: Db, requestedBy: number): Promise<{ backup: BackupRow; isNew: boolean } | null> {
    const begun = await this.begin(requestedBy);
    if (begun) return { backup: begun, isNew: true };
    const { running } = await readBackupState(db);
    return running && { backup: running, isNew: false };
  }

  run(requestedBy: number | null): Promise<BackupRow | null> {
    return this.#alone(async (database) => this.#make(database, await this.#note(database.db, requestedBy)));
  }

  async runIfDue(db: Db): Promise<void> {
    if (!(await this.isDue(db))) return;
    await this.#alone(async (database) => {
      if (await this.isDue(database.db)) await this.#make(database, await this.#note(database.db, null));
    });
  }

  async tidyUp(): Promise<void> {
    await this.#alone(async () => undefined);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#works);
  }

  #alone<T>(work: (database: Database) => Promise<T>): Promise<T | null> {
    const done = this.#withLock(work);
    this.#works.add(done);
    const forget = (): void => void this.#works.delete(done);
    done.then(forget, forget);
    return done;
  }

  async #withLock<T>(work: (database: Database) => Promise<T>): Promise<T | null> {
    this.#stopping.signal.throwIfAborted();
    const database = openDatabaseForLongStatements(this.#parts.address, 3);
    try {
      return await withBackupLock(database.pool, async () => {
        await this.#tidy(database.db);
        return work(database);
      });
    } finally {
      await database.close();
    }
  }

  async #tidy(db: Db): Promise<void> {
    await recordBackupInterrupted(db);
    const { directory } = this.settings;
    for (const name of await readdir(directory).catch(() => [])) {
      if (!name.endsWith(partialPath('')) || !namePattern.test(name.slice(0, -partialPath('').length)))
        continue;
      await rm(path.join(directory, name), { recursive: true, force: true });
    }
    await this.#removeScratch();
  }

  async #removeScratch(): Promise<void> {
    await this.#parts.scratch?.remove().catch((error: unknown) => {
      this.#parts.log.warn({ reason: reasonOf(error) }, 'the scratch database could not be removed');
    });
  }

  #note(db: Db, requestedBy: number | null): Promise<number> {
    const { directory, publicKey } = this.settings;
    const begun = { name: nameAt(new Date()), directory, encrypted: publicKey !== undefined };
    return recordBackupStarted(db, { ...begun, requestedBy });
  }

  async #make({ db, pool }: Database, id: number): Promise<BackupRow> {
    const { directory, publicKey } = this.settings;
    const { name } = await findBackup(db, id);
    const place = path.join(directory, name);
    const { signal } = this.#stopping;
    const onTable = (done: number, total: number) => recordBackupProgress(db, id, done, total);
    try {
      const written = await withDatabaseDump(pool, (dump) =>
        writeBackup(place, dump, { madeAt: new Date().toISOString(), publicKey, onTable, signal }),
      );
      await recordBackupMade(db, id, written);
      await this.#prove(db, id, place, written);
      await this.#prune(db);
    } catch (error) {
      this.#parts.log.warn({ reason: reasonOf(error), backup: name }, 'a backup failed');
      await recordBackupFailed(db, id, signal.aborted ? 'interrupted' : reasonOf(error));
    }
    return findBackup(db, id);
  }

  async #prove(db: Db, id: number, place: string, { key }: WrittenBackup): Promise<void> {
    const { scratch, log } = this.#parts;
    if (!scratch) return recordBackupUnproven(db, id, 'no_scratch', null);
    const { signal } = this.#stopping;
    const onTable = (done: number, total: number) => recordBackupProgress(db, id, done, total);
    const began = performance.now();
    try {
      const { differences } = await proveBackup(scratch, place, key && { key }, { onTable, signal });
      if (differences.length === 0)
        return await recordBackupProven(db, id, (performance.now() - began) / 1000);
      log.warn({ differences, backup: place }, 'a backup is not what was written down');
      await recordBackupUnproven(db, id, 'differs', differences.join('; '));
    } catch (error) {
      log.warn({ reason: reasonOf(error), backup: place }, 'a backup could not be proven');
      await recordBackupUnproven(db, id, 'failed', signal.aborted ? 'interrupted' : reasonOf(error));
    }
  }

  async #prune(db: Db): Promise<void> {
    const { kept, now } = await listStoredBackups(db);
    // Backups on another machine's disk are left for that machine to prune.
    const here = kept.filter(({ directory, name }) => existsSync(path.join(directory, name)));
    for (const { id, directory, name } of findExpiredBackups(here, now, this.settings.keepDays)) {
      await rm(path.join(directory, name), { recursive: true, force: true });
      await recordBackupRemoved(db, id);
    }
  }
}

export const proveBackup = async (
  scratch: ScratchDatabase,
  directory: string,
  opener: Parameters<typeof readBackup>[1],
  options: Parameters<typeof restoreAndCompare>[2] = {},
) => {
  const backup = await readBackup(directory, opener);
  try {
    const database = await scratch.open();
    try {
      return await restoreAndCompare(database, backup, options);
    } finally {
      await database.close();
    }
  } finally {
    await scratch.remove().catch(() => undefined);
  }
};

const lookEveryMs = 60_000;

export const startBackupSchedule = (
  backups: Backups,
  db: Db,
  log: Parts['log'],
  everyMilliseconds = lookEveryMs,
): { stop(): Promise<void> } => {
  let isBusy = false;
  const look = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'a backup could not be begun and is tried again');
    } finally {
      isBusy = false;
    }
  };
  const clock = setInterval(() => void look(() => backups.runIfDue(db)), everyMilliseconds);
  void look(async () => {
    await backups.tidyUp();
    await backups.runIfDue(db);
  });
  return {
    stop: async () => {
      clearInterval(clock);
      await backups.stop();
    },
  };
};
