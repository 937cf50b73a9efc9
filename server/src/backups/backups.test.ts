import { generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { backupCommand, restoreCommand } from '../cli/backup.ts';
import { readConfig } from '../config.ts';
import { withBackupLock, Backups, startBackupSchedule } from './backups.ts';
import { readBackupState } from './backup-queries.ts';
import { createScratchBesideDatabase, createScratchDatabase } from './scratch-database.ts';
import { removeDirectory } from '#db/embedded/remove-directory.ts';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 3072 });
const { publicKey, privateKey } = pair();
const pem = (key: typeof privateKey) => key.export({ type: 'pkcs8', format: 'pem' }) as string;
const log = pino({ level: 'silent' });

let source: TestDatabase;
let root: string;
const others: TestDatabase[] = [];
let directory: string;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'shiptime-backups-'));
  source = await createTestDatabase();
  await anApplication(source.db).withStations(7).inReview().create();
  await aUser(source.db, 'administrator');
  writeFileSync(path.join(root, 'public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(path.join(root, 'private.pem'), pem(privateKey));
});
afterAll(async () => {
  for (const database of [source, ...others]) await database.drop();
  removeDirectory(root);
});
beforeEach(async () => {
  await sql`delete from backups`.execute(source.db);
  directory = path.join(root, randomBytes(4).toString('hex'));
  mkdirSync(directory);
});

const scratchName = () => `${(source.address as { database: string }).database}_scratch`;
const databases = async (): Promise<string[]> => {
  const found = await sql<{ name: string }>`select datname as name from pg_database`.execute(source.db);
  return found.rows.map(({ name }) => name);
};
const settings = (environment: Record<string, string> = {}) => {
  const { backups } = readConfig({ BACKUP_DIR: directory, DATA_DIR: '/nowhere', ...environment });
  return { ...backups, directory };
};
const sealed = () => ({ BACKUP_PUBLIC_KEY: path.join(root, 'public.pem') });
const portal = (
  environment: Record<string, string> = {},
  scratch = createScratchDatabase(settings(), source.address),
) => new Backups({ address: source.address, settings: settings(environment), scratch, log });
const unproven = (environment: Record<string, string> = {}) =>
  new Backups({ address: source.address, settings: settings(environment), scratch: undefined, log });
