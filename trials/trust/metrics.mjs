import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export const metricsToken = 'metrics-of-a-trial';
const everyMs = 5000;
/** Sampling resolution, which Node's histogram adds to the delay. */
const loopResolutionMs = 10;

const readMetrics = async (url) => {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  const value = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    loopMs: Math.max(0, value('nodejs_eventloop_lag_p99_seconds') * 1000 - loopResolutionMs),
    rss: value('process_resident_memory_bytes') / 2 ** 20,
    heap: value('nodejs_heap_size_used_bytes') / 2 ** 20,
    waiting: value('shiptime_pool_connections\\{state="waiting"\\}'),
    inUse: value('shiptime_pool_connections\\{state="in_use"\\}'),
    streams: value('shiptime_live_streams'),
    cpu: value('process_cpu_seconds_total'),
  };
};

const ticksPerSecond = 100;

const statOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // CPU ticks: utime, stime, and those of ended children.
    return { parent: Number(parent), ticks: rest.slice(9, 13).reduce((sum, n) => sum + Number(n), 0) };
  } catch {
    return undefined;
  }
};

const databaseCpu = (postmaster) => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = all.map((pid) => [Number(pid), statOf(pid)]).filter(([, stat]) => stat);
  return (
    stats
      .filter(([pid, { parent }]) => pid === postmaster || parent === postmaster)
      .reduce((sum, [, { ticks }]) => sum + ticks, 0) / ticksPerSecond
  );
};

const least = (samples, name) => Math.min(...samples.map((sample) => sample[name]));
const most = (samples, name) => Math.max(...samples.map((sample) => sample[name]));

export const watchMetrics = async (urls, postmaster) => {
  await Promise.all(urls.map(readMetrics));
  const began = await Promise.all(urls.map(readMetrics));
  const databaseBegan = databaseCpu(postmaster);
  const samples = [];
  const over = new AbortController();
  const sample = async () => samples.push(...(await Promise.all(urls.map(readMetrics))));
  const reading = (async () => {
    while (!over.signal.aborted) {
      await pause(everyMs, undefined, { signal: over.signal }).catch(() => undefined);
      await sample().catch(() => undefined);
    }
  })();
  return async () => {
    over.abort();
    await reading;
    const ended = await Promise.all(urls.map(readMetrics));
    return {
      loopMs: most(samples, 'loopMs'),
      rss: most(samples, 'rss'),
      heap: most(samples, 'heap'),
      /** Lowest sample, closest to the memory after garbage collection. */
      leastHeap: least(samples, 'heap'),
      waiting: most(samples, 'waiting'),
      inUse: most(samples, 'inUse'),
      portalCpu: ended.reduce((sum, { cpu }, n) => sum + cpu - began[n].cpu, 0),
      databaseCpu: databaseCpu(postmaster) - databaseBegan,
    };
  };
};
