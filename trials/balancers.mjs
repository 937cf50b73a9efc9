/**
 * Puts Caddy, nginx and HAProxy (docs/operations) in front of two processes; no save may be refused.
 * Arguments: [seconds per balancer]; full run: 60.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reportFigure } from '../bench/figures.mjs';
import { percentile } from '../bench/portal-under-load.mjs';
import { sendRequest } from './trust/send-request.mjs';
import { Crowd, seedCrowd } from './trust/crowd.mjs';
import { metricsToken } from './trust/metrics.mjs';
import { findFreePort, Portal } from './trust/portal.mjs';
import { Postgres } from './trust/postgres.mjs';

const seconds = Number(process.argv[2] ?? 15);
const folder = mkdtempSync(path.join(tmpdir(), 'shiptime-balancers-'));
const ends = [() => rmSync(folder, { recursive: true })];
const sampleOf = (name) => readFileSync(path.join(import.meta.dirname, '../docs/operations', name), 'utf8');
const certificate = path.join(folder, 'both.pem');

const makeCertificate = () => {
  const [key, certified] = ['key.pem', 'certified.pem'].map((name) => path.join(folder, name));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...subject,
    '-keyout',
    key,
    '-out',
    certified,
  ]);
  writeFileSync(certificate, readFileSync(certified, 'utf8') + readFileSync(key, 'utf8'));
};

const balancers = {
  haproxy: ({ http, https, portals }) => ({
    file: sampleOf('haproxy.cfg')
      .replace('bind :80', `bind :${http}`)
      .replace('bind :443', `bind :${https}`)
      .replace('/etc/ssl/shiptime/both.pem', certificate)
      .replace('127.0.0.1:8080', portals[0])
      .replace('127.0.0.1:8081', portals[1]),
    command: (file) => ['haproxy', '-db', '-f', file],
    url: `https://localhost:${https}`,
  }),
  nginx: ({ http, https, portals }) => ({
    file: `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; worker_rlimit_nofile 8192;
      events { worker_connections 4096; } http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
      ${sampleOf('nginx.conf')
        .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${http};`)
        .replaceAll(/listen (\[::\]:)?443/g, `listen $1${https}`)
        .replaceAll('ships.example.org', 'localhost')
        .replaceAll(/\/etc\/ssl\/shiptime\/\w+\.pem/g, certificate)
        .replace(
          /server 127.0.0.1:8080(.*);/,
          portals.map((address) => `server ${address}$1;`).join('\n'),
        )} }`,
    command: (file) => ['nginx', '-p', folder, '-c', file],
    url: `https://localhost:${https}`,
  }),
  caddy: ({ http, portals }) => ({
    file: sampleOf('Caddyfile')
      .replace('{$PORTAL_NAME}', `http://localhost:${http}`)
      .replace('{$PORTAL_ADDRESS:127.0.0.1:8080}', portals.join(' ')),
    command: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    url: `http://localhost:${http}`,
  }),
};

const startBalancer = async (name, portals) => {
  const [http, https] = [await findFreePort(), await findFreePort()];
  const { file, command, url } = balancers[name]({ http, https, portals });
  const written = path.join(folder, name);
  writeFileSync(written, file);
  const [program, ...args] = command(written);
  const child = spawn(program, args, {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  });
  for (let tries = 0; ; tries += 1) {
    const { status } = await sendRequest(`${url}/healthz`);
    if (status === 200) return { url, end: () => child.kill('SIGKILL') };
    if (tries > 100) throw new Error(`${name} did not start`);
    await pause(100);
  }
};

const ownRefusals = async (portals) => {
  const texts = await Promise.all(
    portals.map(async ({ url }) =>
      (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text(),
    ),
  );
  return texts
    .flatMap((text) => [
      ...text.matchAll(/^http_request_duration_seconds_count\{.*status="503".*\} (\d+)$/gm),
    ])
    .filter(([line]) => !line.includes('/readyz'))
    .reduce((sum, [, count]) => sum + Number(count), 0);
};

const burn = () => {
  const burners = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => burners.forEach((child) => child.kill('SIGKILL'));
};

const slowDown = (postgres) => {
  const over = new AbortController();
  const tell = (signal) => spawnSync('pkill', [`-${signal}`, '-P', String(postgres.child.pid)]);
  const working = (async () => {
    while (!over.signal.aborted) {
      tell('STOP');
      await pause(8300);
      tell('CONT');
      await pause(900);
    }
  })();
  return async () => {
    over.abort();
    await working;
  };
};

const phase = async ({ name, portals, crowd, told }) => {
  const before = await ownRefusals(portals);
  const { times, statuses } = await crowd.phase(told);
  const own = (await ownRefusals(portals)) - before;
  const all = Object.values(statuses).flatMap((each) => Object.entries(each));
  const count = (wanted) =>
    all.filter(([status]) => wanted(Number(status))).reduce((sum, [, each]) => sum + each, 0);
  console.log(`${name}: ${JSON.stringify(statuses)}; 503 of the portal ${own}`);
  reportFigure(`${name}: saves acknowledged`, statuses.saves?.[200] ?? 0, '', { atLeast: 1 });
  reportFigure(`${name}: saves, p95`, percentile(times.saves, 0.95) / 1000, 's');
  reportFigure(
    `${name}: refused by the balancer`,
    Math.max(0, count((status) => [502, 503, 504].includes(status)) - own),
    '',
    {
      atMost: 0,
    },
  );
  reportFigure(
    `${name}: answers 500`,
    count((status) => status === 500),
    '',
    { atMost: 0 },
  );
  reportFigure(
    `${name}: given up after thirty seconds, as pages do`,
    count((status) => status === 0),
    '',
  );
};

try {
  makeCertificate();
  const postgres = await Postgres.make();
  ends.push(() => postgres.remove());
  postgres.initialize();
  await postgres.start();
  await postgres.query('create database shiptime');
  const portals = [];
  for (let n = 0; n < 2; n += 1) {
    const portal = await Portal.make({
      METRICS_TOKEN: metricsToken,
      TRUST_PROXY: '1',
      DATABASE_URL: postgres.url(),
    });
    ends.push(() => portal.remove());
    await portal.start();
    portals.push(portal);
  }
  const people = await seedCrowd(portals[0].db, { editors: 1500, submitters: 500, signIns: 0 });
  const crowd = new Crowd(people);
  ends.push(() => crowd.end());
  const addresses = portals.map(({ url }) => new URL(url).host);
  for (const name of Object.keys(balancers)) {
    if (spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0) {
      reportFigure(`${name}, not run: it is not installed`, 0, '');
      continue;
    }
    const balancer = await startBalancer(name, addresses);
    const told = { urls: [balancer.url], everyMs: 3000, seconds, submitsPerSecond: 0 };
    const stopBurning = burn();
    for (const editors of [300, 1500])
      await phase({
        name: `${name}, ${editors} editors on half a machine`,
        portals,
        crowd,
        told: { ...told, editors: people.editors.slice(0, editors) },
      });
    stopBurning();
    const stopSlowing = slowDown(postgres);
    await phase({
      name: `${name}, a database that answers for one second of nine`,
      portals,
      crowd,
      told: { ...told, editors: people.editors.slice(0, 50) },
    });
    await stopSlowing();
    const wrong = await crowd.judge(portals[0].db);
    for (const problem of wrong) console.log(`WRONG: ${problem}`);
    reportFigure(`${name}: acknowledged and lost`, wrong.length, '', { atMost: 0 });
    balancer.end();
  }
} finally {
  for (const end of ends.toReversed()) await end();
}
