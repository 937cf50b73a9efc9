import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient, testSettings } from '#test/harness.ts';
import { type WebhookReceiver, startWebhookReceiver } from '#test/webhook-receiver.ts';
import { runInTransaction } from '#db/transaction.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { announceLiveEvent } from '#live/live.ts';
import { eventTopic } from './deliveries.ts';
import { postDelivery, failureReasonOf } from './post-delivery.ts';
import { startWebhookWorker } from './webhook-worker.ts';

let portal: TestApp;
let admin: TestClient;
let missions: readonly number[];
let closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  portal = await startTestApp({ privateWebhooks: true });
  admin = await portal.as(await aUser(portal.db, 'administrator', { email: 'boss@example.org' }));
  const plan = await aPlan(portal.db);
  missions = await Promise.all(
    Array.from({ length: 7 }, (_, number) => aMission(portal.db, plan.id, { number: number + 1 })),
  );
});
afterAll(() => portal.close());
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
  await portal.db.deleteFrom('webhooks').execute();
});

const receiver = async (...given: Parameters<typeof startWebhookReceiver>): Promise<WebhookReceiver> => {
  const started = await startWebhookReceiver(...given);
  closing.push(started.close);
  return started;
};
const startWorker = (settings: { allowPrivate?: boolean } = {}) => {
  const worker = startWebhookWorker({
    db: portal.db,
    live: portal.app.live,
    secretKey: testSettings.secretKey!,
    allowPrivate: true,
    version: '1.0',
    log: pino({ level: 'silent' }),
    pollMilliseconds: 3_600_000,
    ...settings,
  });
  closing.push(() => worker.stop());
  return worker;
};
const subscribe = async (url: string, body: object = {}) => {
  const answer = await admin.post('/api/webhooks', { url, events: ['mission.changed'], ...body });
  expect(answer.statusCode).toBe(201);
  return answer.json().data as { id: number; secret: string; lock_version: number };
};
const happen = async (which: number) =>
  void (await sql`update missions set title = title || '.' where id = ${missions[which]!}`.execute(
    portal.db,
  ));
const deliveries = async (id: number, query = '') =>
  (await admin.get(`/api/webhooks/${id}/deliveries?sort=id${query}`)).json().data;
const untilState = async (id: number, states: string[]) => {
  await expect
    .poll(async () => (await deliveries(id)).map(({ state }: { state: string }) => state), {
      timeout: 10_000,
    })
    .toEqual(states);
};
const tryNow = async (id: number) => {
  await sql`update webhook_deliveries set next_attempt_at = now() where webhook_id = ${id}
    and delivered_at is null`.execute(portal.db);
  await portal.app.inTransaction((tx) => announceLiveEvent(tx, { topic: eventTopic, kind: 'test' }));
};
const signed = (secret: string, { headers, body }: WebhookReceiver['received'][number]) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
};

