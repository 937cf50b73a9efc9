import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { startTestMailServer, tokenIn, type TestMailServer } from '#test/test-mail-server.ts';
import { readConfig } from '#config.ts';
import { hashPassword } from '../passwords/passwords.ts';

const password = 'Boreal-Tide-42';
const newPassword = 'Austral-Swell-17';
let portal: TestApp;
let post: TestMailServer;
let passwordHash: string;
beforeAll(async () => {
  portal = await startTestApp({
    trustProxy: readConfig({ TRUST_PROXY: '1' }).trustProxy,
    limits: { perUser: 1_000_000, perAddress: 1_000_000, perLogin: 5, perAccount: 12 },
  });
  post = await startTestMailServer(portal);
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await post.close();
  await portal.close();
});

let count = 0;
const someone = async () => {
  const email = `guessed${(count += 1)}@example.org`;
  return { email, id: await aUser(portal.db, 'proponent', { email, password_hash: passwordHash }) };
};
const tryFrom = async (address: string, email: string, secret = 'Wrong-Tide-42') => {
  const answer = await portal.visitor.post(
    '/api/auth/login',
    { email, password: secret },
    { 'x-forwarded-for': address },
  );
  return answer.statusCode;
};
const endPauses = () => sql`delete from rate_limits where key like 'login_pause:%'`.execute(portal.db);
const pauseOf = async (network: string): Promise<number> => {
  const { rows } = await sql<{ left: number }>`
    select expire - extract(epoch from clock_timestamp()) * 1000 as left from rate_limits
    where key = ${`login_pause:${network}`}`.execute(portal.db);
  return Number(rows[0]!.left);
};
const auditOf = async (id: number) => {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_type', '=', 'users')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('trying one password on many accounts', () => {
  it('from one network ends, for all but those who have signed in from there', async () => {
    const known = await someone();
    expect(await tryFrom('203.0.113.200', known.email, password)).toBe(200);
    const statuses: number[] = [];
    for (let turn = 1; turn <= 26; turn += 1) {
      await endPauses();
      statuses.push(await tryFrom('203.0.113.200', (await someone()).email));
    }
    expect(statuses).toEqual([...Array<number>(24).fill(403), 429, 429]);
    await endPauses();
    expect(await tryFrom('203.0.113.200', (await someone()).email, password)).toBe(429);
    expect(await tryFrom('203.0.113.200', known.email, password)).toBe(200);
    expect(await tryFrom('203.0.113.201', (await someone()).email, password)).toBe(200);
  });
});

describe('trying one password from many networks of one site', () => {
  it('ends as from one network', async () => {
    const statuses: number[] = [];
    for (let turn = 1; turn <= 25; turn += 1) {
      await endPauses();
      statuses.push(await tryFrom(`2001:db8:77:${turn.toString(16)}::1`, (await someone()).email));
    }
    expect(statuses).toEqual([...Array<number>(24).fill(403), 429]);
    expect(await tryFrom('2001:db8:78:1::1', (await someone()).email)).toBe(403);
  });
});

describe('spraying 140 accounts from one network', () => {
  it('tries a handful, with pauses that double after each failure', async () => {
    const network = '198.18.10.1';
    const statuses: number[] = [];
    for (let turn = 1; turn <= 140; turn += 1)
      statuses.push(await tryFrom(network, `sprayed${turn}@example.org`));
    expect(statuses.slice(0, 6)).toEqual([403, 403, 403, 403, 403, 429]);
    expect(statuses.filter((status) => status === 403).length).toBeLessThan(12);
    const pauses: number[] = [];
    for (let turn = 1; turn <= 3; turn += 1) {
      await endPauses();
      await tryFrom(network, `sprayed${turn + 200}@example.org`);
      pauses.push(await pauseOf(network));
    }
    expect(pauses[1]! / pauses[0]!).toBeCloseTo(2, 0);
    expect(pauses[2]! / pauses[1]!).toBeCloseTo(2, 0);
  });
});

describe('asking which addresses have an account', () => {
  it('ends after twenty unknown ones from a network, for known ones too', async () => {
    const ask = async (address: string, email: string) =>
      (await portal.visitor.post('/api/auth/password/create', { email }, { 'x-forwarded-for': address }))
        .statusCode;
    const list = Array.from({ length: 22 }, (_, turn) => `listed${turn}@example.org`);
    const statuses = await Promise.all(list.slice(0, 20).map((email) => ask('198.18.20.1', email)));
    expect(new Set(statuses)).toEqual(new Set([404]));
    const { email } = await someone();
    expect(await ask('198.18.20.1', list[21]!)).toBe(429);
    expect(await ask('198.18.20.1', email)).toBe(429);
    expect(await ask('198.18.21.1', email)).toBe(200);
  });
});

