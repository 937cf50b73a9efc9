/**
 * Promise R-22: upgrades an older release, restores its backup into it, compares the rows.
 * Arguments: <revision of the older release>
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { reportFigure } from '../bench/figures.mjs';
import { askPortal, findFreePort, Portal, root } from './trust/portal.mjs';

const revision = process.argv[2];
if (!revision) throw new Error('which revision is the older release?');
const folder = mkdtempSync(path.join(tmpdir(), 'shiptime-upgrade-'));
chmodSync(folder, 0o755);
const older = path.join(folder, 'older');
const backup = path.join(folder, 'backup');

const restless = new Set([
  ...['heartbeats', 'job_runs', 'rate_limits', 'outbox', 'backups', 'idempotency_keys', 'sessions'],
  ...['schema_migrations', 'webhook_progress', 'events', 'notices', 'ledger', 'ledger_heads'],
]);

const run = (command, args, cwd, env = {}) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
};

const buildOlder = () => {
  execFileSync('git', ['worktree', 'add', '--detach', older, revision], { cwd: root });
  const lock = (tree) =>
    execFileSync('git', ['show', `${tree}:package-lock.json`], { cwd: root, maxBuffer: 2 ** 26 });
  if (lock(revision).equals(lock('HEAD')))
    symlinkSync(path.join(root, 'node_modules'), path.join(older, 'node_modules'));
  else run('npm', ['ci', '--no-audit', '--no-fund'], older);
  run(process.execPath, ['scripts/build.mjs'], older);
};

const portalOf = async (name, program) =>
  new Portal(path.join(folder, name), await findFreePort(), { DEMO: '1' }, program);

const command = (portal, ...args) =>
  run(process.execPath, ['server/dist/cli.js', ...args], portal.program, portal.env);

const shapeOf = async (db) => {
  const { rows } = await sql`
    select table_name, array_agg(column_name::text order by column_name) as columns from information_schema.columns
    where table_schema = 'public' and column_name not in ('updated_at', 'lock_version') and table_name in
      (select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE')
    group by table_name order by table_name`.execute(db);
  return new Map(rows.map(({ table_name: table, columns }) => [table, columns]));
};

const printOf = async (db, shape) => {
  const prints = new Map();
  for (const [table, columns] of shape) {
    if (restless.has(table)) continue;
    const row = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql`
      select md5(row(${row})::text) as line from ${sql.table(table)}`.execute(db);
    prints.set(
      table,
      rows.map(({ line }) => line),
    );
  }
  return prints;
};

const without = (lines, others) => {
  const left = new Map();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const times = left.get(line) ?? 0;
    left.set(line, times - 1);
    return times <= 0;
  });
};

const differing = (before, after) =>
  [...before].filter(([table, lines]) => {
    const changed = without(lines, after.get(table) ?? []).length;
    if (changed > 0) console.log(`WRONG: ${table}: ${changed} rows of ${lines.length} are not as they were`);
    return changed > 0;
  }).length;

const added = (before, after) =>
  [...before].reduce((sum, [table, lines]) => sum + without(after.get(table) ?? [], lines).length, 0);

const signIn = async ({ url }) => {
  const { body } = await askPortal(url, '', 'POST', '/auth/login', {
    body: { email: 'proponent@shiptime.example', password: 'Shiptime-Demo-1' },
  });
  return body.access_token;
};

const workOn = async (portal) => {
  const token = await signIn(portal);
  const drafts = await askPortal(
    portal.url,
    token,
    'GET',
    '/ship_time_requests?filter[status_id]=1&page=1&limit=1',
  );
  const id = drafts.body.data[0].id;
  await askPortal(portal.url, token, 'PATCH', `/ship_time_requests/${id}`, {
    body: { project_title: 'Before it' },
  });
  return id;
};

const titleOf = async (portal, id) =>
  (await askPortal(portal.url, await signIn(portal), 'GET', `/ship_time_requests/${id}`)).body.data
    .project_title;

const portals = [];
try {
  buildOlder();
  const old = await portalOf('data', older);
  portals.push(old);
  await old.start();
  const draft = await workOn(old);
  command(old, 'backup', '--to', backup);
  const shape = await shapeOf(old.db);
  const before = await printOf(old.db, shape);
  await old.closeDatabase();
  await old.end();

  const upgraded = new Portal(old.dataDir, old.port, { DEMO: '1' });
  portals.push(upgraded);
  const ready = await upgraded.start();
  const after = await printOf(upgraded.db, shape);
  reportFigure('upgraded, tables compared', before.size, '');
  reportFigure(
    'upgraded, rows compared',
    [...before.values()].reduce((sum, lines) => sum + lines.length, 0),
    '',
  );
  reportFigure('upgraded, tables with a row that is not as before', differing(before, after), '', {
    atMost: 0,
  });
  reportFigure('upgraded, rows that the release adds', added(before, after), '');
  reportFigure('upgraded, ready after', ready / 1000, 's', { atMost: 60 });
  const kept = (await titleOf(upgraded, draft)) === 'Before it';
  reportFigure('upgraded, what was saved before cannot be read', kept ? 0 : 1, '', { atMost: 0 });
  await upgraded.closeDatabase();
  await upgraded.end();

  const back = await portalOf('data-of-before', older);
  portals.push(back);
  command(back, 'restore', '--from', backup);
  await back.start();
  const restored = await printOf(back.db, shape);
  reportFigure(
    'back from the backup, tables with other rows than before',
    differing(before, restored) + differing(restored, before),
    '',
    { atMost: 0 },
  );
  reportFigure(
    'back from the backup, what was saved cannot be read',
    (await titleOf(back, draft)) === 'Before it' ? 0 : 1,
    '',
    {
      atMost: 0,
    },
  );
} finally {
  for (const portal of portals) await portal.remove();
  if (existsSync(older)) spawnSync('git', ['worktree', 'remove', '--force', older], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
}
