import type { unprovenBackupReasons } from '@shiptime/domain/operation/operation-wire';
import { sql } from 'kysely';
import type { Db } from '../db/connection.ts';
import type { WrittenBackup } from '../db/dump/backup-files.ts';
import type { StoredBackup } from './backup-rotation.ts';

export type UnprovenReason = (typeof unprovenBackupReasons)[number];

export type BackupRow = {
  readonly id: number;
  readonly name: string;
  readonly directory: string;
  readonly started_at: string;
  readonly phase: 'writing' | 'proving' | 'done' | 'failed';
  readonly tables_done: number;
  readonly tables_total: number | null;
  readonly encrypted: boolean;
  readonly made_at: string | null;
  readonly rows: number | null;
  readonly bytes: number | null;
  readonly failure: string | null;
  readonly proven_at: string | null;
  readonly proof_seconds: number | null;
  readonly unproven: UnprovenReason | null;
  readonly unproven_detail: string | null;
};

const columns = sql`id, name, directory, started_at, phase, tables_done, tables_total, encrypted, made_at, rows, bytes,
  failure, proven_at, proof_seconds, unproven, unproven_detail`;

export type BackupState = {
  readonly running: BackupRow | null;
  readonly newest: BackupRow | null;
  readonly newest_proven: BackupRow | null;
  readonly last: BackupRow | null;
  readonly now: string;
};

/** Reads all rows in one statement, so that no backup appears both running and finished. */
export const readBackupState = async (db: Db): Promise<BackupState> => {
  const { rows } = await sql<BackupRow & { role: string; at: string }>`
    (select 'running' as role, now() as at, ${columns} from backups where phase in ('writing', 'proving') order by id desc limit 1)
    union all (select 'newest', now(), ${columns} from backups where made_at is not null and phase <> 'failed' and removed_at is null order by made_at desc limit 1)
    union all (select 'newest_proven', now(), ${columns} from backups where proven_at is not null and removed_at is null order by made_at desc limit 1)
    union all (select 'last', now(), ${columns} from backups where phase in ('done', 'failed') order by id desc limit 1)`.execute(
    db,
  );
  const of = (role: string): BackupRow | null => {
    const found = rows.find((row) => row.role === role);
    if (!found) return null;
    const { role: _role, at: _at, ...row } = found;
    return row;
  };
  const now = (await sql<{ now: string }>`select now() as now`.execute(db)).rows[0]!.now;
  return {
    running: of('running'),
    newest: of('newest'),
    newest_proven: of('newest_proven'),
    last: of('last'),
    now,
  };
};

export const findBackup = async (db: Db, id: number): Promise<BackupRow> =>
  (await sql<BackupRow>`select ${columns} from backups where id = ${id}`.execute(db)).rows[0]!;

type Begun = { name: string; directory: string; encrypted: boolean; requestedBy: number | null };

export const recordBackupStarted = async (db: Db, { requestedBy, ...begun }: Begun): Promise<number> => {
  const { id } = await db
    .insertInto('backups')
    .values({ ...begun, requested_by: requestedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const recordBackupProgress = async (
  db: Db,
  id: number,
  done: number,
  total: number,
): Promise<void> => {
  await sql`update backups set tables_done = ${done}, tables_total = ${total} where id = ${id}`.execute(db);
};

export const recordBackupMade = async (
  db: Db,
  id: number,
  { rows, bytes, tables }: WrittenBackup,
): Promise<void> => {
  await sql`update backups set phase = 'proving', made_at = clock_timestamp(), rows = ${rows}, bytes = ${bytes},
    tables_done = 0, tables_total = ${tables} where id = ${id}`.execute(db);
};

export const recordBackupFailed = async (db: Db, id: number, failure: string): Promise<void> => {
  await sql`update backups set phase = 'failed', failure = ${failure.slice(0, 1000)} where id = ${id}`.execute(
    db,
  );
};

export const recordBackupProven = async (db: Db, id: number, seconds: number): Promise<void> => {
  await sql`update backups set phase = 'done', proven_at = clock_timestamp(), proof_seconds = ${seconds},
    unproven = null, unproven_detail = null where id = ${id}`.execute(db);
};

export const recordBackupUnproven = async (
  db: Db,
  id: number,
  reason: UnprovenReason,
  detail: string | null,
): Promise<void> => {
  await sql`update backups set phase = 'done', unproven = ${reason},
    unproven_detail = ${detail === null ? null : detail.slice(0, 1000)} where id = ${id}`.execute(db);
};

/**
 * Marks interrupted backups as failed, or as unproven if only the proof was interrupted. The caller holds the
 * backup lock.
 */
export const recordBackupInterrupted = async (db: Db): Promise<void> => {
  await sql`update backups set phase = 'failed', failure = 'interrupted' where phase = 'writing'`.execute(db);
  await sql`update backups set phase = 'done', unproven = 'failed', unproven_detail = 'interrupted'
    where phase = 'proving'`.execute(db);
};

export const recordBackupProvenByHand = async (db: Db, name: string, seconds: number): Promise<boolean> => {
  const done = await sql`update backups set proven_at = clock_timestamp(), proof_seconds = ${seconds},
    unproven = null, unproven_detail = null where name = ${name} and phase = 'done' and removed_at is null`.execute(
    db,
  );
  return (done.numAffectedRows ?? 0n) > 0n;
};

export type StoredBackupRow = StoredBackup & { readonly directory: string; readonly name: string };

export const listStoredBackups = async (db: Db): Promise<{ kept: StoredBackupRow[]; now: string }> => {
  const { rows } = await sql<StoredBackupRow & { now: string }>`
    select id, name, directory, made_at as "madeAt", proven_at is not null as "isProven", now() as now
    from backups where phase = 'done' and removed_at is null order by made_at`.execute(db);
  return { kept: rows, now: rows[0]?.now ?? new Date().toISOString() };
};

export const recordBackupRemoved = async (db: Db, id: number): Promise<void> => {
  await sql`update backups set removed_at = now() where id = ${id}`.execute(db);
};
