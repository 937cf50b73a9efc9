// Compares loading a page of applications through the portal with running its SQL directly.
import autocannon from 'autocannon';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { columnTypeParsers } from '../server/src/db/type-parsers.ts';
import { listApplications } from '../server/src/features/applications/read/application-list.ts';
import { applicationRelations } from '../server/src/features/applications/read/application-relations.ts';
import { listedAttributes } from '../web/src/features/applications/components/application-columns.ts';
import { seedApplications } from './applications.mjs';
import { reportFigure } from './figures.mjs';
import { createPerson, startPortal } from './portal-under-load.mjs';

const wanted = { ofRaw: 0.75, ofFew: 0.5 };
const [few, many] = [2000, 100_000];
const connections = 16;
const seconds = 6;
const rounds = 5;

const statementsOf = async (address, actor) => {
  const found = [];
  const db = new Kysely({
    dialect: new PostgresDialect({ pool: new Pool({ ...address, types: columnTypeParsers }) }),
    log: ({ query }) => {
      found.push({ sql: query.sql.replace('/* prepared */', ''), parameters: query.parameters });
    },
  });
  const reader = { actor, language: 'en' };
  const sorts = [{ name: 'submitted_at', descending: true }];
  const fields = new Set([...listedAttributes, applicationRelations.primaryProponent.key]);
  const query = { filters: new Map(), sorts, fields, page: { number: 1, size: 50 } };
  const { rows } = await listApplications(db, { ...reader, query });
  await applicationRelations.primaryProponent.load(db, rows, reader);
  await db.destroy();
  if (rows.length !== 50 || found.length !== 2)
    throw new Error(`${rows.length} rows, ${found.length} statements`);
  return found;
};

const load = async (url, headers) => {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
};

const median = (some) => some.toSorted((a, b) => a - b)[Math.floor(some.length / 2)];

const portal = await startPortal();
try {
  const owner = await createPerson(portal.db, 2);
  const reader = await createPerson(portal.db, 5);
  await seedApplications(portal.db, owner.id, few);
  const statements = await statementsOf(portal.address, { id: reader.id, role: 5, vesselIds: [] });
  const raw = await portal.beside('bench/raw-list.mjs', {
    RAW_LIST: JSON.stringify({ statements, address: portal.address }),
  });
  const shown = `include=primaryProponent&fields[ship_time_requests]=${listedAttributes.join(',')}`;
  const list = `${portal.url}/api/ship_time_requests?page=1&limit=50&sort=-submitted_at&${shown}`;
  const headers = { authorization: `Bearer ${reader.token}` };
  await load(list, headers);
  await load(raw, {});
  const ratios = [];
  const amongFew = [];
  for (let round = 1; round <= rounds; round += 1) {
    const ours = await load(list, headers);
    const bare = await load(raw, {});
    ratios.push(ours.requests.average / bare.requests.average);
    amongFew.push(ours.requests.average);
    console.log(
      `round ${round}: portal ${ours.requests.average.toFixed(0)}/s (p99 ${ours.latency.p99} ms), raw ${bare.requests.average.toFixed(0)}/s, ratio ${ratios.at(-1).toFixed(2)}`,
    );
  }
  reportFigure(
    'list of 50 among 2,000 as its page asks for it, of the throughput of its own SQL sent raw',
    median(ratios),
    '',
    { atLeast: wanted.ofRaw },
  );
  reportFigure('list of 50 among 2,000, in a second', median(amongFew), '');
  await seedApplications(portal.db, owner.id, many - few);
  await load(list, headers);
  const amongMany = [];
  for (let round = 1; round <= rounds; round += 1)
    amongMany.push((await load(list, headers)).requests.average);
  reportFigure('list of 50 among 100,000, in a second', median(amongMany), '');
  reportFigure(
    'list of 50 among 100,000, of the throughput among 2,000',
    median(amongMany) / median(amongFew),
    '',
    { atLeast: wanted.ofFew },
  );
} finally {
  await portal.stop();
}
