/**
 * Runs every periodic job on generated data, with and without work to do.
 * Arguments: [drafts] [accounts]
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { jobs } from '../server/src/background.ts';
import { openDatabase } from '../server/src/db/connection.ts';
import { startEmbeddedServer } from '../server/src/db/embedded/embedded-server.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { runJob } from '../server/src/jobs/repeated-job.ts';
import { seedDemonstrationOnce, seedReferenceLists } from '../server/src/seed-database.ts';
import { seedApplications } from './applications.mjs';
import { reportFigure } from './figures.mjs';

const [drafts = 2000, accounts = 20_000] = process.argv.slice(2).map(Number);
const applications = 10_000;
const wantedSeconds = 1;

const seedAccounts = (db) =>
  sql`insert into users (first_name, last_name, email, password_hash, email_verified_at, user_type_id)
    select 'Load', 'Bearer', 'load-' || n || '@example.org', 'none', now(), 2 from generate_series(1, ${accounts}::int) n`.execute(
    db,
  );

const seedOpenDrafts = async (db) => {
  const { rows } = await sql`
    update fiscal_years set deadline_at = now() + interval '6 days 12 hours' where id = open_fiscal_year() returning id`.execute(
    db,
  );
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`with owners as (select id, row_number() over (order by id) as n from users where email like 'load-%'),
      planted as (insert into ship_time_requests (user_id, status_id, project_title, fiscal_year_id, created_at)
        select id, 1, 'Draft ' || n, ${rows[0].id}, now() - interval '60 days' from owners where n <= ${drafts} returning id, user_id)
      insert into co_proponents (ship_time_request_id, user_id, slot)
      select p.id, o.id, 1 from planted p join owners o on o.n = ${accounts} - p.id % 1000 where p.id % 3 = 0`.execute(
      tx,
    );
  });
  await sql`vacuum analyze`.execute(db);
};

const timed = async (db, job) => {
  const began = performance.now();
  const done = await runJob(db, job).catch((error) => error.message);
  return { seconds: (performance.now() - began) / 1000, done };
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'shiptime-bench-'));
chmodSync(dataDir, 0o755);
const server = await startEmbeddedServer({ dataDir, durable: true });
const { db, close } = openDatabase({
  address: server.address,
  statementTimeoutMs: 300_000,
  responseTimeout: { answerMs: 310_000 },
});
try {
  await migrate(db);
  await seedReferenceLists(db);
  await seedDemonstrationOnce(db, new Date().toISOString());
  await seedAccounts(db);
  const { rows } = await sql`select min(id) as owner from users where email like 'load-%'`.execute(db);
  await seedApplications(db, rows[0].owner, applications);
  await seedOpenDrafts(db);
  for (const job of jobs) {
    const planted = `job ${job.name}, ${drafts} drafts, ${accounts} accounts`;
    const first = await timed(db, job);
    reportFigure(`${planted}, with work to do (${first.done})`, first.seconds, 's');
    const again = await timed(db, job);
    reportFigure(`${planted}, with nothing left (${again.done})`, again.seconds, 's', {
      atMost: wantedSeconds,
    });
  }
} finally {
  await close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