describe('a webhook', () => {
  it('is sent each event that it asked for, signed as Standard Webhooks have it, and no other', async () => {
    const { url, received } = await receiver();
    startWorker();
    const { id, secret } = await subscribe(url);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await happen(1);
    await runInTransaction(portal.db, (tx) =>
      writeAuditEntry(tx, null, {
        action: 'fiscal_years.deadline_moved',
        subject_type: 'fiscal_years',
        subject_id: 1,
      }),
    );
    await happen(2);
    await untilState(id, ['sent', 'sent']);
    const bodies = received.map(({ body }) => JSON.parse(body));
    expect(bodies).toMatchObject([
      {
        type: 'mission.changed',
        data: { mission_id: missions[1], action: 'updated' },
        timestamp: expect.any(String),
      },
      { type: 'mission.changed', data: { mission_id: missions[2] } },
    ]);
    for (const message of received) {
      expect(message.headers['webhook-signature']).toBe(signed(secret, message));
      expect(message.headers['webhook-id']).toBe(`evt_${JSON.parse(message.body).id}`);
      expect(Math.abs(Number(message.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(300);
    }
    const { data } = (await admin.get('/api/events?after=0&filter[type]=mission.changed')).json();
    expect(data.map((event: { id: number }) => event.id)).toContain(bodies[0].id);
  });

  it('has a secret that is shown once, kept sealed, and renewed with a day for the change', async () => {
    const { url, received } = await receiver();
    const { id, secret } = await subscribe(url);
    const stored = await sql<{ row: string }>`select w::text as row from webhooks w`.execute(portal.db);
    expect(stored.rows[0]!.row).not.toContain(secret.slice(6));
    expect((await admin.get(`/api/webhooks/${id}`)).body).not.toContain('whsec_');
    const renewed = (await admin.post(`/api/webhooks/${id}/secret`)).json().data.secret;
    expect(renewed).not.toBe(secret);
    startWorker();
    await happen(1);
    await untilState(id, ['sent']);
    expect(received[0]!.headers['webhook-signature']).toBe(
      `${signed(renewed, received[0]!)} ${signed(secret, received[0]!)}`,
    );
    const audit = await sql<{ row: string }>`select a::text as row from audit_log a
      where subject_type = 'webhooks'`.execute(portal.db);
    expect(audit.rows.map(({ row }) => row).join()).not.toMatch(/whsec_/);
  });

  it('is tried by a test, listed with what became of it, and resent by hand under the same id', async () => {
    const { url, received } = await receiver();
    startWorker();
    const { id } = await subscribe(url);
    const test = await admin.post(`/api/webhooks/${id}/test`);
    expect(test.json().data).toMatchObject({ type: 'webhook.test', event_id: null });
    await happen(1);
    await untilState(id, ['sent', 'sent']);
    const [, second] = await deliveries(id);
    expect(second).toMatchObject({
      attempts: 1,
      last_status: 204,
      last_error: null,
      type: 'mission.changed',
    });
    expect((await admin.post(`/api/webhooks/${id}/deliveries/${second.id}/resend`)).statusCode).toBe(200);
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(3);
    expect(received[2]!.headers['webhook-id']).toBe(received[1]!.headers['webhook-id']);
    expect(received[2]!.body).toBe(received[1]!.body);
    expect(await deliveries(id, '&filter[type]=webhook.test')).toHaveLength(1);
    expect((await admin.get(`/api/webhooks/${id}/deliveries?filter[evil]=1`)).statusCode).toBe(400);
  });

  it('that is off is sent nothing, and begins anew when it is on again', async () => {
    const { url, received } = await receiver();
    startWorker();
    const { id, lock_version } = await subscribe(url);
    const off = await admin.patch(`/api/webhooks/${id}`, { active: false, lock_version });
    expect(off.json().data).toMatchObject({ active: false, switched_off: null });
    await happen(1);
    expect((await admin.post(`/api/webhooks/${id}/test`)).json().type).toBe('invalid_transition');
    await admin.patch(`/api/webhooks/${id}`, { active: true });
    await happen(2);
    await untilState(id, ['sent']);
    expect(received.map(({ body }) => JSON.parse(body).data.mission_id)).toEqual([missions[2]]);
    expect((await admin.delete(`/api/webhooks/${id}`)).statusCode).toBe(204);
    expect((await admin.get(`/api/webhooks/${id}`)).statusCode).toBe(404);
  });

  it('is for administrators alone', async () => {
    const other = await portal.as(await aUser(portal.db, 'national_science_representative'));
    expect((await other.get('/api/webhooks')).statusCode).toBe(403);
    expect((await other.post('/api/webhooks', { url: 'https://example.org', events: [] })).statusCode).toBe(
      403,
    );
  });
});

describe('a receiver', () => {
  it('that is killed gets everything once it is back, however often it failed before', async () => {
    const first = await receiver();
    startWorker();
    const { id } = await subscribe(first.url);
    await first.close();
    await happen(1);
    await untilState(id, ['delayed']);
    const [waiting] = await deliveries(id);
    expect(waiting).toMatchObject({ attempts: 1, last_error: 'refused', last_status: null });
    expect(Date.parse(waiting.next_attempt_at)).toBeGreaterThan(Date.parse(waiting.attempted_at));
    expect((await admin.get(`/api/webhooks/${id}`)).json().data).toMatchObject({ failures: 1, waiting: 1 });
    const back = await receiver([], first.port);
    await tryNow(id);
    await untilState(id, ['sent']);
    expect(back.received).toHaveLength(1);
    expect((await admin.get(`/api/webhooks/${id}`)).json().data).toMatchObject({
      failures: 0,
      failing_since: null,
      waiting: 0,
    });
  });

  it('that waits longer and longer between attempts is tried again', async () => {
    const { url } = await receiver([{ status: 500 }, { status: 500 }, { status: 503 }]);
    startWorker();
    const { id } = await subscribe(url);
    await happen(1);
    const pauses: number[] = [];
    for (const attempts of [1, 2, 3]) {
      await expect.poll(async () => (await deliveries(id))[0]?.attempts, { timeout: 10_000 }).toBe(attempts);
      await untilState(id, ['delayed']);
      const [{ next_attempt_at, attempted_at }] = await deliveries(id);
      pauses.push(Math.round((Date.parse(next_attempt_at) - Date.parse(attempted_at)) / 15_000));
      await tryNow(id);
    }
    expect(pauses).toEqual([1, 2, 4]);
    await untilState(id, ['sent']);
  });

  it('that is silent holds up nobody else', async () => {
    const slow = await receiver([{ silent: true }]);
    const quick = await receiver();
    startWorker();
    const { id } = await subscribe(slow.url);
    const other = await subscribe(quick.url);
    await happen(1);
    await expect.poll(() => slow.received.length, { timeout: 10_000 }).toBe(1);
    for (const subject of [2, 3, 4, 5, 6]) await happen(subject);
    await untilState(
      other.id,
      Array.from({ length: 6 }, () => 'sent'),
    );
    expect((await deliveries(id))[0]).toMatchObject({ state: 'sending', attempts: 1, delivered_at: null });
    expect(slow.received).toHaveLength(1);
  });

  it('that is silent is given up on in bounded time', async () => {
    const { url } = await receiver([{ silent: true }]);
    const { signal } = new AbortController();
    const outgoing = { url, headers: {}, body: '{}', allowPrivate: true, signal, timeoutMs: 100 };
    expect(await postDelivery(outgoing).catch(failureReasonOf)).toBe('timeout');
  });

  it('that answers without end is cut off, and what it says is kept nowhere', async () => {
    const { url } = await receiver([{ status: 200, body: Buffer.alloc(5_000_000, 'secret') }]);
    startWorker();
    const { id } = await subscribe(url);
    await happen(1);
    await untilState(id, ['sent']);
    const { rows } = await sql<{ row: string }>`select d::text as row from webhook_deliveries d`.execute(
      portal.db,
    );
    expect(rows.map(({ row }) => row).join()).not.toContain('secretsecret');
  });

  it('that redirects is not followed', async () => {
    const inner = await receiver();
    const { url, received } = await receiver([{ status: 307, headers: { location: inner.url } }]);
    startWorker();
    const { id } = await subscribe(url);
    await happen(1);
    await untilState(id, ['delayed']);
    expect((await deliveries(id))[0]).toMatchObject({ last_error: 'redirect', last_status: 307 });
    expect([received.length, inner.received.length]).toEqual([1, 0]);
  });

  it('that refuses for days is switched off, and administrators are told', async () => {
    const { url } = await receiver([{ status: 500 }, { status: 500 }]);
    startWorker();
    const { id } = await subscribe(url);
    await happen(1);
    await untilState(id, ['delayed']);
    expect((await admin.get(`/api/webhooks/${id}`)).json().data.active).toBe(true);
    await sql`update webhook_progress set failures = 20, failing_since = now() - interval '4 days'`.execute(
      portal.db,
    );
    await sql`update webhook_deliveries set created_at = now() - interval '4 days'`.execute(portal.db);
    await tryNow(id);
    await untilState(id, ['given_up']);
    expect((await admin.get(`/api/webhooks/${id}`)).json().data).toMatchObject({
      active: false,
      switched_off: 'failures',
    });
    const mails = await sql<{ subject: string; body_text: string }>`select subject, body_text from outbox
      where to_address = 'boss@example.org' and kind = 'webhook_switched_off'`.execute(portal.db);
    expect(mails.rows).toMatchObject([{ subject: 'A webhook was switched off' }]);
    const [notice] = (await admin.get('/api/notices')).json().data;
    expect(notice.message).toContain('127.0.0.1 was switched off');
  });

  it('that says it is gone is believed at once', async () => {
    const { url } = await receiver([{ status: 410 }]);
    startWorker();
    const { id } = await subscribe(url);
    await happen(1);
    await expect
      .poll(async () => (await admin.get(`/api/webhooks/${id}`)).json().data.switched_off, {
        timeout: 10_000,
      })
      .toBe('gone');
  });

  it('of a process that ended in the middle is sent it by another one', async () => {
    const { url, received } = await receiver([{ silent: true }]);
    const dying = startWorker();
    const { id } = await subscribe(url);
    await happen(1);
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
    await dying.stop();
    startWorker();
    await untilState(id, ['sent']);
    expect((await deliveries(id))[0].attempts).toBe(1);
  });
});

describe('a private address', () => {
  it('is refused where it is given, and so is http', async () => {
    const strict = await startTestApp();
    try {
      const boss = await strict.as(await aUser(strict.db, 'administrator'));
      const codeOf = async (url: string) => {
        const answer = await boss.post('/api/webhooks', { url, events: ['plan.final'] });
        expect(answer.statusCode).toBe(422);
        return answer.json().details[0];
      };
      for (const host of [
        '127.0.0.1',
        '[::1]',
        '10.0.0.8',
        '169.254.169.254',
        'localhost',
        '0x7f.1',
        'db.internal',
      ])
        expect(await codeOf(`https://${host}/`)).toMatchObject({ field: 'url', code: 'private_address' });
      expect(await codeOf('http://example.org/')).toMatchObject({ field: 'url', code: 'https_only' });
      for (const wrong of ['https://user:secret@example.org/', 'ftp://example.org/', 'nowhere'])
        expect(await codeOf(wrong)).toMatchObject({ field: 'url', code: 'invalid_url' });
    } finally {
      await strict.close();
    }
  });

  it('is not connected to where a name leads there, or a setting allowed it before', async () => {
    const { url, received, port } = await receiver();
    startWorker({ allowPrivate: false });
    const literal = await subscribe(url);
    const named = await subscribe(`https://localhost.localdomain:${port}/`);
    await happen(1);
    await untilState(literal.id, ['delayed']);
    await untilState(named.id, ['delayed']);
    expect((await deliveries(literal.id))[0]).toMatchObject({ last_error: 'private_address' });
    expect(['private_address', 'unknown_host']).toContain((await deliveries(named.id))[0].last_error);
    expect(received).toEqual([]);
  });
});

it('without a key to seal secrets with there are none', async () => {
  const { secretKey: _secretKey, ...open } = testSettings;
  const keyless = await startTestApp({ ...open, ...({ secretKey: undefined } as object) });
  try {
    const boss = await keyless.as(await aUser(keyless.db, 'administrator'));
    const answer = await boss.post('/api/webhooks', { url: 'https://example.org/', events: ['plan.final'] });
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'invalid_transition']);
  } finally {
    await keyless.close();
  }
});
