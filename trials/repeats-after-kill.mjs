/**
 * Kills the server while applications are created under an Idempotency-Key, then repeats unanswered requests:
 * each application must exist once.
 * Arguments: [kills]
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const kills = Number(process.argv[2] ?? 20);
const workers = 8;
const root = path.resolve(import.meta.dirname, '..');
const dataDirectory = path.join(os.tmpdir(), `shiptime-repeats-${randomUUID()}`);
const port = 20_000 + Math.floor(Math.random() * 20_000);
const url = `http://127.0.0.1:${port}`;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const env = {
  ...process.env,
  PORT: String(port),
  DATA_DIR: dataDirectory,
  PUBLIC_URL: url,
  DATABASE_URL: '',
  DEMO: '1',
  LOG_LEVEL: 'fatal',
  LIMIT_PER_USER: '10000000',
  LIMIT_PER_DAY: '10000000',
};

const start = async () => {
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return child;
    await pause(20);
  }
};

const end = (child, signal) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill(signal);
  });

const send = async (token, body, key) => {
  const answer = await fetch(`${url}/api/ship_time_requests`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};

const sent = [];

const work = async (token, yearId, stopped) => {
  while (!stopped.now) {
    const key = randomUUID();
    const body = { fiscal_year_id: yearId, project_title: `Once ${key}` };
    const post = { key, body, id: undefined };
    sent.push(post);
    const answer = await send(token, body, key).catch(() => undefined);
    if (!answer) return;
    if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    post.id = answer.body.data.id;
  }
};

const rowsOf = async (token) => {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(
      `${url}/api/ship_time_requests?filter[q]=Once&fields[ship_time_requests]=id,project_title&limit=200&page=${page}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const { data, meta } = await answer.json();
    rows.push(...data);
    if (page >= meta.last_page) return rows;
  }
};

const percentile = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

const found = { unanswered: 0, refused: new Map(), repeatMs: [], changed: 0, replayed: 0 };

const repeat = async (token, posts) => {
  const open = posts.filter(({ id }) => id === undefined);
  found.unanswered += open.length;
  for (const post of open) {
    const began = performance.now();
    const answer = await send(token, post.body, post.key);
    found.repeatMs.push(performance.now() - began);
    if (answer.status === 201) post.id = answer.body.data.id;
    else found.refused.set(answer.status, (found.refused.get(answer.status) ?? 0) + 1);
  }
  for (const post of posts.slice(0, 5)) {
    const answer = await send(token, post.body, post.key);
    found.replayed += 1;
    if (answer.body.data?.id !== post.id) found.changed += 1;
  }
};

let child = await start();
try {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'proponent@shiptime.example', password: 'Shiptime-Demo-1' }),
  });
  const { access_token: token } = await login.json();
  const year = (await (await fetch(`${url}/api/portal`)).json()).data.open_fiscal_year;
  for (let round = 0; round < kills; round += 1) {
    const before = sent.length;
    const stopped = { now: false };
    const working = Array.from({ length: workers }, () => work(token, year.id, stopped));
    await pause(100 + Math.random() * 900);
    await end(child, 'SIGKILL');
    stopped.now = true;
    await Promise.all(working);
    child = await start();
    await repeat(token, sent.slice(before));
  }
  const rows = await rowsOf(token);
  const times = new Map();
  for (const { project_title } of rows) times.set(project_title, (times.get(project_title) ?? 0) + 1);
  const missing = sent.filter(({ body }) => !times.has(body.project_title)).length;
  const twice = sent.filter(({ body }) => (times.get(body.project_title) ?? 0) > 1).length;
  const refused = [...found.refused].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
  console.log(`${kills} kills, ${sent.length} POSTs, ${found.unanswered} of them not answered and repeated`);
  console.log(`rows: ${rows.length}; missing ${missing}, twice ${twice}`);
  console.log(
    `repetitions refused: ${refused}; answered again ${found.replayed}, otherwise ${found.changed}`,
  );
  console.log(
    `a repetition took: median ${Math.round(percentile(found.repeatMs, 0.5))} ms, slowest ${Math.round(Math.max(0, ...found.repeatMs))} ms`,
  );
  if (missing + twice + found.refused.size + found.changed > 0) process.exitCode = 1;
} finally {
  await end(child, 'SIGTERM');
  rmSync(dataDirectory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
