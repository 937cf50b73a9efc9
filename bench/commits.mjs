// Measures commits per second of 16 writers, alternately with and without live events.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../server/src/db/connection.ts';
import { startEmbeddedServer } from '../server/src/db/embedded/embedded-server.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { runInTransaction } from '../server/src/db/transaction.ts';
import { announceLiveEventSql, LiveHub } from '../server/src/live/live.ts';
import { reportFigure } from './figures.mjs';
import { percentile } from './portal-under-load.mjs';

const writers = 16;
const seconds = 4;
const rounds = 5;

const news = { topic: 'ship_time_request:1', kind: 'saved', by: 1 };
const ways = {
  without: sql`1`,
  'with live news': announceLiveEventSql(news),
  'with pg_notify in the transaction': sql`pg_notify('live', ${JSON.stringify(news)})`,
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'shiptime-bench-'));
chmodSync(dataDir, 0o755);
const embedded = await startEmbeddedServer({ dataDir, durable: true });
const { db, close } = openDatabase({ address: embedded.address, poolSize: writers });
await migrate(db);
await sql`create table written (id integer primary key, body text)`.execute(db);
await sql`insert into written select n, '' from generate_series(1, ${writers}) n`.execute(db);
const hub = new LiveHub(embedded.address, { warn: () => undefined });
await hub.start();
let heard = 0;
hub.subscribe([news.topic], ({ kind }) => (heard += kind === news.kind ? 1 : 0));

const commitsPerSecond = async (told) => {
  const end = performance.now() + seconds * 1000;
  let commits = 0;
  const write = async (id) => {
    while (performance.now() < end) {
      await runInTransaction(db, (tx) =>
        sql`with saved as (update written set body = ${`${'Typed at sea. '.repeat(20)}${commits}`}
          where id = ${id} returning id) select id, ${told} as told from saved`.execute(tx),
      );
      commits += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, index) => write(index + 1)));
  return { commits, rate: commits / seconds };
};

const reached = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
let told = 0;
for (let round = 0; round < rounds; round += 1) {
  for (const [way, expression] of Object.entries(ways)) {
    const { commits, rate } = await commitsPerSecond(expression);
    if (way === 'with live news') told += commits;
    reached[way].push(rate);
  }
}
await new Promise((resolve) => setTimeout(resolve, 500));
const share = (way) =>
  percentile(
    reached[way].map((rate, round) => rate / reached.without[round]),
    0.5,
  );
reportFigure('Commits without live news', percentile(reached.without, 0.5), '/s');
reportFigure('Commits with live news, of those without', share('with live news'), '', { atLeast: 0.9 });
reportFigure('Commits with pg_notify, of those without', share('with pg_notify in the transaction'), '');
reportFigure('Live news told, of those committed', heard / told, '', { atLeast: 1 });

await hub.stop();
await close();
await embedded.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit();
