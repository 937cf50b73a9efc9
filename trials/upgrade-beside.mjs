/**
 * Runs two versions side by side under load, upgrades and rolls back.
 * Arguments: [times]; full run: 5.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reportFigure } from '../bench/figures.mjs';
import { startBalancer } from './trust/balancer.mjs';
import { Portal, root } from './trust/portal.mjs';
import { Postgres } from './trust/postgres.mjs';
import { countFailures, restartInTurn } from './trust/rolling.mjs';
import { Savers } from './trust/savers.mjs';

const times = Number(process.argv[2] ?? 1);
const folder = mkdtempSync(path.join(tmpdir(), 'shiptime-upgrade-'));
const ends = [() => rmSync(folder, { recursive: true, force: true })];
const migrations = {
  '9000_expands.sql':
    '-- compatible\nalter table ship_time_requests add column trial integer;\ncreate index on ship_time_requests (trial);\n',
  '9001_contracts.sql': 'alter table ship_time_requests drop column trial;\n',
};

const createRelease = (version, ...names) => {
  const program = path.join(folder, version);
  cpSync(path.join(root, '.build/release/shiptime'), program, { recursive: true, verbatimSymlinks: true });
  for (const name of names) writeFileSync(path.join(program, 'server/migrations', name), migrations[name]);
  const file = path.join(program, 'package.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
  return program;
};

const migrate = (program, { env }) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['server/dist/cli.js', 'migrate'], { cwd: program, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.once('exit', (code) => resolve({ code, said: said.trim() }));
  });

const fetchReadiness = async ({ url }) => {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return answer && { code: answer.status, ...(await answer.json()) };
};

try {
  const packed = spawnSync(process.execPath, ['scripts/release.mjs', '--folder'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SHIPTIME_COMMIT: 'trial' },
  });
  if (packed.status !== 0) throw new Error('the release could not be packed');
  const before = createRelease('1.0.0-before');
  const after = createRelease('1.1.0-after', '9000_expands.sql');
  const later = createRelease('1.2.0-later', '9000_expands.sql', '9001_contracts.sql');

  const postgres = await Postgres.make();
  ends.push(() => postgres.remove());
  postgres.initialize();
  await postgres.start();
  await postgres.query('create database shiptime');
  const portals = [];
  for (let n = 0; n < 2; n += 1) {
    const portal = await Portal.make({ DATABASE_URL: postgres.url(), DRAIN_SECONDS: '5' });
    portal.program = before;
    ends.push(() => portal.remove());
    await portal.start();
    portals.push(portal);
  }
  const balancer = await startBalancer(portals);
  ends.push(() => balancer.close());
  const [{ db }] = portals;
  const savers = await Savers.plant(db, 50, { everyMs: 1000, url: () => balancer.url });

  savers.begin();
  await pause(3000);
  const beside = await migrate(after, portals[0]);
  console.log(beside.said);
  reportFigure('upgrade beside, expanding migration refused', beside.code, '', { atMost: 0 });
  await pause(2000);
  for (let n = 0; n < times; n += 1) {
    await restartInTurn(portals.slice(0, 1), { ready: () => balancer.ready() / 2 }, after);
    await pause(3000);
    await restartInTurn(portals.slice(1), { ready: () => balancer.ready() / 2 }, after);
    await pause(2000);
    await restartInTurn(portals, balancer, before);
    await pause(2000);
  }
  await restartInTurn(portals, balancer, after);
  await pause(1000);
  await savers.stop();
  console.log(`answers while two versions ran side by side: ${savers.answers()}`);
  reportFigure('upgrade beside, saves acknowledged', savers.acknowledged, '', { atLeast: 500 });
  reportFigure('upgrade beside, requests that failed', countFailures(savers), '', { atMost: 0 });
  const found = await savers.judge(db);
  for (const problem of found) console.log(`WRONG: ${problem}`);
  reportFigure('upgrade beside, lost or torn', found.length, '', { atMost: 0 });

  const refused = await migrate(later, portals[0]);
  console.log(refused.said);
  const names = portals.filter(({ child }) => refused.said.includes(`process ${child.pid}, 1.1.0-after`));
  reportFigure('upgrade beside, processes named by a migration that does not suit', names.length, '', {
    atLeast: 2,
  });

  const [left, other] = portals;
  await other.end();
  await postgres.query(
    `insert into schema_migrations (number, name, checksum) values (9001, '9001_contracts.sql', '')`,
    'shiptime',
  );
  const newer = performance.now();
  const gone = new Promise((resolve) => left.child.once('exit', resolve));
  let ready = await fetchReadiness(left);
  while (ready?.code === 200) {
    await pause(100);
    ready = await fetchReadiness(left);
  }
  console.log(`/readyz: ${JSON.stringify(ready)}`);
  reportFigure('older than its database, told by /readyz after', (performance.now() - newer) / 1000, 's', {
    atMost: 10,
  });
  const code = await gone;
  reportFigure('older than its database, ended after', (performance.now() - newer) / 1000, 's', {
    atMost: 90,
  });
  reportFigure('older than its database, exit code', code, '', { atLeast: 78, atMost: 78 });
} finally {
  for (const end of ends.toReversed()) await end();
}
