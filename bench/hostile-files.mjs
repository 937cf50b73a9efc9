// Measures how hostile uploads and 320 live streams slow requests.
import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { aWideWorkbook } from '../server/test/factories/archives.ts';
import { reportFigure } from './figures.mjs';
import { createPerson, percentile, startPortal } from './portal-under-load.mjs';

const wanted = { delayMs: 100, megabytes: 200 };

const memoryOf = (pid) => {
  const status = (id) => {
    try {
      return readFileSync(`/proc/${id}/status`, 'utf8');
    } catch {
      return '';
    }
  };
  const rss = (id) => Number(/VmRSS:\s+(\d+) kB/.exec(status(id))?.[1] ?? 0) / 1024;
  const children = readdirSync('/proc').filter(
    (id) =>
      /^\d+$/.test(id) &&
      new RegExp(`PPid:\\s+${pid}\\n`).test(status(id)) &&
      /Name:\s+node/.test(status(id)),
  );
  return { main: rss(pid), all: [pid, ...children].reduce((sum, id) => sum + rss(id), 0) };
};

const portal = await startPortal();
try {
  const [attacker, other] = [await createPerson(portal.db, 2), await createPerson(portal.db, 2)];
  const headersOf = ({ token }) => ({ authorization: `Bearer ${token}` });
  const year = await portal.db
    .selectFrom('fiscal_years')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { id } = await portal.db
    .insertInto('ship_time_requests')
    .values({ user_id: attacker.id, fiscal_year_id: year.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofAttacker = { headers: headersOf(attacker) };
  const draft = `${portal.url}/api/ship_time_requests/${id}`;
  const upload = async () => {
    const body = new FormData();
    body.set('file', new Blob([aWideWorkbook()]), 'stations.xlsx');
    return (await fetch(`${draft}/stations/import`, { ...ofAttacker, method: 'POST', body })).status;
  };
  const print = async () => {
    const answer = await fetch(`${draft}/export.pdf`, ofAttacker);
    await answer.arrayBuffer();
    return answer.status;
  };
  const stop = new AbortController();
  const open = [];
  const follow = async () => {
    const topics = Array.from({ length: 50 }, (_, at) => `ship_time_request:${id + at}`).join(',');
    const answer = await fetch(`${portal.url}/api/live?topics=${topics}`, {
      ...ofAttacker,
      signal: stop.signal,
    });
    open.push(answer);
    return answer.status;
  };
  const page = async () => {
    const started = performance.now();
    const answer = await fetch(`${portal.url}/api/ship_time_requests?page=1&limit=15`, {
      headers: headersOf(other),
    });
    await answer.arrayBuffer();
    return performance.now() - started;
  };
  const counted = (statuses) =>
    [...new Set(statuses)]
      .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
      .join(', ');

  for (let count = 0; count < 50; count += 1) await page();
  const calm = [];
  for (let count = 0; count < 100; count += 1) calm.push(await page());

  const trial = async (name, attack) => {
    const before = memoryOf(portal.pid);
    const most = { ...before };
    const waits = [];
    const finished = new AbortController();
    const watch = (async () => {
      while (!finished.signal.aborted || waits.length < 20) {
        waits.push(await page());
        const now = memoryOf(portal.pid);
        most.main = Math.max(most.main, now.main);
        most.all = Math.max(most.all, now.all);
        await pause(10);
      }
    })();
    const statuses = await attack();
    finished.abort();
    await watch;
    const figures = {
      p95: percentile(waits, 0.95),
      slowest: Math.max(...waits),
      more: most.all - before.all,
    };
    console.log(
      `${name}: ${counted(statuses)}; somebody else p95 ${figures.p95.toFixed(0)} ms, slowest ${figures.slowest.toFixed(0)} ms ` +
        `(${waits.length} requests); memory of the portal +${(most.main - before.main).toFixed(0)} MB, with its processes +${figures.more.toFixed(0)} MB`,
    );
    return figures;
  };
  const times = (count, work) => Promise.all(Array.from({ length: count }, work));
  console.log(
    `calm: p95 ${percentile(calm, 0.95).toFixed(0)} ms, slowest ${Math.max(...calm).toFixed(0)} ms`,
  );
  const file = await trial('one hostile workbook', () => times(1, upload));
  await trial('eight at once', () => times(8, upload));
  await trial('forty PDFs', () => times(40, print));
  await trial('320 streams of 50 topics', () => times(320, follow));
  await trial('all of it together', async () =>
    (await Promise.all([times(8, upload), times(40, print), times(320, follow)])).flat(),
  );
  stop.abort();
  const delay = file.slowest - percentile(calm, 0.5);
  reportFigure('a hostile workbook, another request delayed', delay, 'ms', { atMost: wanted.delayMs });
  reportFigure('a hostile workbook, memory more', file.more, 'MB', { atMost: wanted.megabytes });
} finally {
  await portal.stop();
}
