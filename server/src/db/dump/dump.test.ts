import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan, setReviewLevel } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { pino } from 'pino';
import { backupCommand } from '#cli/backup.ts';
import { moveDatabaseCommand } from '#cli/move-database.ts';
import { readConfig } from '#config.ts';
import { LiveHub } from '#live/live.ts';
import { migrate, migrationsDirectory } from '../migrate.ts';
import { lockDatabaseExclusively } from '../process-locks.ts';
import { readBackup, writeBackup } from './backup-files.ts';
import { withDatabaseDump } from './database-dump.ts';
import { loadAndMigrate } from './load-dump.ts';

let source: TestDatabase;
let directory: string;
const targets: TestDatabase[] = [];
const unused = async (empty = true) => {
  const target = await createTestDatabase({ empty });
  targets.push(target);
  return target;
};

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'shiptime-backup-'));
  source = await createTestDatabase();
  const { db } = source;
  const vessel = await aVessel(db, { name_fr: 'NGCC « Œil »\t\\n' });
  const copied = await anApplication(db).for(vessel).withStations(12).inReview().create();
  const copy = await anApplication(db)
    .with(await aUser(db, 'proponent'))
    .complete()
    .create();
  await db.updateTable('ship_time_requests').set({ copied_from_id: copied }).where('id', '=', copy).execute();
  const plan = await aPlan(db, { vessel_id: vessel });
  await aMission(db, plan.id, {
    ship_time_request_id: copied,
    start_date: '2028-06-01',
    start_fraction: 0.25,
  });
  await setReviewLevel(db, plan.id, 'final');
  await sql`insert into audit_log (action, subject_type, after) values ('x.y', 'x', '{"é": [1, null]}')`.execute(
    db,
  );
});
afterAll(async () => {
  for (const database of [source, ...targets]) await database.drop();
  rmSync(directory, { recursive: true });
});

const contentOf = async ({ pool }: TestDatabase) => {
  const { rows } = await pool.query<{ name: string }>(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by 1`);
  const sums = rows.map(async ({ name }) => {
    const {
      rows: [sum],
    } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from public.${name} t`,
    );
    return [name, sum?.sum] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
};
const backup = async (name: string) => {
  const to = path.join(directory, name);
  const { rows } = await withDatabaseDump(source.pool, (dump) =>
    writeBackup(to, dump, { madeAt: '2027-05-01T00:00:00Z' }),
  );
  return { to, rows };
};

describe('a backup', () => {
  it('restores every row of every table, and the numbers go on', async () => {
    const { to, rows } = await backup('whole');
    expect(rows).toBeGreaterThan(200);
    const target = await unused();
    await loadAndMigrate(target, await readBackup(to));
    expect(await contentOf(target)).toEqual(await contentOf(source));
    const highest = (await sql<{ id: number }>`select max(id) as id from users`.execute(source.db)).rows[0]!
      .id;
    expect(await aUser(target.db, 'observer')).toBe(highest + 1);
    const late = sql`update missions set title = 'late'`.execute(target.db);
    await expect(late).rejects.toThrow('a final plan is read-only');
  });

  it('can be put into a database that has its lists but no users yet', async () => {
    const { to } = await backup('into-lists');
    const target = await unused(false);
    await loadAndMigrate(target, await readBackup(to));
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });

  it('is read by nobody but its owner, and overwrites nothing', async () => {
    const { to } = await backup('own');
    expect(statSync(to).mode & 0o077).toBe(0);
    await expect(backup('own')).rejects.toThrow('nothing is overwritten');
  });

  it('never overwrites a database in use, or one that holds something else', async () => {
    const { to } = await backup('refused');
    const target = await unused(false);
    await aUser(target.db, 'observer');
    await expect(loadAndMigrate(target, await readBackup(to))).rejects.toThrow('in use');
    const foreign = await unused();
    await sql`create table somebody (id integer)`.execute(foreign.db);
    await expect(loadAndMigrate(foreign, await readBackup(to))).rejects.toThrow('somebody');
  });

  it('that is damaged is refused whole, and the database can still be filled', async () => {
    const { to } = await backup('damaged');
    const file = path.join(to, 'manifest.json');
    const manifest = readFileSync(file, 'utf8');
    writeFileSync(file, manifest.replace(/("name": "missions"[\s\S]*?"rows": )1/, '$12'));
    const target = await unused();
    await expect(loadAndMigrate(target, await readBackup(to))).rejects.toThrow(
      'missions.copy.gz is not what was written',
    );
    writeFileSync(path.join(to, 'users.copy.gz'), 'no gzip');
    await expect(loadAndMigrate(target, await readBackup(to))).rejects.toThrow(
      'users.copy.gz cannot be read',
    );
    const whole = await backup('after-damage');
    await loadAndMigrate(target, await readBackup(whole.to));
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });

  it('of another version is named', async () => {
    const { to } = await backup('other-version');
    const dump = await readBackup(to);
    const target = await unused();
    const other = { ...dump, migrations: [{ name: '0001_other.sql', checksum: 'x' }] };
    await expect(loadAndMigrate(target, other)).rejects.toThrow('0001_other.sql');
    await expect(readBackup(directory)).rejects.toThrow('no backup');
  });
});

it('a database moves into another one as it is at one moment', async () => {
  const target = await unused();
  const before = await contentOf(source);
  await withDatabaseDump(source.pool, async (dump) => {
    await aUser(source.db, 'observer');
    await loadAndMigrate(target, dump);
  });
  expect(await contentOf(target)).toEqual(before);
});

describe('the command line', () => {
  const address = ({ address: at }: TestDatabase) => {
    const { host, port, user, database } = at as {
      host: string;
      port: number;
      user: string;
      database: string;
    };
    return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  };
  const config = readConfig({});

  it('backs up the tables of an older version as they are, and changes nothing', async () => {
    const older = await unused();
    await migrate(older.db, migrationsDirectory, ({ number }) => number <= 9);
    const applied = () => sql`select number from schema_migrations`.execute(older.db);
    const before = (await applied()).rows.length;
    const work = await backupCommand.prepare(['--to', path.join(directory, 'older')]);
    await work(older.db, config, older);
    expect((await applied()).rows).toHaveLength(before);
    const { migrations } = await readBackup(path.join(directory, 'older'));
    expect(migrations).toHaveLength(before);
  });

  it('moves nothing while a portal runs on either database, and no portal starts meanwhile', async () => {
    const target = await unused();
    const work = await moveDatabaseCommand.prepare(['--to', address(target)]);
    const move = () => work(source.db, config, source);
    for (const [database, place] of [
      [source, 'the database here'],
      [target, 'the other database'],
    ] as const) {
      const portal = new LiveHub(database.address, pino({ level: 'silent' }));
      await portal.start();
      await expect(move()).rejects.toThrow(`A portal uses ${place}`);
      await portal.stop();
    }
    const mover = await target.pool.connect();
    await expect.poll(() => lockDatabaseExclusively(mover)).toBe(true);
    const portal = new LiveHub(target.address, pino({ level: 'silent' }));
    await portal.start();
    expect(portal.isBeingMoved).toBe(true);
    await portal.stop();
    mover.release(true);
    await expect.poll(() => move().catch((error: Error) => error.message)).toContain('Everything is in');
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });
});
