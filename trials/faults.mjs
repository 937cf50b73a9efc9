/**
 * Promises: 20 saves a second while the database hangs, restarts or has a full disk, or the mail
 * server is down.
 * The full disk needs root. Arguments: [seconds per fault]; full run: 60.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reportFigure } from '../bench/figures.mjs';
import { createPerson } from '../bench/portal-under-load.mjs';
import { anApplication } from '../server/test/factories/applications.ts';
import { openYear } from '../server/test/factories/fiscal-years.ts';
import { aVessel } from '../server/test/factories/vessels.ts';
import { startMailCatcher } from '../server/test/mail-catcher.ts';
import { askPortal, findFreePort, Portal } from './trust/portal.mjs';
import { Savers } from './trust/savers.mjs';

const seconds = Number(process.argv[2] ?? 15);
const people = 20;

const statusOf = async (url) => {
  const began = performance.now();
  const status = await fetch(url, { signal: AbortSignal.timeout(30_000) }).then(
    (answer) => answer.status,
    () => 0,
  );
  return { status, ms: performance.now() - began };
};

const during = async (what, portal, savers, wrong, right) => {
  savers.statuses.clear();
  savers.times.length = 0;
  const before = savers.acknowledged;
  savers.begin();
  await pause(2000);
  await portal.closeDatabase();
  await wrong();
  await pause((seconds * 1000) / 2);
  const ready = await statusOf(`${portal.url}/readyz`);
  const healthy = await statusOf(`${portal.url}/healthz`);
  await pause((seconds * 1000) / 2);
  await right();
  const mended = performance.now();
  while (savers.lastDoneAt < mended && performance.now() - mended < 60_000) await pause(10);
  const backMs = savers.lastDoneAt - mended;
  await pause(2000);
  await savers.stop();
  const found = await savers.judge(portal.db);
  for (const problem of found) console.log(`WRONG: ${problem}`);
  console.log(`${what}: ${savers.answers()}; /readyz ${ready.status}, /healthz ${healthy.status}`);
  reportFigure(`${what}, saves acknowledged`, savers.acknowledged - before, '', { atLeast: 20 });
  reportFigure(`${what}, lost or torn`, found.length, '', { atMost: 0 });
  reportFigure(`${what}, answers 503`, savers.count(503), '');
  reportFigure(`${what}, answers 500 or none`, savers.count(500) + savers.count(0), '', { atMost: 0 });
  reportFigure(`${what}, slowest answer`, Math.max(...savers.times) / 1000, 's', { atMost: 12 });
  reportFigure(`${what}, saved again after`, backMs / 1000, 's', { atMost: 10 });
  return ready;
};

const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

const hung = async (portal, savers) => {
  const pids = [portal.databasePid(), ...childrenOf(portal.databasePid())];
  const signal = (name) => () => {
    for (const pid of pids)
      try {
        process.kill(pid, name);
      } catch {}
  };
  const ready = await during('hung database', portal, savers, signal('SIGSTOP'), signal('SIGCONT'));
  // A process reports unready only after fifteen seconds without the database.
  const wanted = seconds > 40 ? { atLeast: 503 } : { atMost: 200 };
  reportFigure('hung database, /readyz', ready.status, '', wanted);
  reportFigure('hung database, /readyz answers within', ready.ms / 1000, 's', { atMost: 5 });
};

const restarted = (portal, savers) =>
  during(
    'restarted database',
    portal,
    savers,
    () => process.kill(portal.databasePid(), 'SIGINT'),
    () => undefined,
  );

const mailAway = async (portal, mailPort) => {
  const { id: owner, token } = await createPerson(portal.db, 2);
  const [year, vessel] = [await openYear(portal.db), await aVessel(portal.db)];
  const submitted = [];
  for (let n = 0; n < 10; n += 1) {
    const id = await anApplication(portal.db)
      .by(owner)
      .forYear(year)
      .complete()
      .having({ vessel_preference_1_id: vessel, project_title: `Away ${n} of these` })
      .create();
    const { status } = await askPortal(portal.url, token, 'POST', `/ship_time_requests/${id}/submit`);
    if (status === 200) submitted.push(id);
  }
  await pause(seconds * 1000);
  const catcher = await startMailCatcher(mailPort);
  const began = performance.now();
  const waiting = async () => {
    const { n } = await portal.db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('n'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const wanted = await waiting();
  while ((await waiting()) > 0 && performance.now() - began < 120_000) await pause(100);
  const ids = catcher.mails.map(({ messageId }) => messageId);
  reportFigure('mail server away, submissions accepted', submitted.length, '', { atLeast: 10 });
  reportFigure('mail server away, mails that waited', wanted, '', { atLeast: 10 });
  reportFigure('mail server away, all sent after its return', (performance.now() - began) / 1000, 's');
  reportFigure('mail server away, mails not sent', wanted - new Set(ids).size, '', { atMost: 0 });
  reportFigure('mail server away, mails sent twice', ids.length - new Set(ids).size, '', { atMost: 0 });
  await catcher.close();
};

const fill = (folder) => {
  const handle = openSync(path.join(folder, 'filling'), 'a');
  const block = Buffer.alloc(65_536);
  try {
    for (;;) writeSync(handle, block);
  } catch {
  } finally {
    closeSync(handle);
  }
};

const fullDisk = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shiptime-small-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'shiptime', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    reportFigure('full disk, not run: no file system could be mounted', 0, '');
    return;
  }
  chmodSync(folder, 0o755);
  const portal = new Portal(path.join(folder, 'data'), await findFreePort(), {});
  try {
    await portal.start();
    const savers = await Savers.plant(portal.db, people, { everyMs: 1000, url: () => portal.url });
    const ready = await during(
      'full disk',
      portal,
      savers,
      () => fill(folder),
      () => rmSync(path.join(folder, 'filling')),
    );
    reportFigure('full disk, /readyz', ready.status, '', { atMost: 200 });
  } finally {
    await portal.remove().catch(() => undefined);
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
};

const mailPort = await findFreePort();
const portal = await Portal.make({ SMTP_URL: `smtp://127.0.0.1:${mailPort}` });
try {
  await portal.start();
  const savers = await Savers.plant(portal.db, people, { everyMs: 1000, url: () => portal.url });
  await hung(portal, savers);
  await restarted(portal, savers);
  await mailAway(portal, mailPort);
} finally {
  await portal.remove();
}
await fullDisk();
