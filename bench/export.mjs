// Measures the latency of other requests during an export of 10,000 applications.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { seedApplications } from './applications.mjs';
import { reportFigure } from './figures.mjs';
import { createPerson, percentile, startPortal } from './portal-under-load.mjs';

const wanted = { seconds: 2, megabytes: 120, delayMs: 50 };

const get = (url, headers = {}) =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk) => (bytes += chunk.length));
        response.on('end', () =>
          response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${response.statusCode}`)),
        );
        response.on('error', reject);
      })
      .on('error', reject);
  });

const memoryOf = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
};

const portal = await startPortal();
try {
  const owner = await createPerson(portal.db, 2);
  const reader = await createPerson(portal.db, 5);
  await seedApplications(portal.db, owner.id, 10_000);
  const headers = { authorization: `Bearer ${reader.token}` };
  const small = `${portal.url}/api/ship_time_requests?page=1&limit=1`;
  const sheet = `${portal.url}/api/ship_time_requests/export?filter[primary_proponent_id]=${owner.id}`;
  await get(`${portal.url}/api/ship_time_requests/export?filter[id]=1`, headers);
  const before = memoryOf(portal.pid);
  const finished = new AbortController();
  let peak = before;
  const delays = [];
  const watch = (async () => {
    while (!finished.signal.aborted) {
      const started = performance.now();
      await get(small, headers);
      delays.push(performance.now() - started);
      peak = Math.max(peak, memoryOf(portal.pid));
      await pause(20);
    }
  })();
  const started = performance.now();
  const bytes = await get(sheet, headers);
  const seconds = (performance.now() - started) / 1000;
  finished.abort();
  await watch;
  const longest = Math.max(...delays);
  console.log(`10,000 applications, ${(bytes / 1e6).toFixed(1)} MB written`);
  reportFigure('xlsx of 10,000 applications', seconds, 's', { atMost: wanted.seconds });
  if (Number.isFinite(before))
    reportFigure('xlsx, memory more', peak - before, 'MB', { atMost: wanted.megabytes });
  const ordinary = percentile(delays, 0.5);
  reportFigure('xlsx, another request delayed', longest - ordinary, 'ms', { atMost: wanted.delayMs });
} finally {
  await portal.stop();
}
