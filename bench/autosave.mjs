// Measures autosave with 300 editors and 50 saves a second.
import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { seedDrafts } from './applications.mjs';
import { reportFigure } from './figures.mjs';
import { createPerson, percentile, startPortal } from './portal-under-load.mjs';

const editors = 300;
const steady = { perSecond: 50, seconds: 20, p95: 20 };
const crowd = { seconds: 20, betweenSavesMs: 3000, p95: 100 };
const instant = { p95: 500 };

const agent = new http.Agent({ keepAlive: true, maxSockets: editors });

const patch = (url, token, body) =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    };
    const request = http.request(url, { method: 'PATCH', agent, headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(JSON.parse(answer).data)
          : reject(new Error(`${response.statusCode}: ${answer}`)),
      );
    });
    request.on('error', reject).end(text);
  });

class Editor {
  saves = 0;
  version = 1;
  constructor(url, id, token) {
    Object.assign(this, { url, id, token });
  }
  async save(times) {
    this.saves += 1;
    this.text = `${'Words of an impact statement, typed at sea. '.repeat(20)}${this.saves}`;
    const started = performance.now();
    const data = await patch(`${this.url}/api/ship_time_requests/${this.id}`, this.token, {
      impact_statement: this.text,
      operational_days: (this.saves % 100) + 0.25,
      sections: { project_description: { lock_version: this.version } },
    });
    times.push(performance.now() - started);
    this.version = data.sections.project_description.lock_version;
  }
}

const atSteadyPace = async (people, { perSecond, seconds }) => {
  const times = [];
  const saves = [];
  const started = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    await pause(Math.max(0, started + (count * 1000) / perSecond - performance.now()));
    saves.push(people[count % people.length].save(times));
  }
  await Promise.all(saves);
  return times;
};

const allAtOnce = async (people, { seconds, betweenSavesMs }) => {
  const times = [];
  const end = performance.now() + seconds * 1000;
  const edit = async (person) => {
    await pause(Math.random() * betweenSavesMs);
    while (performance.now() < end) {
      await person.save(times);
      await pause(betweenSavesMs * (0.5 + Math.random()));
    }
  };
  await Promise.all(people.map(edit));
  return times;
};

const inOneInstant = async (people) => {
  const times = [];
  await Promise.all(people.map((person) => person.save(times)));
  return times;
};

const report = (name, times, wanted) => {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(1));
  console.log(`${name}: ${times.length} saves, p50 ${p50}, p99 ${p99} ms`);
  reportFigure(`autosave, ${name}, p95`, percentile(times, 0.95), 'ms', { atMost: wanted.p95 });
};

const portal = await startPortal();
try {
  const accounts = [];
  for (let count = 0; count < editors; count += 1) accounts.push(await createPerson(portal.db, 2));
  const drafts = await seedDrafts(
    portal.db,
    accounts.map(({ id }) => id),
  );
  const people = accounts.map(({ id, token }) => new Editor(portal.url, drafts.get(id), token));
  await inOneInstant(people.slice(0, 40));
  report(`${steady.perSecond} a second`, await atSteadyPace(people, steady), steady);
  report(`${editors} editors at once`, await allAtOnce(people, crowd), crowd);
  report(`${editors} saves in one instant`, await inOneInstant(people), instant);
  const { rows } = await sql`
    select r.id, r.impact_statement, s.lock_version from ship_time_requests r join ship_time_request_sections s
      on s.ship_time_request_id = r.id and s.section = 'project_description'`.execute(portal.db);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const lost = people.filter(
    ({ id, text, saves }) =>
      stored.get(id).impact_statement !== text || stored.get(id).lock_version !== saves + 1,
  );
  console.log(`${people.reduce((sum, { saves }) => sum + saves, 0)} saves acknowledged`);
  reportFigure('autosave, drafts with something lost', lost.length, '', { atMost: 0 });
} finally {
  agent.destroy();
  await portal.stop();
}
