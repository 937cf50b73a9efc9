/**
 * Replans after breakdowns, verifies explanations, runs two planners concurrently and kills the server.
 * Arguments: [port]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const port = Number(process.argv[2] ?? 8199);
const base = `http://127.0.0.1:${port}/api`;
const data = await mkdtemp(join(tmpdir(), 'replanning-'));

const startPortal = async () => {
  const child = spawn(process.execPath, ['--import', './bench/event-loop.mjs', 'server/dist/main.js'], {
    env: {
      ...process.env,
      DATA_DIR: data,
      PORT: String(port),
      LIMIT_PER_USER: '10000000',
      LIMIT_PER_DAY: '10000000',
      DEMO: '1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise((resolve) =>
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('is ready')) resolve();
    }),
  );
  return child;
};

const call = async (token, method, path, body) => {
  const answer = await fetch(base + path, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).data;
};
const signIn = async (who) => {
  const body = { email: `${who}@shiptime.example`, password: 'Shiptime-Demo-1' };
  const answer = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const found = await answer.json();
  return found.token ?? found.access_token ?? found.data?.token;
};
const over = async (token, id) => {
  for (;;) {
    const found = await call(token, 'GET', `/proposals/${id}`);
    if (found.state !== 'queued' && found.state !== 'running') return found;
    await pause(300);
  }
};
const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const ms = (value) => Math.round(value * 10) / 10;

const plansOf = (token, year) =>
  call(token, 'GET', `/vessel_plans?filter[fiscal_year_id]=${year}&include=vessel,missions&limit=200`);
const placed = (plans) =>
  plans.flatMap(({ vessel_id, missions }) =>
    missions.map(({ id, start_date, start_fraction }) => [id, vessel_id, start_date, start_fraction].join()),
  );

let portal = await startPortal();
const heldUp = async () => {
  portal.send('how long');
  const [said] = await once(portal, 'message');
  return said;
};
const used = async () => {
  const [, rest] = (await readFile(`/proc/${portal.pid}/stat`, 'utf8')).split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
try {
  const admin = await signIn('admin');
  const years = await (
    await fetch(`${base}/fiscal_years`, { headers: { accept: 'application/json' } })
  ).json();
  const all = await call(admin, 'GET', '/vessel_plans?limit=200');
  const review = all.find(({ review_level }) => review_level === 'regional');
  const year = (years.data ?? years).find(({ id }) => id === review.fiscal_year_id);
  const plans = await plansOf(admin, year.id);
  const opening = Number(year.start_date.slice(0, 4));
  const july = { start_date: `${opening}-07-01`, end_date: `${opening}-08-11` };

  console.log(`${year.name}, load of the machine ${loadavg()[0].toFixed(1)}`);
  const first = await call(admin, 'POST', '/proposals', {
    fiscal_year_id: year.id,
    mode: 'fill',
    max_seconds: 4,
  });
  const filled = await over(admin, first.id);
  const times = [];
  let processor = 0;
  const checked = [];
  const check = async (proposal) => {
    const alone = proposal.unplaced.filter(
      ({ ship_time_request_id: id }) =>
        plans.flatMap(({ missions }) => missions).filter((each) => each.ship_time_request_id === id)
          .length === 1,
    );
    for (const { ship_time_request_id: id } of alone.slice(0, 10 - checked.length)) {
      let why;
      const usedBefore = await used();
      for (let round = 0; round < 5; round += 1) {
        const began = performance.now();
        why = await call(admin, 'GET', `/proposals/${proposal.id}/explanations/${id}`);
        times.push(performance.now() - began);
      }
      processor += (await used()) - usedBefore;
      const body = {
        fiscal_year_id: year.id,
        mode: 'replan',
        preset: 'least_change',
        must_sail: [id],
        max_seconds: 4,
      };
      const forced = await over(admin, (await call(admin, 'POST', '/proposals', body)).id);
      const verdicts = why.vessels.map(({ verdict }) => verdict);
      const could = verdicts.some((verdict) => verdict !== 'static' && verdict !== 'calendar');
      const { applications, pays, days_gained, days_lost } = forced.must_sail;
      const { sails } = applications[0];
      checked.push({
        application: id,
        verdicts: [...new Set(verdicts)].join(' '),
        'could sail': could,
        sails,
        'gives way': pays.length,
        days_gained,
        days_lost,
        agrees: could === sails,
      });
    }
  };
  await check(filled);
  console.log('two planners at once, others reading meanwhile');
  const planners = [await signIn('coordinator'), await signIn('coordinator.pacific')];
  await heldUp();
  const asked = await Promise.all(
    planners.map((token) =>
      call(token, 'POST', '/proposals', { fiscal_year_id: year.id, mode: 'replan', max_seconds: 15 }),
    ),
  );
  const reads = [];
  const until = Date.now() + 15_000;
  while (Date.now() < until) {
    const began = performance.now();
    await call(admin, 'GET', `/vessel_plans/${plans[0].id}`);
    reads.push(performance.now() - began);
    await pause(25);
  }
  const loop = await heldUp();
  await Promise.all(asked.map(({ id }, index) => over(planners[index], id)));
  const resident = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${portal.pid}/status`, 'utf8'))[1];
  console.log(`memory of the portal with its threads: ${Math.round(resident / 1024)} MB`);
  console.log(
    `${reads.length} reads: median ${ms(percentile(reads, 0.5))} ms, p99 ${ms(percentile(reads, 0.99))} ms; event loop held up`,
    loop,
  );

  console.log(`a breakdown from ${july.start_date} to ${july.end_date}`);
  const hit = ({ missions }) =>
    missions.filter(
      ({ start_date, end_date }) => start_date && start_date <= july.end_date && end_date >= july.start_date,
    );
  const hers = plans.toSorted((a, b) => hit(b).length - hit(a).length)[0];
  const before = placed(plans);
  const outage = await call(admin, 'POST', '/outages', {
    vessel_id: hers.vessel_id,
    ...july,
    reason: 'Main engine',
  });
  const affected = new Set(outage.affected.map(({ id }) => id));
  const options = [];
  for (const { kind, proposal_id } of outage.options) {
    const { changes, metrics, certificate, state } = await over(admin, proposal_id);
    const dated = changes.filter(({ from }) => from.start_date !== null);
    const others = metrics.before.missions - affected.size;
    const disturbed = dated.filter(({ mission_id }) => !affected.has(mission_id)).length;
    options.push({
      kind,
      state,
      moved: dated.filter((change) => change.kind !== 'remove').length,
      'left out': dated.filter((change) => change.kind === 'remove').length,
      days: metrics.after.days,
      transit: metrics.after.transit_days,
      'others in place': `${others - disturbed} of ${others} (${Math.floor((1 - disturbed / others) * 100)} %)`,
      proven: certificate.gap === 0,
    });
  }
  console.log(`${hers.vessel.name_en}: ${affected.size} missions affected`);
  console.table(options);

  const anew = await call(admin, 'POST', '/proposals', {
    fiscal_year_id: year.id,
    mode: 'replan',
    max_seconds: 4,
  });
  await check(await over(admin, anew.id));
  console.table(checked);
  console.log(
    `explanations: ${times.length}, median ${ms(percentile(times, 0.5))} ms, p99 ${ms(percentile(times, 0.99))} ms, of processor ${ms(processor / times.length)} ms each`,
  );

  const called = await call(admin, 'POST', '/proposals', {
    fiscal_year_id: year.id,
    mode: 'replan',
    max_seconds: 60,
  });
  while ((await call(admin, 'GET', `/proposals/${called.id}`)).progress === null) await pause(20);
  const calledOff = performance.now();
  await call(admin, 'DELETE', `/proposals/${called.id}`);
  console.log(`called off in ${ms(performance.now() - calledOff)} ms`);

  console.log('a killed server');
  const lost = await call(admin, 'POST', '/proposals', {
    fiscal_year_id: year.id,
    mode: 'replan',
    max_seconds: 60,
  });
  while ((await call(admin, 'GET', `/proposals/${lost.id}`)).state !== 'running') await pause(100);
  portal.kill('SIGKILL');
  await once(portal, 'exit');
  portal = await startPortal();
  const { state, failure } = await call(admin, 'GET', `/proposals/${lost.id}`);
  const after = placed(await plansOf(admin, year.id));
  const same = after.length === before.length && after.every((each) => before.includes(each));
  console.log(`the proposal: ${state}, ${failure}; the plans: ${same ? 'untouched' : 'CHANGED'}`);
  const wrong = checked.some(({ agrees }) => !agrees) || state !== 'failed' || failure !== 'lost' || !same;
  process.exitCode = wrong ? 1 : 0;
} finally {
  portal.kill('SIGTERM');
  await once(portal, 'exit');
  await rm(data, { recursive: true, force: true });
}
