/**
 * Two processes and a synchronous replica: rolling restarts must fail no request, and a promotion must lose
 * no save.
 * Arguments: [restarts]; full run: 10.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { reportFigure } from '../bench/figures.mjs';
import { startBalancer, startProxy } from './trust/balancer.mjs';
import { Portal } from './trust/portal.mjs';
import { Postgres } from './trust/postgres.mjs';
import { countFailures, restartInTurn } from './trust/rolling.mjs';
import { Savers } from './trust/savers.mjs';

const restarts = Number(process.argv[2] ?? 2);
const people = 50;
const ends = [];

const countedSaves = `select coalesce(sum(lock_version), 0)::int as counted from ship_time_request_sections`;

const restart = async (portals, balancer, savers) => {
  savers.begin();
  await pause(2000);
  for (let n = 0; n < restarts; n += 1) await restartInTurn(portals, balancer);
  await pause(1000);
  await savers.stop();
  console.log(`answers while each process was restarted: ${savers.answers()}`);
  reportFigure('rolling restart, restarts', restarts * portals.length, '');
  reportFigure('rolling restart, saves acknowledged', savers.count(200), '', { atLeast: 100 });
  reportFigure('rolling restart, requests that failed', countFailures(savers), '', { atMost: 0 });
};

const promote = async ({ primary, replica, door, savers }) => {
  savers.statuses.clear();
  const before = savers.acknowledged;
  savers.begin();
  await pause(5000);
  await replica.query('select pg_promote()');
  // The old primary still runs but cannot acknowledge without its replica.
  await pause(1000);
  door.move(replica.port);
  const moved = performance.now();
  while (savers.lastDoneAt < moved && performance.now() - moved < 60_000) await pause(5);
  const backMs = savers.lastDoneAt - moved;
  await pause(1000);
  const [old] = await primary.query(countedSaves, 'shiptime');
  await pause(5000);
  await savers.stop();
  const [later] = await primary.query(countedSaves, 'shiptime');
  console.log(`answers while the replica was promoted: ${savers.answers()}`);
  reportFigure('replica promoted, saves acknowledged', savers.acknowledged - before, '', { atLeast: 200 });
  reportFigure('replica promoted, saved again after the address was moved', backMs / 1000, 's', {
    atMost: 30,
  });
  reportFigure('replica promoted, writes to the old primary since', later.counted - old.counted, '', {
    atMost: 0,
  });
  reportFigure('replica promoted, answers 500', savers.count(500), '', { atMost: 0 });
};

try {
  const primary = await Postgres.make();
  ends.push(() => primary.remove());
  primary.initialize();
  await primary.start();
  await primary.query('create database shiptime');
  const replica = await primary.replica('follower');
  ends.push(() => replica.remove());
  await primary.query(`alter system set synchronous_standby_names = 'follower'`);
  await primary.query('select pg_reload_conf()');
  const isFollowed = async () => {
    const [row] = await primary.query('select sync_state from pg_stat_replication');
    return row?.sync_state === 'sync';
  };
  for (let n = 0; !(await isFollowed()); n += 1) {
    if (n > 200) throw new Error('the replica does not follow');
    await pause(50);
  }
  const door = await startProxy(primary.port);
  ends.push(() => door.close());
  const url = `postgres://shiptime@127.0.0.1:${door.port}/shiptime`;
  const portals = [];
  for (let n = 0; n < 2; n += 1) {
    const portal = await Portal.make({ DATABASE_URL: url, DRAIN_SECONDS: '5' });
    ends.push(() => portal.remove());
    await portal.start();
    portals.push(portal);
  }
  const balancer = await startBalancer(portals);
  ends.push(() => balancer.close());
  const { db } = portals[0];
  const savers = await Savers.plant(db, people, { everyMs: 1000, url: () => balancer.url });
  await restart(portals, balancer, savers);
  const judge = async () => {
    const found = await savers.judge(db);
    for (const problem of found) console.log(`WRONG: ${problem}`);
    return found.length;
  };
  reportFigure('rolling restart, lost or torn', await judge(), '', { atMost: 0 });
  await promote({ primary, replica, door, savers });
  await sql`select 1`.execute(db).catch(() => undefined);
  reportFigure('replica promoted, lost or torn', await judge(), '', { atMost: 0 });
} finally {
  for (const end of ends.toReversed()) await end();
}
