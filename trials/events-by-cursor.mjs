/**
 * Reads 10,000 events by cursor while they are written out of order, some rolled back, and kills the server
 * halfway.
 * Arguments: [events]
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { reportFigure } from '../bench/figures.mjs';
import { createPerson } from '../bench/portal-under-load.mjs';
import { ShiptimeClient } from '../client/src/client.ts';
import { openDatabase } from '../server/src/db/connection.ts';
import { prepareDataDirectory } from '../server/src/db/embedded/data-directory.ts';
import { socketConnectionOptions } from '../server/src/db/embedded/probe-database-server.ts';
import { askPortal, Portal } from './trust/portal.mjs';

const wanted = Number(process.argv[2] ?? 10_000);
const writers = 12;
const readers = 3;
const administrator = 5;

const portal = await Portal.make();
const now = { writing: true, committed: 0, takenBack: 0 };

const write = async (db, writer) => {
  for (let number = 0; now.committed < wanted; number += 1) {
    const isTakenBack = number % 5 === 4;
    await db
      .transaction()
      .execute(async (tx) => {
        await sql`insert into audit_log (action, subject_type, subject_id)
          values ('missions.updated', 'missions', ${writer * 1_000_000 + number})`.execute(tx);
        await sql`select pg_sleep(${Math.random() / 200})`.execute(tx);
        if (isTakenBack) {
          now.takenBack += 1;
          throw new Error('taken back');
        }
      })
      .then(
        () => (now.committed += 1),
        () => pause(isTakenBack ? 0 : 50),
      );
  }
};

const follow = async (token, start) => {
  const client = new ShiptimeClient({
    address: portal.url,
    token,
    retries: 12,
    timeout: 5000,
    longestWait: 2000,
  });
  const seen = [];
  for (let cursor = start, isLast = false; !isLast;) {
    isLast = !now.writing;
    for await (const page of client.events(cursor)) {
      seen.push(...page.events.map(({ id }) => id));
      ({ cursor } = page);
    }
    await pause(20);
  }
  return seen;
};

const load = async (token) => {
  let answered = 0;
  while (now.writing) {
    const { status } = await askPortal(portal.url, token, 'GET', '/ship_time_requests?page=1&limit=50');
    if (status === 200) answered += 1;
    else await pause(50);
  }
  return answered;
};

const judge = (seen, written) => {
  const once = new Set(seen);
  return {
    missing: written.filter((id) => !once.has(id)).length,
    twice: seen.length - once.size,
    disorder: seen.filter((id, index) => index > 0 && id < seen[index - 1]).length,
  };
};

try {
  await portal.start();
  const { token } = await createPerson(portal.db, administrator);
  const start = (await askPortal(portal.url, token, 'GET', '/events?after=latest')).body.next_cursor;
  const { db, close } = openDatabase({
    address: socketConnectionOptions(prepareDataDirectory(portal.dataDir), 'shiptime'),
    poolSize: writers,
  });
  const began = performance.now();
  const reading = Array.from({ length: readers }, () => follow(token, start));
  const loads = Array.from({ length: 4 }, () => load(token));
  const killing = (async () => {
    while (now.committed < wanted / 2) await pause(10);
    await portal.end('SIGKILL');
    return portal.start();
  })();
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(db, writer)));
  const writtenIn = (performance.now() - began) / 1000;
  await killing;
  now.writing = false;
  const lists = await Promise.all(reading);
  const seconds = (performance.now() - began) / 1000;
  const { rows } = await sql`select id from events where id > ${Number(start)} order by id`.execute(db);
  await close();
  const written = rows.map(({ id }) => id);
  const verdicts = lists.map((seen) => judge(seen, written));
  const most = (what) => Math.max(...verdicts.map((verdict) => verdict[what]));
  const answered = (await Promise.all(loads)).reduce((sum, count) => sum + count, 0);
  reportFigure('events by cursor, written', written.length, '', { atLeast: wanted });
  reportFigure('events by cursor, taken back before their end', now.takenBack, '');
  reportFigure('events by cursor, written in', writtenIn, 's');
  reportFigure('events by cursor, read to the end by three readers in', seconds, 's');
  reportFigure('events by cursor, lists answered meanwhile', answered, '');
  reportFigure('events by cursor, missing', most('missing'), '', { atMost: 0 });
  reportFigure('events by cursor, told twice', most('twice'), '', { atMost: 0 });
  reportFigure('events by cursor, out of order', most('disorder'), '', { atMost: 0 });
} finally {
  now.writing = false;
  await portal.remove();
}
