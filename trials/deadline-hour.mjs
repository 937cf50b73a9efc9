/**
 * Promises: a shortened last hour before a deadline with up to 1,500 editors.
 * Arguments: [seconds per phase] [embedded, or processes]; full run: 600.
 */
import { reportFigure } from '../bench/figures.mjs';
import { percentile } from '../bench/portal-under-load.mjs';
import { Crowd, seedCrowd } from './trust/crowd.mjs';
import { metricsToken, watchMetrics } from './trust/metrics.mjs';
import { Portal } from './trust/portal.mjs';
import { Postgres } from './trust/postgres.mjs';

const seconds = Number(process.argv[2] ?? 60);
const where = process.argv[3] ?? 'embedded';
const everyMs = 10_000;
const usual = { editors: 300, submitsPerSecond: 0.4, readsPerSecond: 20 };
const many = { editors: 1500, submitsPerSecond: 1, readsPerSecond: 20 };
const storm = { signIns: 500, seconds: 60 };
const settings = { METRICS_TOKEN: metricsToken, LIMIT_PER_LOGIN: '1000' };
const ends = [];

const startEmbedded = async () => {
  const portal = await Portal.make(settings);
  ends.push(() => portal.remove());
  await portal.start();
  return { portals: [portal], postmaster: portal.databasePid() };
};

const startExternal = async (processes) => {
  const postgres = await Postgres.make();
  ends.push(() => postgres.remove());
  postgres.initialize();
  await postgres.start();
  await postgres.query('create database shiptime');
  const portals = [];
  for (let n = 0; n < processes; n += 1) {
    const portal = await Portal.make({ ...settings, DATABASE_URL: postgres.url() });
    ends.push(() => portal.remove());
    await portal.start();
    portals.push(portal);
  }
  return { portals, postmaster: postgres.child.pid };
};

const place = where === 'embedded' ? 'embedded' : `external, ${where} process${where === '1' ? '' : 'es'}`;
const sum = (statuses, keep) =>
  Object.entries(statuses).reduce((count, [status, times]) => count + (keep(Number(status)) ? times : 0), 0);

const tellTimes = (name, { times, statuses }, wanted) => {
  for (const [kind, values] of Object.entries(times)) {
    const answers = Object.entries(statuses[kind]).map(([status, count]) => `${count} × ${status}`);
    const [p50, p99] = [percentile(values, 0.5), percentile(values, 0.99)];
    console.log(`${name}, ${kind}: ${answers.join(', ')}; slowest ${Math.max(...values).toFixed(0)} ms`);
    reportFigure(`${name}: ${kind}`, values.length, '');
    reportFigure(`${name}: ${kind}, p50`, p50, 'ms');
    const p95 = wanted[kind]?.p95;
    reportFigure(`${name}: ${kind}, p95`, percentile(values, 0.95), 'ms', p95 && { atMost: p95 });
    reportFigure(`${name}: ${kind}, p99`, p99, 'ms', wanted[kind]?.p99 && { atMost: wanted[kind].p99 });
  }
};

const tellUse = (name, used, crowd, processes, limit) => {
  reportFigure(
    `${name}: event loop held up, p99 of the worst 5 s`,
    used.loopMs,
    'ms',
    limit && { atMost: limit },
  );
  reportFigure(`${name}: memory of a process at most`, used.rss, 'MB');
  reportFigure(`${name}: connections to the database in use at most, of a process`, used.inUse, '');
  reportFigure(`${name}: requests that waited for one at most, of a process`, used.waiting, '');
  reportFigure(`${name}: processors used by the portal`, used.portalCpu / crowd.told, '');
  reportFigure(`${name}: processors used by the database`, used.databaseCpu / crowd.told, '');
  reportFigure(`${name}: processors used by the crowd itself`, crowd.cpuSeconds / crowd.told, '');
  const saved = crowd.times.saves.length;
  console.log(
    `${processes} processes; per save, with all else: portal ${((1000 * used.portalCpu) / saved).toFixed(1)} ms, database ${((1000 * used.databaseCpu) / saved).toFixed(1)} ms of processor; ${crowd.streams} live streams open`,
  );
};

const isGood = (status) => status === 200 || status === 201;
const isGoodOrRefused = (status) => isGood(status) || status === 429 || status === 503;

const run = async ({ portals, postmaster }, crowd, phase) => {
  const urls = portals.map(({ url }) => url);
  const name = `${phase.name}, ${place}`;
  const stop = await watchMetrics(urls, postmaster);
  const found = await crowd.phase({ urls, everyMs, streams: true, ...phase.told });
  const used = await stop();
  tellTimes(name, found, phase.wanted);
  tellUse(name, used, { ...found, told: phase.told.seconds }, portals.length, phase.loopMs);
  const refused = Object.values(found.statuses).reduce(
    (count, statuses) => count + sum(statuses, (status) => !phase.accepted(status)),
    0,
  );
  reportFigure(`${name}: ${phase.refused}`, refused, '', { atMost: 0 });
  const wrong = await crowd.judge(portals[0].db);
  for (const problem of wrong) console.log(`WRONG: ${problem}`);
  reportFigure(`${name}: acknowledged and lost`, wrong.length, '', { atMost: 0 });
};

try {
  const started = where === 'embedded' ? await startEmbedded() : await startExternal(Number(where));
  const submitters = Math.ceil((usual.submitsPerSecond + many.submitsPerSecond) * seconds + 2);
  const people = await seedCrowd(started.portals[0].db, {
    editors: many.editors,
    submitters,
    signIns: storm.signIns,
  });
  const first = { ...people, editors: people.editors.slice(0, usual.editors) };
  const crowd = new Crowd(people);
  ends.push(() => crowd.end());
  const submits = Math.ceil(usual.submitsPerSecond * seconds + 1);
  const hour = {
    name: 'deadline hour',
    told: { ...first, ...usual, editors: first.editors, seconds },
    wanted: { saves: { p95: 100, p99: 1000 }, submits: { p95: 1000 } },
    accepted: isGood,
    refused: 'answers other than done',
  };
  await run(started, crowd, hour);
  await run(started, crowd, {
    ...hour,
    name: '500 sign-ins in a minute beside it',
    told: {
      ...hour.told,
      seconds: storm.seconds,
      submitsPerSecond: 0,
      signInsPerSecond: storm.signIns / storm.seconds,
    },
    wanted: { saves: { p95: 1000 }, reads: { p95: 1000 } },
    loopMs: 200,
  });
  await run(started, crowd, {
    name: '1,500 editors',
    told: { ...many, editors: people.editors, submitters: people.submitters.slice(submits), seconds },
    wanted: { saves: { p95: 1000 } },
    accepted: isGoodOrRefused,
    refused: 'answers other than done, 429 or 503',
  });
} finally {
  for (const end of ends.toReversed()) await end();
}
