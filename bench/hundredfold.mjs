/**
 * Compares query times with demonstration data and with 100 times more.
 * Arguments: [calls of each query]
 */
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { seedApplications, seedStations } from './applications.mjs';
import { reportFigure } from './figures.mjs';
import { percentile, startPortal } from './portal-under-load.mjs';

const calls = Number(process.argv[2] ?? 30);
const times = 100;
const wantedMs = 150;

const questions = ({ fiscalYear, coordinator }) => ({
  'page of 50': '/api/ship_time_requests?page=1&limit=50',
  'page 100, sorted': '/api/ship_time_requests?page=100&limit=50&sort=-project_title',
  'list without a page': '/api/ship_time_requests',
  'text search': '/api/ship_time_requests?filter[q]=plankton&page=1&limit=50',
  'one year, its vessels and people': `/api/ship_time_requests?filter[fiscal_year_id]=${fiscalYear}&include=vessel,fiscalYear&page=1&limit=50`,
  inbox: `/api/users/${coordinator}/inbox?page=1&limit=20`,
  'plans with conflicts': `/api/vessel_plans?filter[fiscal_year_id]=${fiscalYear}&append=totals,conflicts,blocking`,
  statistics: `/api/statistics?fiscal_year_id=${fiscalYear}`,
  fairness: '/api/statistics/fairness',
});

const signIn = async (url, name) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@shiptime.example`, password: 'Shiptime-Demo-1' }),
  });
  const { access_token } = await answer.json();
  const headers = { authorization: `Bearer ${access_token}` };
  const { id } = await (await fetch(`${url}/api/auth/user`, { headers })).json();
  return { id, headers };
};

const ask = async (url, headers) => {
  const began = performance.now();
  const answer = await fetch(url, { headers });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return { ms: performance.now() - began, kilobytes: Math.round(byteLength / 1024) };
};

const measure = async (url, { headers }, asked) => {
  const found = {};
  for (const [name, path] of Object.entries(asked)) {
    await ask(url + path, headers);
    const answers = [];
    for (let call = 0; call < calls; call += 1) answers.push(await ask(url + path, headers));
    const ms = answers.map((answer) => answer.ms);
    found[name] = { median: percentile(ms, 0.5), p95: percentile(ms, 0.95), kilobytes: answers[0].kilobytes };
  }
  return found;
};

const countOf = async (db, table) => {
  const { rows } = await sql`select count(*)::int as count from ${sql.table(table)}`.execute(db);
  return rows[0].count;
};

const portal = await startPortal({ DEMO: '1' });
try {
  const { db, url } = portal;
  const reader = await signIn(url, 'coordinator');
  const { rows } = await sql`
    select fiscal_year_id from vessel_plans group by 1 order by count(*) desc, 1 desc limit 1`.execute(db);
  const asked = questions({ fiscalYear: rows[0].fiscal_year_id, coordinator: reader.id });
  const [applications, stations] = [await countOf(db, 'ship_time_requests'), await countOf(db, 'stations')];
  const before = await measure(url, reader, asked);
  await seedApplications(db, reader.id, applications * (times - 1));
  await seedStations(db, Math.ceil(stations / applications));
  console.log(
    `${applications} applications and ${stations} stations, then ${await countOf(db, 'ship_time_requests')} and ${await countOf(db, 'stations')}`,
  );
  const after = await measure(url, reader, asked);
  const rounded = (figure) => Number(figure.toFixed(1));
  console.table(
    Object.fromEntries(
      Object.keys(asked).map((name) => [
        name,
        {
          'ms before': rounded(before[name].median),
          'ms after': rounded(after[name].median),
          'p95 after': rounded(after[name].p95),
          'kB before': before[name].kilobytes,
          'kB after': after[name].kilobytes,
        },
      ]),
    ),
  );
  for (const name of Object.keys(asked))
    reportFigure(`a hundred times the demonstration, ${name}, median`, after[name].median, 'ms', {
      atMost: wantedMs,
    });
} finally {
  await portal.stop();
}
