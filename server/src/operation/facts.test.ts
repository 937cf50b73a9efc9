import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/harness.ts';
import { gatherFacts, problemsOf } from './facts.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startTestApp();
});
afterAll(() => portal.close());

const queued = (subject: string, nextAttempt: string) => sql`
  insert into outbox (kind, to_address, language, subject, body_text, body_html, message_id, created_at, next_attempt_at)
  values ('activation', 'a@example.org', 'en', ${subject}, '', '', ${subject}, now() - interval '3 hours', ${nextAttempt})`;

it('tells of mails that wait or were given up on, in measures and in sentences', async () => {
  await queued('waiting', 'now').execute(portal.db);
  await queued('failed', 'infinity').execute(portal.db);
  const facts = await gatherFacts(portal.db);
  expect(facts).toMatchObject({ mailsWaiting: 1, mailsFailed: 1 });
  expect(problemsOf(facts)).toEqual([
    '1 mails were given up on: see the administration page.',
    'Of 1 mails the oldest waits for 3 hours: see SMTP_URL and its server.',
  ]);
  const { body } = await portal.visitor.get('/metrics');
  for (const line of [
    'shiptime_database_up 1',
    'shiptime_mails_waiting 1',
    'shiptime_mails_failed 1',
    'shiptime_info{version="0.0.0-test"} 1',
    'shiptime_pool_connections{state="waiting"} 0',
  ])
    expect(body).toContain(line);
});