describe('signing up with the addresses of others', () => {
  it('ends after twenty that have an account', async () => {
    const { email } = await someone();
    const from = { 'x-forwarded-for': '198.18.30.1' };
    const body = { email, password: 'Austral-Swell-17', password_confirmation: 'Austral-Swell-17' };
    const signUp = async (address = email) =>
      (
        await portal.visitor.post(
          '/api/auth/signup',
          { ...body, email: address, first_name: 'Ada', last_name: 'Roy' },
          from,
        )
      ).statusCode;
    for (let turn = 1; turn <= 20; turn += 1) expect(await signUp()).toBe(422);
    expect(await signUp()).toBe(429);
    expect(await signUp('nobody.yet@example.org')).toBe(429);
  });
});

describe('guessing the password of one account', () => {
  it('from one /64 of IPv6 counts as from one address', async () => {
    const { email } = await someone();
    const statuses: number[] = [];
    for (let host = 1; host <= 6; host += 1) statuses.push(await tryFrom(`2001:db8:0:7::${host}`, email));
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect(await tryFrom('2001:db8:8::1', email)).toBe(403);
  });

  it('from many addresses ends, for the owner too, but not where the owner has signed in before', async () => {
    const { email, id } = await someone();
    expect(await tryFrom('203.0.113.5', email, password)).toBe(200);
    const statuses: number[] = [];
    for (let host = 1; host <= 14; host += 1) statuses.push(await tryFrom(`198.51.100.${host}`, email));
    expect(statuses.filter((status) => status === 403)).toHaveLength(12);
    expect(statuses.slice(12)).toEqual([429, 429]);
    expect(await tryFrom('192.0.2.77', email, password)).toBe(429);
    expect(await tryFrom('203.0.113.5', email, password)).toBe(200);
    expect(await tryFrom('203.0.113.5', email)).toBe(403);
    expect(await auditOf(id)).toContain('users.sign_in_throttled');
  });

  it('of an address that has no account ends in the same way', async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 13; host += 1)
      statuses.push(await tryFrom(`198.51.100.${host}`, 'nobody@example.org'));
    expect(statuses.slice(11)).toEqual([403, 429]);
  });

  it('is told to the owner once, who gets in anywhere with a new password', async () => {
    const { email } = await someone();
    for (let host = 1; host <= 13; host += 1) await tryFrom(`198.51.100.${host}`, email);
    expect((await post.mailTo(email)).subject).toBe('Somebody tried to sign in to your account');
    expect(await post.countTo(email)).toBe(1);
    const there = { 'x-forwarded-for': '192.0.2.99' };
    await portal.visitor.post('/api/auth/password/create', { email }, there);
    const token = tokenIn(await post.mailTo(email));
    const reset = await portal.visitor.post(
      '/api/auth/password/reset',
      { email, token, password: newPassword, password_confirmation: newPassword },
      there,
    );
    expect(reset.statusCode).toBe(200);
    expect(await tryFrom('192.0.2.99', email, newPassword)).toBe(200);
    expect(await tryFrom('192.0.2.100', email, newPassword)).toBe(429);
  });

  it('is nothing that the right password is counted for', async () => {
    const { email } = await someone();
    for (let time = 1; time <= 15; time += 1) expect(await tryFrom('203.0.113.9', email, password)).toBe(200);
  });
});

