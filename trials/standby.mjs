// Kills the primary and promotes the standby of standby.sh. Arguments: [folder of PostgreSQL's programs]
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reportFigure } from '../bench/figures.mjs';
import { startProxy } from './trust/balancer.mjs';
import { Portal, root } from './trust/portal.mjs';
import { Postgres } from './trust/postgres.mjs';
import { Savers } from './trust/savers.mjs';

const programs = process.argv[2] ?? globSync('/usr/lib/postgresql/*/bin').at(-1);
if (!programs) throw new Error('where is pg_basebackup?');
const ends = [];

const script = ({ layout }, ...args) =>
  spawnSync('sh', [path.join(root, 'docs/operations/standby.sh'), ...args], {
    ...layout.account,
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: `${programs}:${process.env.PATH}` },
  });
const run = (...args) => {
  const { status, stderr } = script(...args);
  if (status !== 0) throw new Error(`standby.sh: ${stderr}`);
};

try {
  const primary = await Postgres.make(programs);
  ends.push(() => primary.remove());
  primary.initialize();
  await primary.start();
  await primary.query('create database shiptime');
  const standby = await Postgres.make(programs);
  ends.push(() => standby.remove());
  const address = `host=127.0.0.1 port=${primary.port} user=shiptime`;
  run(standby, 'copy', address, standby.data, 'second');
  const early = script(standby, 'require', address, 'second');
  reportFigure('standby, required before it follows', early.status === 0 ? 1 : 0, '', { atMost: 0 });
  await standby.start();
  while (script(standby, 'require', address, 'second').status !== 0) await pause(200);
  for (let state; state !== 'sync'; await pause(50))
    [{ sync_state: state } = {}] = await primary.query('select sync_state from pg_stat_replication');

  const door = await startProxy(primary.port);
  ends.push(() => door.close());
  const portal = await Portal.make({ DATABASE_URL: `postgres://shiptime@127.0.0.1:${door.port}/shiptime` });
  ends.push(() => portal.remove());
  await portal.start();
  const savers = await Savers.plant(portal.db, 50, { everyMs: 1000, url: () => portal.url });
  savers.begin();
  await pause(10_000);
  const killedAt = performance.now();
  await primary.end('SIGKILL');
  await pause(3000);
  await standby.query('select pg_promote()');
  door.move(standby.port);
  const movedAt = performance.now();
  while (savers.lastDoneAt < movedAt && performance.now() - movedAt < 60_000) await pause(5);
  const backAt = savers.lastDoneAt;
  await pause(5000);
  await savers.stop();
  console.log(`answers while the standby took over: ${savers.answers()}`);
  reportFigure('primary killed, saves acknowledged', savers.acknowledged, '', { atLeast: 500 });
  reportFigure('primary killed, saved again after the address was moved', (backAt - movedAt) / 1000, 's', {
    atMost: 30,
  });
  reportFigure(
    'primary killed, away in all, three seconds of them the operator',
    (backAt - killedAt) / 1000,
    's',
    {
      atMost: 35,
    },
  );
  reportFigure('primary killed, answers 500', savers.count(500), '', { atMost: 0 });
  await portal.closeDatabase();
  const found = await savers.judge(portal.db);
  for (const problem of found) console.log(`WRONG: ${problem}`);
  reportFigure('primary killed, acknowledged and lost', found.length, '', { atMost: 0 });
} finally {
  for (const end of ends.toReversed()) await end();
}
