import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { deleteExpiredRowsJob } from './delete-expired-rows.ts';
import { runJob, startJob } from './repeated-job.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const plant = async () => {
  const { db } = database;
  const user_id = await aUser(db, 'proponent');
  const token = (name: string) => Buffer.from(name);
  await db
    .insertInto('sessions')
    .values([
      { user_id, token_hash: token('old'), expires_at: daysAgo(31), last_used_at: daysAgo(31) },
      { user_id, token_hash: token('ended'), expires_at: daysAgo(-1), revoked_at: daysAgo(31) },
      { user_id, token_hash: token('recent'), expires_at: daysAgo(1) },
      { user_id, token_hash: token('open'), expires_at: daysAgo(-1) },
    ])
    .execute();
  await db
    .insertInto('account_tokens')
    .values([
      {
        user_id,
        purpose: 'activation',
        token_hash: token('old'),
        email: 'a@example.org',
        expires_at: daysAgo(31),
      },
      {
        user_id,
        purpose: 'activation',
        token_hash: token('new'),
        email: 'a@example.org',
        expires_at: daysAgo(-1),
      },
    ])
    .execute();
  const key = { scope: 's', method: 'POST', path: '/', body_hash: '' };
  await db
    .insertInto('idempotency_keys')
    .values([
      { ...key, key: 'old', created_at: daysAgo(1.1) },
      { ...key, key: 'new', created_at: daysAgo(0.9) },
    ])
    .execute();
  await db
    .insertInto('rate_limits')
    .values([
      { key: 'old', points: 1, expire: Date.now() - 3_600_000 },
      { key: 'new', points: 1, expire: Date.now() + 60_000 },
    ])
    .execute();
  await db
    .insertInto('federated_attempts')
    .values(
      [1.1, 0.9].map((days) => ({
        state_hash: Buffer.alloc(32, days * 10),
        binding_hash: Buffer.alloc(32, days * 10),
        nonce: 'n',
        code_verifier: 'v',
        expires_at: daysAgo(days),
      })),
    )
    .execute();
  await db
    .insertInto('factor_tickets')
    .values(
      [1.1, 0.9].map((days) => ({
        user_id,
        purpose: 'sign_in',
        token_hash: Buffer.alloc(32, days * 10),
        expires_at: daysAgo(days),
      })),
    )
    .execute();
  const application = await anApplication(db).by(user_id).create();
  await db
    .insertInto('invitations')
    .values(
      [
        { email: 'late@example.org', accepted_at: null, days: 31 },
        { email: 'accepted@example.org', accepted_at: daysAgo(40), days: 31 },
        { email: 'recent@example.org', accepted_at: null, days: 29 },
      ].map(({ days, ...invited }) => ({
        ...invited,
        ship_time_request_id: application,
        token_hash: token(invited.email),
        invited_by: user_id,
        expires_at: daysAgo(days),
      })),
    )
    .execute();
  await db
    .insertInto('sign_in_networks')
    .values([
      { user_id, network: '192.0.2.0', last_used_at: daysAgo(91) },
      { user_id, network: '198.51.100.0', last_used_at: daysAgo(89) },
    ])
    .execute();
  const process = { host: 'h', pid: 1, version: '1' };
  await db
    .insertInto('heartbeats')
    .values([
      { ...process, process: randomUUID(), seen_at: daysAgo(1.1) },
      { ...process, process: randomUUID(), seen_at: daysAgo(0.1) },
    ])
    .execute();
  const mail = (subject: string, created: number, sent: number | null) => ({
    kind: 'activation',
    to_address: 'a@example.org',
    language: 'en',
    subject,
    body_text: '',
    body_html: '',
    message_id: subject,
    created_at: daysAgo(created),
    sent_at: sent === null ? null : daysAgo(sent),
  });
  await db
    .insertInto('outbox')
    .values([
      mail('sent long ago', 367, 366),
      mail('sent', 367, 1),
      mail('given up', 366, null),
      mail('waiting', 1, null),
    ])
    .execute();
};

it('sweeps what is of no more use and leaves the rest', async () => {
  await plant();
  expect(await runJob(database.db, deleteExpiredRowsJob)).toBe(12);
  const keys = await database.db.selectFrom('idempotency_keys').select('key').execute();
  expect(keys).toEqual([{ key: 'new' }]);
  const mails = await database.db.selectFrom('outbox').select('subject').orderBy('subject').execute();
  expect(mails).toEqual([{ subject: 'sent' }, { subject: 'waiting' }]);
  const invited = await database.db.selectFrom('invitations').select('email').orderBy('email').execute();
  expect(invited).toEqual([{ email: 'accepted@example.org' }, { email: 'recent@example.org' }]);
  expect(await runJob(database.db, deleteExpiredRowsJob)).toBe(0);
});

it('is done by one process at a time', async () => {
  const first = await runJob(database.db, {
    ...deleteExpiredRowsJob,
    work: async () => ((await runJob(database.db, deleteExpiredRowsJob)) === null ? 1 : 0),
  });
  expect(first).toBe(1);
});

it('starts by itself and stops when it has finished', async () => {
  await sql`insert into rate_limits (key, points, expire) values ('old', 1, 0)`.execute(database.db);
  await startJob(database.db, pino({ level: 'silent' }), deleteExpiredRowsJob).stop();
  const left = await database.db.selectFrom('rate_limits').where('key', '=', 'old').selectAll().execute();
  expect(left).toEqual([]);
});
