// Measures latency of other requests while a fleet's poster and workbook render.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { reportFigure } from './figures.mjs';
import { missionsPerVessel, vesselCount } from './fleet.mjs';
import { createPerson, percentile, startPortal } from './portal-under-load.mjs';

const wanted = { posterSeconds: 30, workbookSeconds: 30, delayMs: 500 };

const seedFleet = async (db) => {
  const { rows } = await sql`insert into fiscal_years (name, start_date, end_date, deadline_at)
    values ('2080-2081', '2080-04-01', '2081-03-31', '2079-05-01T06:59:59Z') returning id`.execute(db);
  const [{ id: year }] = rows;
  await sql`insert into vessel_plans (vessel_id, fiscal_year_id)
    select id, ${year} from (select id from vessels order by id limit ${vesselCount}) v`.execute(db);
  await sql`insert into missions (vessel_plan_id, number, title, requested_berths, mobilization_days, operational_days,
      demobilization_days, mobilization_port_id, demobilization_port_id, start_date)
    select p.id, n, (array['Atlantic Zone Monitoring Program, spring survey of the Scotian Shelf',
        'Relevé de poissons de fond du golfe', 'Snow crab trap survey, NAFO 3K', 'Moorings of the Labrador Sea'])[1 + n % 4],
      8, 0.5, 4, 0.5, 1 + (p.id + n) % 12, 1 + (p.id + n + 1) % 12, date '2080-04-01' + (n - 1) * 6
    from vessel_plans p, generate_series(1, ${missionsPerVessel}) n where p.fiscal_year_id = ${year}`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
  return year;
};

const get = async (url, headers) => {
  const answer = await fetch(url, { headers });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return byteLength;
};

const portal = await startPortal();
try {
  const year = await seedFleet(portal.db);
  const { token } = await createPerson(portal.db, 5);
  const headers = { authorization: `Bearer ${token}` };
  const small = `${portal.url}/api/vessels?page=1&limit=1`;
  for (const [what, path, seconds] of [
    ['poster', 'export.pdf', wanted.posterSeconds],
    ['workbook', 'export', wanted.workbookSeconds],
  ]) {
    await get(small, headers);
    const finished = new AbortController();
    const delays = [];
    const watch = (async () => {
      while (!finished.signal.aborted) {
        const began = performance.now();
        await get(small, headers);
        delays.push(performance.now() - began);
        await pause(20);
      }
    })();
    const began = performance.now();
    const bytes = await get(`${portal.url}/api/vessel_plans/${path}?fiscal_year_id=${year}`, headers);
    const took = (performance.now() - began) / 1000;
    finished.abort();
    await watch;
    console.log(`${vesselCount} × ${missionsPerVessel}: ${(bytes / 1e6).toFixed(1)} MB`);
    reportFigure(`${what} of a fleet`, took, 's', { atMost: seconds });
    const delay = Math.max(...delays) - percentile(delays, 0.5);
    reportFigure(`${what} of a fleet, another request delayed`, delay, 'ms', { atMost: wanted.delayMs });
  }
} finally {
  await portal.stop();
}
