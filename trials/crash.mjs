/**
 * Kills server, database or both with SIGKILL and restarts: every acknowledged write must survive.
 * Arguments: [rounds]
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const rounds = Number(process.argv[2] ?? 10);
const root = path.resolve(import.meta.dirname, '..');
const dataDirectory = path.join(os.tmpdir(), `shiptime-crash-${randomUUID()}`);
const port = 20_000 + Math.floor(Math.random() * 20_000);
const url = `http://127.0.0.1:${port}`;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const start = async () => {
  const began = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      DATABASE_URL: '',
      DEMO: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return { child, seconds: (performance.now() - began) / 1000 };
    await pause(20);
  }
};

const call = async (token, method, where, body) => {
  const answer = await fetch(`${url}/api${where}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${where}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
};

const signIn = async (who) =>
  (await call(null, 'POST', '/auth/login', { email: `${who}@shiptime.example`, password: 'Shiptime-Demo-1' }))
    .access_token;

const acknowledged = new Map();

const work = async (token, yearId, stopped) => {
  while (!stopped.now) {
    const { data } = await call(token, 'POST', '/ship_time_requests', {
      fiscal_year_id: yearId,
      project_title: `Crash ${randomUUID()}`,
    });
    const kept = { title: data.project_title, summary: null, stations: 0 };
    acknowledged.set(data.id, kept);
    for (let i = 1; i <= 6 && !stopped.now; i += 1) {
      const text = `summary ${i} ${randomUUID()}`;
      await call(token, 'PATCH', `/ship_time_requests/${data.id}`, { executive_summary: text });
      kept.summary = text;
      await call(token, 'POST', `/ship_time_requests/${data.id}/stations`, {
        name: `S${i}`,
        latitude: 44 + i / 10,
        longitude: -60,
      });
      kept.stations += 1;
    }
  }
};

const databasePid = () =>
  Number(readFileSync(path.join(dataDirectory, 'pgdata', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Follows npm's child processes down to the server. */
const serverPids = (leader) =>
  readFileSync(`/proc/${leader}/task/${leader}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .flatMap((pid) => [Number(pid), ...serverPids(Number(pid))]);

const kill = (pid) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
};

const targets = ['server', 'database', 'both'];

const verify = async (token) => {
  let missing = 0;
  for (const [id, kept] of acknowledged) {
    const { data } = await call(token, 'GET', `/ship_time_requests/${id}?include=stations`);
    const summaryLost =
      kept.summary !== null &&
      Number(/\d+/.exec(data.executive_summary ?? '0')[0]) < Number(/\d+/.exec(kept.summary)[0]);
    if (data.project_title !== kept.title || summaryLost || data.stations.length < kept.stations)
      missing += 1;
  }
  return missing;
};

const seconds = [];
let lost = 0;
try {
  for (let round = 0; round < rounds; round += 1) {
    const { child, seconds: took } = await start();
    if (round > 0) seconds.push(took);
    const token = await signIn('proponent');
    if (round > 0) lost += await verify(token);
    const year = (await call(null, 'GET', '/portal')).data.open_fiscal_year;
    const stopped = { now: false };
    const workers = Array.from({ length: 4 }, () => work(token, year.id, stopped).catch(() => undefined));
    await pause(700 + Math.random() * 1500);
    const target = targets[round % targets.length];
    const pids = serverPids(child.pid);
    const database = databasePid();
    if (target !== 'server') kill(database);
    // The server restarts a killed database without help; then both are killed.
    if (target === 'database') await pause(1500);
    stopped.now = true;
    for (const pid of [child.pid, ...pids]) if (pid !== database) kill(pid);
    await Promise.all(workers);
    console.log(
      `round ${round + 1}: killed ${target}; acknowledged so far ${acknowledged.size} applications`,
    );
  }
  const { child, seconds: took } = await start();
  seconds.push(took);
  lost += await verify(await signIn('proponent'));
  process.kill(-child.pid, 'SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
} finally {
  rmSync(dataDirectory, { recursive: true, force: true });
}
seconds.sort((a, b) => a - b);
console.log(
  `${seconds.length} restarts after a kill: median ${seconds[Math.floor(seconds.length / 2)].toFixed(2)} s, slowest ${seconds.at(-1).toFixed(2)} s; acknowledged applications ${acknowledged.size}, with something missing ${lost}`,
);
process.exitCode = lost > 0 ? 1 : 0;