describe('the audit log', () => {
  it('has signing in, failing, signing out, and from which network, without what was typed', async () => {
    const { email, id } = await someone();
    await tryFrom('203.0.113.61', email);
    const signedIn = await portal.visitor.post('/api/auth/login', { email, password });
    const client = portal.visitor.with({ authorization: `Bearer ${signedIn.json().access_token}` });
    await client.get('/api/auth/logout');
    expect(await auditOf(id)).toEqual(['users.sign_in_failed', 'users.signed_in', 'users.signed_out']);
    const failed = await portal.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'users.sign_in_failed')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(failed).toMatchObject({ actor_id: null, address: '203.0.113.0', before: null, after: null });
  });

  it('is not flooded by failures', async () => {
    for (let time = 1; time <= 100; time += 1) {
      await endPauses();
      await tryFrom('203.0.113.62', `spray${time}@example.org`);
    }
    const rows = await portal.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', 'in', ['users.sign_in_failed', 'users.sign_in_throttled'])
      .where('subject_id', 'is', null)
      .where('address', '=', '203.0.113.0')
      .execute();
    expect(rows).toHaveLength(24 + 60);
  });

  it('has what was taken out and what was refused, and shows them in words', async () => {
    const admin = await portal.as(await aUser(portal.db, 'administrator'));
    const id = await aUser(portal.db, 'regional_vessel_coordinator');
    const client = await portal.as(id);
    expect((await client.get('/api/audit_log')).statusCode).toBe(403);
    expect((await client.get('/api/ship_time_requests/export?fiscal_year_id=5')).statusCode).toBe(200);
    const told = (await admin.get(`/api/audit_log?filter[actor_id]=${id}&sort=id`)).json().data;
    expect(told).toMatchObject([
      { action: 'audit_log.refused', after: { request: 'GET /api/audit_log' } },
      { action: 'ship_time_requests.exported', after: { request: 'GET /api/ship_time_requests/export' } },
    ]);
    const sheet = await admin.get(`/api/audit_log/export?format=csv&filter[actor_id]=${id}&lang=fr`);
    expect(sheet.body).toContain('Accès refusé');
    const visitors = await admin.get('/api/audit_log/export?format=csv&filter[action]=users.sign_in_failed');
    expect(visitors.body).toContain('Not signed in');
  });

  it('has each thing that was taken out, however often another was taken before', async () => {
    const id = await aUser(portal.db, 'proponent');
    const client = await portal.as(id);
    const [one, other] = [
      await anApplication(portal.db).by(id).create(),
      await anApplication(portal.db).by(id).create(),
    ];
    for (const taken of [...Array.from({ length: 61 }, () => one), other])
      await client.get(`/api/ship_time_requests/${taken}/stations/export.csv`);
    const rows = await portal.db
      .selectFrom('audit_log')
      .select('subject_id')
      .where('actor_id', '=', id)
      .where('action', '=', 'ship_time_requests.exported')
      .execute();
    expect(rows.map(({ subject_id }) => subject_id)).toEqual([
      ...Array.from({ length: 60 }, () => one),
      other,
    ]);
  });
});

describe('a session', () => {
  const signIn = async (email: string, headers: Record<string, string> = {}) => {
    const answer = await portal.visitor.post('/api/auth/login', { email, password }, headers);
    return answer.json().access_token as string;
  };
  const works = async (token: string) =>
    (await portal.visitor.get('/api/auth/user', { authorization: `Bearer ${token}` })).statusCode === 200;

  it('ends when its owner signs in again with it at hand, and nobody else’s does', async () => {
    const { email } = await someone();
    const other = await someone();
    const first = await signIn(email);
    const theirs = await signIn(other.email, { authorization: `Bearer ${first}` });
    expect([await works(first), await works(theirs)]).toEqual([true, true]);
    const second = await signIn(email, { authorization: `Bearer ${first}` });
    expect([await works(first), await works(second)]).toEqual([false, true]);
  });

  it('is ended by the hash of its token, which opens nothing', async () => {
    const token = await signIn((await someone()).email);
    const ending = createHash('sha256').update(token).digest('hex');
    expect(await works(ending)).toBe(false);
    for (const nothing of ['zz', token, '00'.repeat(32)])
      expect((await portal.visitor.post('/api/auth/sessions/end', { ending: nothing })).statusCode).toBe(204);
    expect(await works(token)).toBe(true);
    expect((await portal.visitor.post('/api/auth/sessions/end', { ending })).statusCode).toBe(204);
    expect(await works(token)).toBe(false);
  });

  it('is given a key for unsaved text that is the same each time and differs from anybody else’s', async () => {
    const keyOf = async (token: string) =>
      (await portal.visitor.get('/api/auth/user', { authorization: `Bearer ${token}` })).json().draft_key;
    const { email } = await someone();
    const other = await someone();
    const key = await keyOf(await signIn(email));
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(await keyOf(await signIn(email))).toBe(key);
    expect(await keyOf(await signIn(other.email))).not.toBe(key);
  });
});
