/**
 * Promise R-24: a compressed working day of 300 editors; reads memory once a minute.
 * Arguments: [minutes] [times faster]; full run: 96 minutes.
 */
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { reportFigure } from '../bench/figures.mjs';
import { Crowd, seedCrowd } from './trust/crowd.mjs';
import { metricsToken, watchMetrics } from './trust/metrics.mjs';
import { Portal } from './trust/portal.mjs';
import { slopeOf } from './trust/slope.ts';

const minutes = Number(process.argv[2] ?? 6);
const timesFaster = Number(process.argv[3] ?? 5);
const everyMs = 10_000 / timesFaster;
const perMinute = Math.ceil(4.8 * timesFaster) + 1;
/** Caches and pools fill at first, so only later growth counts as a leak. */
const settled = (samples) => samples.slice(Math.ceil(samples.length / 3));

const portal = await Portal.make({ METRICS_TOKEN: metricsToken });
let crowd;
try {
  await portal.start();
  const people = await seedCrowd(portal.db, { editors: 300, submitters: minutes * perMinute, signIns: 0 });
  crowd = new Crowd(people);
  const handles = () => readdirSync(`/proc/${portal.child.pid}/fd`).length;
  const samples = [];
  const refused = {};
  let saves = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    // Keeps idle sessions alive, since real submitters would have just signed in.
    await sql`update sessions set last_used_at = now()`.execute(portal.db);
    const stop = await watchMetrics([portal.url], portal.databasePid());
    const found = await crowd.phase({
      ...{ urls: [portal.url], everyMs, streams: true, seconds: 60 },
      ...{
        submitsPerSecond: 0.08 * timesFaster,
        readsPerSecond: 4 * timesFaster,
        submitters: people.submitters.slice((minute - 1) * perMinute, minute * perMinute),
      },
    });
    const { rss, leastHeap } = await stop();
    saves += found.times.saves.length;
    for (const [kind, statuses] of Object.entries(found.statuses))
      for (const [status, times] of Object.entries(statuses))
        if (!['200', '201'].includes(status))
          refused[`${kind} ${status}`] = (refused[`${kind} ${status}`] ?? 0) + times;
    samples.push({ minute, rss, heap: leastHeap, handles: handles() });
    console.log(
      `minute ${minute}: memory ${rss.toFixed(0)} MB, heap ${leastHeap.toFixed(0)} MB, ${handles()} handles`,
    );
  }
  const perHour = (name) => slopeOf(settled(samples).map((sample) => [sample.minute / 60, sample[name]]));
  console.log(`answers other than done: ${JSON.stringify(refused)}`);
  const wrong = await crowd.judge(portal.db);
  for (const problem of wrong) console.log(`WRONG: ${problem}`);
  reportFigure(`soak, minutes at ${timesFaster} times people’s pace`, minutes, '');
  reportFigure('soak, saves', saves, '');
  reportFigure('soak, acknowledged and lost', wrong.length, '', { atMost: 0 });
  // At five times the pace 429 and 503 are allowed, since clients retry; other failures are not.
  const refusals = Object.entries(refused).filter(([kind]) => / (429|503)$/.test(kind));
  const sum = (some) => some.reduce((total, [, times]) => total + times, 0);
  reportFigure('soak, answers 429 or 503', sum(refusals), '');
  reportFigure(
    'soak, answers other than done, 429 or 503',
    sum(Object.entries(refused)) - sum(refusals),
    '',
    {
      atMost: 0,
    },
  );
  reportFigure('soak, memory at the end', samples.at(-1).rss, 'MB');
  reportFigure('soak, memory grows in an hour of people’s pace', perHour('rss') / timesFaster, 'MB', {
    atMost: 5,
  });
  reportFigure('soak, heap grows in an hour of people’s pace', perHour('heap') / timesFaster, 'MB', {
    atMost: 5,
  });
  reportFigure('soak, handles grow in an hour of people’s pace', perHour('handles') / timesFaster, '', {
    atMost: 1,
  });
} finally {
  crowd?.end();
  await portal.remove();
}
