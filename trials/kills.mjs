/**
 * Promises: kills the server, then its database, with SIGKILL under 50 saves a second. Acknowledged
 * saves must survive.
 * Arguments: [kills of the server] [kills of the database]; full run: 200 50.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { reportFigure } from '../bench/figures.mjs';
import { percentile } from '../bench/portal-under-load.mjs';
import { Portal } from './trust/portal.mjs';
import { Savers } from './trust/savers.mjs';

const [serverKills, databaseKills] = [Number(process.argv[2] ?? 20), Number(process.argv[3] ?? 8)];
const people = 50;

const portal = await Portal.make();
const problems = [];
try {
  await portal.start();
  const savers = await Savers.plant(portal.db, people, { everyMs: 1000, url: () => portal.url });
  const judge = async () => {
    const found = await savers.judge(portal.db);
    for (const problem of found) console.log(`WRONG: ${problem}`);
    problems.push(...found);
  };
  const afterKill = async (kill) => {
    savers.begin();
    await pause(500 + Math.random() * 1500);
    await portal.closeDatabase();
    const ms = await kill();
    await savers.stop();
    await portal.ready();
    await judge();
    return ms;
  };
  const readyMs = [];
  for (let n = 0; n < serverKills; n += 1)
    readyMs.push(
      await afterKill(async () => {
        await portal.end('SIGKILL');
        return portal.start();
      }),
    );
  console.log(`answers while the server was killed: ${savers.answers()}`);
  reportFigure('kills of the server', serverKills, '');
  const before = savers.acknowledged;
  reportFigure('kills of the server, saves acknowledged', before, '', { atLeast: serverKills * 10 });
  reportFigure('kills of the server, lost or torn', problems.length, '', { atMost: 0 });
  if (readyMs.length > 0)
    reportFigure('kills of the server, slowest start', Math.max(...readyMs) / 1000, 's', { atMost: 5 });
  savers.statuses.clear();
  problems.length = 0;
  const backMs = [];
  for (let n = 0; n < databaseKills; n += 1)
    backMs.push(
      await afterKill(async () => {
        process.kill(portal.databasePid(), 'SIGKILL');
        const killed = performance.now();
        await pause(100);
        while (savers.lastDoneAt < killed + 100 && performance.now() - killed < 60_000) await pause(10);
        return performance.now() - killed;
      }),
    );
  console.log(`answers while the database was killed: ${savers.answers()}`);
  reportFigure('kills of the database', databaseKills, '');
  reportFigure('kills of the database, saves acknowledged', savers.acknowledged - before, '', {
    atLeast: databaseKills * 10,
  });
  reportFigure('kills of the database, lost or torn', problems.length, '', { atMost: 0 });
  reportFigure('kills of the database, saved again after, median', percentile(backMs, 0.5) / 1000, 's');
  reportFigure('kills of the database, saved again after, slowest', Math.max(0, ...backMs) / 1000, 's', {
    atMost: 10,
  });
  reportFigure('kills of the database, answers 503', savers.count(503), '');
  reportFigure('kills of the database, answers 500', savers.count(500), '', { atMost: 0 });
} finally {
  await portal.remove();
}
