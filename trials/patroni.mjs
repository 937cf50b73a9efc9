/**
 * Kills, cuts off and replaces Patroni's leader while submissions come in. Run as root with Debian's patroni,
 * etcd-server, postgresql and haproxy.
 * Arguments: [seconds per failure]; full run: 90.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { reportFigure } from '../bench/figures.mjs';
import { Crowd, seedCrowd } from './trust/crowd.mjs';
import {
  waitForHealthyCluster,
  findLeader,
  findMissingPatroniTools,
  startCluster,
  startNode,
  switchOver,
  pollUntil,
} from './trust/patroni-cluster.mjs';
import { Portal } from './trust/portal.mjs';

const seconds = Number(process.argv[2] ?? 60);
const pace = { everyMs: 2000, streams: true, submitsPerSecond: 1, readsPerSecond: 2, seconds };
const ends = [];

const failures = {
  'leader killed': { begin: (leader) => leader.kill(), mend: startNode },
  'leader cut off': { begin: (leader) => leader.unplug(), mend: (leader) => leader.plugIn() },
  'leader cut off from all but the portal': {
    begin: (leader, others) => leader.drop(others),
    mend: (leader, others) => leader.reach(others),
  },
  'planned switchover': { begin: switchOver, mend: () => undefined },
};

const longestGap = (times) => Math.max(...times.map((time, n) => time - (times[n - 1] ?? time)));

const fail = async ({ name, etcd, nodes, portal, crowd, submitters }) => {
  const { begin, mend } = failures[name];
  const leader = await waitForHealthyCluster(nodes);
  const followers = nodes.filter((node) => node !== leader);
  const endsAt = Date.now() + seconds * 1000;
  const running = crowd.phase({ urls: [portal.url], ...pace, submitters });
  await pause(10_000);
  const failedAt = Date.now();
  await begin(leader, [etcd, ...followers]);
  await pollUntil('another leader', () => findLeader(followers));
  reportFigure(`${name}: another leads after`, (Date.now() - failedAt) / 1000, 's');
  await pause(10_000);
  await mend(leader, [etcd, ...followers]);
  const { statuses, doneAt } = await running;
  console.log(`${name}: ${JSON.stringify(statuses)}`);
  const during = doneAt.filter((time) => time > failedAt && time < endsAt).toSorted((a, b) => a - b);
  const failed = Object.values(statuses).reduce((sum, each) => sum + (each[500] ?? 0), 0);
  reportFigure(`${name}: acknowledged`, doneAt.length, '', { atLeast: 5 * seconds });
  reportFigure(`${name}: submissions of these`, statuses.submits[200] ?? 0, '', { atLeast: seconds / 2 });
  reportFigure(`${name}: away`, longestGap([failedAt, ...during, endsAt]) / 1000, 's', { atMost: 30 });
  reportFigure(`${name}: answers 500`, failed, '', { atMost: 0 });
  await portal.closeDatabase();
  const lost = await crowd.judge(portal.db);
  for (const problem of lost) console.log(`WRONG: ${problem}`);
  reportFigure(`${name}: acknowledged and lost`, lost.length, '', { atMost: 0 });
};

const run = async () => {
  const { etcd, nodes, url } = await startCluster();
  const portal = await Portal.make({ DATABASE_URL: url });
  ends.push(() => portal.remove());
  process.once('exit', () => portal.child?.kill('SIGKILL'));
  await portal.start();
  const names = Object.keys(failures);
  const people = await seedCrowd(portal.db, {
    editors: 50,
    submitters: names.length * seconds,
    signIns: 0,
    applications: 100,
  });
  const crowd = new Crowd(people);
  ends.push(() => crowd.end());
  for (const [n, name] of names.entries()) {
    const submitters = people.submitters.slice(n * seconds, (n + 1) * seconds);
    await fail({ name, etcd, nodes, portal, crowd, submitters });
  }
};

const missing = findMissingPatroniTools();
if (missing.length > 0) console.log(`Not run: this machine lacks ${missing.join(', ')}.`);
else
  try {
    await run();
  } finally {
    for (const end of ends.toReversed()) await end();
  }