const rowsInAll = async () => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(array['schema_migrations',
    'rate_limits', 'idempotency_keys', 'factor_tickets', 'federated_attempts', 'heartbeats', 'live_news', 'job_runs', 'backups'])`.execute(
    source.db,
  );
  let sum = 0;
  for (const { name } of rows)
    sum += (await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(source.db))
      .rows[0]!.n;
  return { tables: rows.length, rows: sum };
};

describe('a backup that the portal makes', () => {
  it('is restored into a scratch database, compared and counts as proven; the scratch database is gone', async () => {
    const made = await portal().run(null);
    const { rows, tables } = await rowsInAll();
    expect(made).toMatchObject({
      phase: 'done',
      rows,
      tables_total: tables,
      encrypted: false,
      unproven: null,
    });
    expect(made!.proven_at).not.toBeNull();
    expect(made!.proof_seconds).toBeGreaterThan(0);
    expect(readdirSync(directory)).toEqual([made!.name]);
    expect(statSync(path.join(directory, made!.name)).mode & 0o077).toBe(0);
    expect(await databases()).not.toContain(scratchName());
    expect(await readBackupState(source.db)).toMatchObject({
      running: null,
      newest: { id: made!.id },
      newest_proven: { id: made!.id },
    });
  });

  it('is encrypted to the public key, and proven from its encrypted files', async () => {
    const made = await portal(sealed()).run(null);
    expect(made).toMatchObject({ phase: 'done', encrypted: true, unproven: null });
    const files = readdirSync(path.join(directory, made!.name));
    expect(files.filter((name) => !name.endsWith('.sealed'))).toEqual(['seal.json']);
    for (const name of files)
      expect(readFileSync(path.join(directory, made!.name, name)).includes('schema_migrations')).toBe(false);
  });

  it('is made by one process at a time, and by whoever is first when it is due', async () => {
    await withBackupLock(source.pool, async () => {
      expect(await unproven().run(null)).toBeNull();
      expect(await unproven().begin(null)).toBeNull();
    });
    const schedules = [unproven(), unproven()].map((each) => startBackupSchedule(each, source.db, log));
    const isMade = async () => (await readBackupState(source.db)).newest !== null;
    await expect
      .poll(isMade, { timeout: 15_000 })
      .toBe(true)
      .finally(() => Promise.all(schedules.map((schedule) => schedule.stop())));
    expect(readdirSync(directory)).toHaveLength(1);
  });

  it('that a killed process left half is removed, with its scratch database, and said to be interrupted', async () => {
    const half = path.join(directory, 'shiptime-2028-01-01T00-00-00-000Z.partial');
    mkdirSync(half);
    writeFileSync(path.join(half, 'users.copy.gz'), '');
    mkdirSync(path.join(directory, 'of somebody else.partial'));
    await source.db
      .insertInto('backups')
      .values({ name: 'x', directory, encrypted: false, phase: 'writing' })
      .execute();
    await (await createScratchBesideDatabase(source.address as never).open()).close();
    expect(await databases()).toContain(scratchName());
    await portal().tidyUp();
    expect((await readBackupState(source.db)).running).toBeNull();
    expect(readdirSync(directory).filter((name) => name.endsWith('.partial'))).toEqual([
      'of somebody else.partial',
    ]);
    expect(await databases()).not.toContain(scratchName());
    const first = await source.db
      .selectFrom('backups')
      .selectAll()
      .where('name', '=', 'x')
      .executeTakeFirst();
    expect(first).toMatchObject({ phase: 'failed', failure: 'interrupted' });
  });

  it('stopped in the midst of it leaves nothing that looks like a backup', async () => {
    const backups = portal();
    expect(await backups.begin(null)).toMatchObject({ phase: 'writing' });
    await backups.stop();
    const { last } = await readBackupState(source.db);
    const left = readdirSync(directory);
    expect(left).toEqual(last?.phase === 'failed' ? [] : [last!.name]);
    expect(await databases()).not.toContain(scratchName());
  });

  it('without a place to restore it into counts as unproven, and says so', async () => {
    const made = await unproven().run(null);
    expect(made).toMatchObject({ phase: 'done', proven_at: null, unproven: 'no_scratch' });
  });

  it('that cannot be written is a failure with its reason, and is tried again after an hour', async () => {
    removeDirectory(directory);
    writeFileSync(directory, '');
    const backups = portal();
    const made = await backups.run(null);
    expect(made).toMatchObject({ phase: 'failed', made_at: null });
    expect(made!.failure).toContain(directory);
    expect(await backups.isDue(source.db)).toBe(false);
  });

  it('takes the place of those that are of no more use; what it did not make stays', async () => {
    const kept = path.join(directory, 'made-by-hand');
    mkdirSync(kept);
    const backups = unproven({ BACKUP_KEEP_DAYS: '2' });
    const names: string[] = [];
    for (const daysAgo of [9, 5, 4]) {
      const made = await backups.run(null);
      names.push(made!.name);
      await sql`update backups set made_at = now() - make_interval(days => ${daysAgo}),
        proven_at = case when ${daysAgo} = 5 then now() end, unproven = case when ${daysAgo} <> 5 then 'failed' end
        where id = ${made!.id}`.execute(source.db);
    }
    const newest = await backups.run(null);
    expect(readdirSync(directory).sort()).toEqual(['made-by-hand', names[1], newest!.name].sort());
  });
});

const config = () => readConfig({ BACKUP_DIR: directory, DATA_DIR: '/nowhere', ...sealed() });
const run = async (command: typeof backupCommand, database: TestDatabase, ...args: string[]) =>
  (await command.prepare(args))(database.db, config(), database);
const empty = async () => {
  const target = await createTestDatabase({ empty: true });
  others.push(target);
  return target;
};
const usersIn = async ({ db }: TestDatabase) =>
  (await sql<{ n: number }>`select count(*) as n from users`.execute(db)).rows[0]!.n;

describe('the command line', () => {
  const key = () => path.join(root, 'private.pem');
  const made = async () => {
    const place = path.join(directory, 'made');
    expect(await run(backupCommand, source, '--to', place)).toContain(', encrypted.');
    return place;
  };

  it('makes the same backup as the schedule, restores it with the private key, and proves it again', async () => {
    expect(await run(backupCommand, source)).toContain('proven in');
    const place = path.join(directory, readdirSync(directory)[0]!);
    expect(await readBackupState(source.db)).toMatchObject({ newest_proven: { encrypted: true } });
    const target = await empty();
    const { rows } = await rowsInAll();
    const said = await run(restoreCommand, target, '--from', place, '--key', key());
    expect(said).toContain(`${rows.toLocaleString('en-CA')} rows`);
    expect(await usersIn(target)).toBe(await usersIn(source));
    await sql`update backups set proven_at = null, unproven = 'failed'`.execute(source.db);
    expect(await run(backupCommand, source, 'prove', place, '--key', key())).toContain(
      'restored and compared',
    );
    expect((await readBackupState(source.db)).newest_proven).not.toBeNull();
    expect(await databases()).not.toContain(scratchName());
  });

  it('says in a sentence that a key is missing, is another one or is none, and restores nothing', async () => {
    const place = await made();
    const target = await empty();
    const restoring = (...args: string[]) => run(restoreCommand, target, '--from', place, ...args);
    const other = path.join(root, 'other.pem');
    writeFileSync(other, pem(pair().privateKey));
    await expect(restoring()).rejects.toThrow('is encrypted: --key <file>');
    await expect(restoring('--key', other)).rejects.toThrow('This is not the private key of that backup');
    await expect(restoring('--key', path.join(root, 'public.pem'))).rejects.toThrow(
      'holds no RSA private key',
    );
    await expect(restoring('--key', path.join(root, 'none'))).rejects.toThrow('cannot be read');
    const there = await sql<{ there: boolean }>`select to_regclass('users') is not null as there`.execute(
      target.db,
    );
    expect(there.rows[0]?.there).toBe(false);
  });

  it('finds a changed byte wherever it is, before anything is restored', async () => {
    const place = await made();
    const target = await empty();
    const change = (name: string, at: (size: number) => number) => {
      const file = path.join(place, name);
      const before = readFileSync(file);
      const after = Buffer.from(before);
      const position = at(after.length);
      after[position] = after[position]! ^ 1;
      writeFileSync(file, after);
      return () => writeFileSync(file, before);
    };
    for (const [name, at] of [
      ['users.copy.gz.sealed', () => 3],
      ['users.copy.gz.sealed', (size: number) => Math.floor(size / 2)],
      ['users.copy.gz.sealed', (size: number) => size - 1],
      ['manifest.json.sealed', (size: number) => Math.floor(size / 2)],
      ['seal.json', (size: number) => size - 20],
    ] as const) {
      const back = change(name, at);
      const trying = run(restoreCommand, target, '--from', place, '--key', key());
      await expect(trying, `${name} at ${at(100)}`).rejects.toThrow('not what was written');
      back();
    }
    const swapped = readFileSync(path.join(place, 'ports.copy.gz.sealed'));
    writeFileSync(path.join(place, 'users.copy.gz.sealed'), swapped);
    await expect(run(restoreCommand, target, '--from', place, '--key', key())).rejects.toThrow(
      'not what was written',
    );
    await expect(run(backupCommand, source, 'prove', place, '--key', key())).rejects.toThrow(
      'not what was written',
    );
    const there = await sql<{ there: boolean }>`select to_regclass('users') is not null as there`.execute(
      target.db,
    );
    expect(there.rows[0]?.there).toBe(false);
    expect(existsSync(place)).toBe(true);
  });
});

describe('a given database', () => {
  const urlOf = ({ address }: TestDatabase) => {
    const { host, user, database } = address as { host: string; user: string; database: string };
    return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${inject('testServer').address.port}`;
  };

  it('proves its backups in the database of BACKUP_SCRATCH_URL, and leaves nothing there', async () => {
    const set = await empty();
    const scratch = createScratchDatabase({ scratchUrl: urlOf(set) }, source.address)!;
    expect(await portal({}, scratch).run(null)).toMatchObject({ phase: 'done', unproven: null });
    const left = await sql<{
      n: number;
    }>`select count(*) as n from pg_class c join pg_namespace s on s.oid = c.relnamespace
      where s.nspname = 'public'`.execute(set.db);
    expect(left.rows[0]?.n).toBe(0);
  });

  it('never empties one that holds something, or that a portal uses', async () => {
    const used = await empty();
    await sql`create table kept (id integer)`.execute(used.db);
    const scratch = createScratchDatabase({ scratchUrl: urlOf(used) }, source.address)!;
    const made = await portal({}, scratch).run(null);
    expect(made).toMatchObject({ phase: 'done', proven_at: null, unproven: 'failed' });
    expect(made!.unproven_detail).toContain('holds something (kept)');
    expect((await sql`select 1 from pg_class where relname = 'kept'`.execute(used.db)).rows).toHaveLength(1);
  });
});
