/**
 * Promise R-6: drops responses after the commit, or cuts the connection at any moment. A request repeated
 * under its Idempotency-Key must take effect once.
 * Arguments: [requests]; full run: 1000.
 */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { sql } from 'kysely';
import { reportFigure } from '../bench/figures.mjs';
import { createPerson } from '../bench/portal-under-load.mjs';
import { openYear } from '../server/test/factories/fiscal-years.ts';
import { askPortal, Portal } from './trust/portal.mjs';

const requests = Number(process.argv[2] ?? 200);

const cut = (url, token, where, body, key, afterMs) =>
  new Promise((resolve) => {
    const request = http.request(
      `${url}/api${where}`,
      {
        method: 'POST',
        agent: false,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode, text }));
        response.on('error', () => resolve(null));
      },
    );
    request.on('error', () => resolve(null)).end(JSON.stringify(body));
    if (afterMs !== null) setTimeout(() => request.destroy(), afterMs);
  });

const found = { otherwise: 0, notDone: 0, replayed: 0, waited: 0 };

const repeat = async (portal, token, where, body, key) => {
  for (;;) {
    const answer = await askPortal(portal.url, token, 'POST', where, { body, key });
    if (answer.status !== 409) return answer;
    found.waited += 1;
  }
};

const portal = await Portal.make();
try {
  await portal.start();
  const { token } = await createPerson(portal.db, 2);
  const year = await openYear(portal.db);
  const first = await askPortal(portal.url, token, 'POST', '/ship_time_requests', {
    body: { fiscal_year_id: year, project_title: 'Has stations' },
  });
  const stationsOf = `/ship_time_requests/${first.body.data.id}/stations`;
  for (let n = 0; n < requests; n += 1) {
    const key = randomUUID();
    const isStation = n % 4 === 1 && n < 1100;
    const [where, body] = isStation
      ? [stationsOf, { name: `Once ${key.slice(0, 8)}`, latitude: 44, longitude: -60 }]
      : ['/ship_time_requests', { fiscal_year_id: year, project_title: `Once ${key}` }];
    const dropped = await cut(portal.url, token, where, body, key, n % 2 === 0 ? null : Math.random() * 15);
    const again = await repeat(portal, token, where, body, key);
    if (again.status !== 201) found.notDone += 1;
    if (again.status !== 201) console.log(`WRONG: the repetition was answered ${again.status} ${again.text}`);
    if (again.headers?.get('idempotency-replayed') === 'true') found.replayed += 1;
    if (dropped && (dropped.status !== again.status || dropped.text !== again.text)) found.otherwise += 1;
  }
  const { rows } = await sql`
    select count(*)::int as rows, count(distinct name)::int as names from (
      select project_title as name from ship_time_requests where project_title like 'Once %'
      union all select name from stations where name like 'Once %') made`.execute(portal.db);
  reportFigure('answers cut, requests repeated', requests, '');
  reportFigure('answers cut, repetitions answered from what was kept', found.replayed, '');
  reportFigure('answers cut, repetitions that had to wait', found.waited, '');
  reportFigure('answers cut, repetitions not done', found.notDone, '', { atMost: 0 });
  reportFigure('answers cut, repetitions answered otherwise', found.otherwise, '', { atMost: 0 });
  reportFigure('answers cut, done twice', rows[0].rows - rows[0].names, '', { atMost: 0 });
  reportFigure('answers cut, missing', requests - rows[0].names, '', { atMost: 0 });
} finally {
  await portal.remove();
}
