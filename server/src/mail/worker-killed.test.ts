import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openDatabase, type Database } from '#db/connection.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { startMailCatcher, type MailCatcher } from '#test/mail-catcher.ts';
import { programFile } from '#test/programs.ts';
import { queueMail } from './outbox.ts';

const rounds = 25;
const mailsEachRound = 6;

let database: TestDatabase;
let own: Database;
let catcher: MailCatcher;
beforeAll(async () => {
  database = await createTestDatabase();
  own = openDatabase({ address: database.address, poolSize: 1 });
  catcher = await startMailCatcher();
});
afterAll(async () => {
  await catcher.close();
  await own.close();
  await database.drop();
});

const startWorker = () =>
  spawn(process.execPath, [programFile('mail-program'), JSON.stringify(database.address), catcher.url], {
    env: { PATH: process.env['PATH'] },
    stdio: 'inherit',
  });

const queue = (name: string) =>
  own.db
    .transaction()
    .execute((tx) =>
      queueMail(tx, { kind: 'password_changed', to: `${name}@example.org`, language: 'en', params: {} }),
    );

const endLeasesOfTheDead = async (): Promise<string[]> => {
  const { rows } = await sql<{ message_id: string }>`
    update outbox set leased_until = now() where sent_at is null and leased_until > now() returning message_id`.execute(
    own.db,
  );
  return rows.map(({ message_id }) => message_id);
};

const sessions = async (): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    own.db,
  );
  return rows.map(({ pid }) => pid);
};

const sessionsEnd = async (ofWorker: () => Promise<number[]>): Promise<void> => {
  await expect.poll(ofWorker, { timeout: 30_000, interval: 5 }).toEqual([]);
};

const unsent = () =>
  own.db
    .selectFrom('outbox')
    .select(['attempts', 'leased_until', 'next_attempt_at', 'last_error'])
    .where('sent_at', 'is', null)
    .execute();

it(
  `a worker killed ${rounds} times loses no mail, and repeats only what was on its way`,
  { timeout: 240_000 },
  async () => {
    const interrupted = new Set<string>();
    const others = new Set(await sessions());
    const ofWorker = async () => (await sessions()).filter((pid) => !others.has(pid));
    for (let round = 0; round < rounds; round += 1) {
      const seen = catcher.mails.length;
      for (let mail = 0; mail < mailsEachRound; mail += 1) await queue(`round-${round}-mail-${mail}`);
      const worker = startWorker();
      const arrived = seen + 1 + (round % 5);
      await expect
        .poll(() => catcher.mails.length, { timeout: 30_000, interval: 1 })
        .toBeGreaterThanOrEqual(arrived);
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      await sessionsEnd(ofWorker);
      for (const id of await endLeasesOfTheDead()) interrupted.add(id);
    }
    const last = startWorker();
    await expect.poll(unsent, { timeout: 60_000 }).toEqual([]);
    last.kill('SIGKILL');
    await once(last, 'exit');

    const queued = await own.db.selectFrom('outbox').select('message_id').execute();
    const times = new Map<string, number>();
    for (const { messageId = '' } of catcher.mails) times.set(messageId, (times.get(messageId) ?? 0) + 1);
    expect(queued).toHaveLength(rounds * mailsEachRound);
    expect(queued.filter(({ message_id }) => !times.has(message_id))).toEqual([]);
    const repeated = [...times].filter(([, count]) => count > 1).map(([id]) => id);
    expect(repeated.filter((id) => !interrupted.has(id))).toEqual([]);
  },
);
