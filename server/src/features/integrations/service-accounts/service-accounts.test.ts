import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan } from '#test/factories/plans.ts';
import { aServiceAccount } from '#test/factories/service-accounts.ts';
import { startTestApp, type TestApp, TestClient } from '#test/harness.ts';
import { expireFreshProof, setUpAuthenticatorApp } from '#test/second-factor.ts';
import { hashPassword } from '#features/accounts/passwords/passwords.ts';
import { hashToken } from '#features/accounts/sessions/sessions.ts';

let portal: TestApp;
let adminId: number;
let admin: TestClient;
beforeAll(async () => {
  portal = await startTestApp();
  adminId = await aUser(portal.db, 'administrator');
  admin = await portal.as(adminId);
});
afterAll(() => portal.close());

const make = async (body: object = {}) => {
  const answer = await admin.post('/api/service_accounts', {
    name: `Warehouse ${crypto.randomUUID()}`,
    scopes: ['applications:read'],
    ...body,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().data as { id: number; name: string; lock_version: number };
};
const tokenOf = async (id: number, body: object = {}) => {
  const answer = await admin.post(`/api/service_accounts/${id}/tokens`, { name: 'First', ...body });
  expect(answer.statusCode).toBe(201);
  return answer.json().data as { id: number; token: string; expires_at: string; beginning: string };
};
const using = (token: string) => new TestClient(portal.app, { authorization: `Bearer ${token}` });
const auditOf = async (id: number) =>
  (
    await portal.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('subject_type', '=', 'service_accounts')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map((row) => row);

describe('a service account', () => {
  it('is made, listed, read, changed and revoked by administrators, with a row of the audit log each', async () => {
    const made = await make({ description: 'Nightly copy' });
    expect(made).toMatchObject({
      description: 'Nightly copy',
      user_type_id: 6,
      scopes: ['applications:read'],
      active: true,
      tokens: [],
      last_used_at: null,
    });
    const list = await admin.get(`/api/service_accounts?filter[active]=true&sort=-id&page=1&limit=1`);
    expect(list.json()).toMatchObject({ data: [{ id: made.id }], meta: { per_page: 1 } });
    expect((await admin.get('/api/service_accounts?filter[evil]=1')).statusCode).toBe(400);
    const changed = await admin.patch(
      `/api/service_accounts/${made.id}`,
      { scopes: ['plans:read', 'plans:read'] },
      { 'if-match': `"${made.lock_version}"` },
    );
    expect(changed.json().data).toMatchObject({ scopes: ['plans:read'], lock_version: 2 });
    const stale = await admin.patch(
      `/api/service_accounts/${made.id}`,
      { name: 'x' },
      { 'if-match': `"${made.lock_version}"` },
    );
    expect([stale.statusCode, stale.json().type]).toEqual([412, 'stale']);
    expect((await admin.delete(`/api/service_accounts/${made.id}`)).statusCode).toBe(204);
    expect((await admin.get(`/api/service_accounts/${made.id}`)).json().data).toMatchObject({
      active: false,
    });
    const again = await admin.patch(`/api/service_accounts/${made.id}`, { scopes: ['plans:write'] });
    expect([again.statusCode, again.json().type]).toEqual([409, 'read_only']);
    expect((await auditOf(made.id)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['service_accounts.created', adminId],
      ['service_accounts.updated', adminId],
      ['service_accounts.revoked', adminId],
    ]);
  });

  it('is nobody else’s: other people are refused, and nobody is told of it', async () => {
    const { id } = await make();
    for (const role of ['proponent', 'national_science_representative', 'observer'] as const) {
      const client = await portal.as(await aUser(portal.db, role));
      for (const answer of [
        await client.get('/api/service_accounts'),
        await client.post('/api/service_accounts', { name: 'x', scopes: ['plans:read'] }),
        await client.post(`/api/service_accounts/${id}/tokens`, { name: 'x' }),
        await client.delete(`/api/service_accounts/${id}`),
      ])
        expect(answer.statusCode).toBe(403);
    }
    expect((await admin.get('/api/users?filter[q]=Warehouse')).json().data).toEqual([]);
    expect((await admin.get(`/api/users/${id}`)).statusCode).toBe(404);
    expect((await admin.patch(`/api/users/${id}`, { active: true })).statusCode).toBe(404);
  });

  it('lends its name to a token that is given none', async () => {
    const { id, name } = await make();
    const answer = await admin.post(`/api/service_accounts/${id}/tokens`, {});
    expect([answer.statusCode, answer.json().data.name]).toEqual([201, name]);
    const list = `/api/service_accounts/${id}/tokens?fields[tokens]=name`;
    expect((await admin.get(list)).json().data).toEqual([{ id: answer.json().data.id, name }]);
  });

  it('says all that is wrong with it at once, at its place', async () => {
    const answer = await admin.post('/api/service_accounts', {
      name: ' ',
      scopes: ['root'],
      user_type_id: 5,
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(['name', 'scopes.0', 'user_type_id']);
    const { name } = await make();
    const twice = await admin.post('/api/service_accounts', { name, scopes: ['plans:read'] });
    expect(twice.json().details).toEqual([{ field: 'name', code: 'not_unique', params: {} }]);
  });

  it('is made, changed and revoked only with a fresh proof', async () => {
    const [email, password] = ['proves@example.org', 'Boreal-Tide-42'];
    const id = await aUser(portal.db, 'administrator', {
      email,
      password_hash: await hashPassword(password),
    });
    const login = await portal.visitor.post('/api/auth/login', { email, password });
    const client = using(login.json().access_token);
    await setUpAuthenticatorApp(client);
    const body = { name: 'Proof', scopes: ['plans:read'] };
    const made = await client.post('/api/service_accounts', body);
    expect(made.statusCode).toBe(201);
    const path = `/api/service_accounts/${made.json().data.id}`;
    const token = (await client.post(`${path}/tokens`, { name: 'x' })).json().data;
    await expireFreshProof(portal, id);
    for (const refused of [
      await client.post('/api/service_accounts', { ...body, name: 'Proof 2' }),
      await client.patch(path, { scopes: ['plans:write'] }),
      await client.post(`${path}/tokens`, { name: 'x' }),
      await client.delete(`${path}/tokens/${token.id}`),
      await client.delete(path),
    ])
      expect([refused.statusCode, refused.json().type]).toEqual([403, 'fresh_proof_required']);
  });
});

describe('its token', () => {
  it('is shown once, begins with shp_, and only its hash is kept', async () => {
    const { id } = await make();
    const made = await tokenOf(id);
    expect(made.token).toMatch(/^shp_[\w-]{43}$/);
    expect(made.token.startsWith(made.beginning)).toBe(true);
    const dump = await sql<{ all: string }>`select t::text as "all" from service_tokens t
      where service_account_id = ${id}`.execute(portal.db);
    expect(dump.rows[0]!.all).not.toContain(made.token.slice(9));
    expect(dump.rows[0]!.all).toContain(hashToken(made.token).toString('hex'));
    expect((await admin.get(`/api/service_accounts/${id}`)).body).not.toContain(made.token);
    expect(JSON.stringify(await auditOf(id))).not.toContain(made.token);
  });

  it('reads what its scope opens, and tells when and from where it was last used', async () => {
    const application = await anApplication(portal.db).submitted().create();
    const { id } = await make();
    const { token } = await tokenOf(id);
    const program = using(token);
    const list = await program.get('/api/ship_time_requests?include=primaryProponent&page=1');
    expect(list.statusCode).toBe(200);
    expect(list.json().data.map((row: { id: number }) => row.id)).toContain(application);
    expect((await program.get('/api/agencies')).statusCode).toBe(200);
    const refused = await program.get('/api/vessel_plans');
    expect(refused.json()).toMatchObject({ type: 'insufficient_scope', meta: { scope: 'plans:read' } });
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
      403,
      'Bearer realm="shiptime", error="insufficient_scope", scope="plans:read"',
    ]);
    const [told] = (await admin.get(`/api/service_accounts/${id}/tokens`)).json().data;
    expect(told).toMatchObject({ last_used_address: '127.0.0.0', active: true });
    expect(Date.parse(told.last_used_at)).toBeGreaterThan(0);
  });

  it('that is unknown, expired or revoked, itself or with its account, is 401 with WWW-Authenticate', async () => {
    const { id } = await make();
    const [expired, revoked, last] = [await tokenOf(id), await tokenOf(id), await tokenOf(id)];
    expect((await using(revoked.token).get('/api/ship_time_requests')).statusCode).toBe(200);
    await sql`update service_tokens set expires_at = now() where id = ${expired.id}`.execute(portal.db);
    expect((await admin.delete(`/api/service_accounts/${id}/tokens/${revoked.id}`)).statusCode).toBe(204);
    const isOut = async (token: string) => {
      const answer = await using(token).get('/api/ship_time_requests');
      expect([answer.statusCode, answer.json().type]).toEqual([401, 'unauthenticated']);
      expect(answer.headers['www-authenticate']).toContain('Bearer');
    };
    for (const token of [`shp_${'x'.repeat(43)}`, expired.token, revoked.token]) await isOut(token);
    await admin.delete(`/api/service_accounts/${id}`);
    await isOut(last.token);
    const actions = (await auditOf(id)).map(({ action }) => action);
    expect(actions.filter((action) => action.endsWith('key_made'))).toHaveLength(3);
    expect(actions).toContain('service_accounts.key_revoked');
    await expect(
      sql`update service_tokens set revoked_at = null where id = ${revoked.id}`.execute(portal.db),
    ).rejects.toThrow('stays revoked');
  });

  it('ends within a year unless asked otherwise, within two at most; an account has five', async () => {
    const { id } = await make();
    const { expires_at } = await tokenOf(id);
    const days = (Date.parse(expires_at) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    for (const wrong of ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z', 'soon']) {
      const answer = await admin.post(`/api/service_accounts/${id}/tokens`, { name: 'x', expires_at: wrong });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['expires_at']]);
    }
    for (let more = 0; more < 4; more += 1) await tokenOf(id);
    const sixth = await admin.post(`/api/service_accounts/${id}/tokens`, { name: 'x' });
    expect([sixth.statusCode, sixth.json().type]).toEqual([409, 'limit_reached']);
  });

  it('has no session, password, factors or pages of people', async () => {
    const { token } = await tokenOf((await make({ scopes: ['plans:write'], user_type_id: 4 })).id);
    const program = using(token);
    for (const path of ['/api/auth/user', '/api/auth/sessions', '/api/auth/second_factors', '/api/users'])
      expect((await program.get(path)).json().type).toBe('insufficient_scope');
    expect((await program.post('/api/auth/proof/challenge')).json().type).toBe('insufficient_scope');
  });
});

describe('what a program writes', () => {
  it('is its own application, under its name, within the rules for such a person', async () => {
    const year = await anApplication(portal.db).create();
    const { fiscal_year_id } = await portal.db
      .selectFrom('ship_time_requests')
      .select('fiscal_year_id')
      .where('id', '=', year)
      .executeTakeFirstOrThrow();
    const program = await aServiceAccount(portal, {
      scopes: ['applications:read', 'applications:write'],
      user_type_id: 2,
    });
    const made = await program.post('/api/ship_time_requests', { fiscal_year_id, project_title: 'Moorings' });
    expect(made.statusCode).toBe(201);
    expect(made.json().data.user_id).toBe(program.id);
    const path = `/api/ship_time_requests/${made.json().data.id}`;
    expect((await program.patch(path, { executive_summary: 'Ten moorings.' })).statusCode).toBe(200);
    const other = await anApplication(portal.db).submitted().create();
    expect((await program.get(`/api/ship_time_requests/${other}`)).statusCode).toBe(404);
    expect((await program.post(`/api/ship_time_requests/${other}/accept`)).json().type).toBe(
      'insufficient_scope',
    );
  });

  it('is a plan of the vessels that it coordinates, named in the audit log', async () => {
    const [plan, foreign] = [await aPlan(portal.db), await aPlan(portal.db)];
    const program = await aServiceAccount(portal, {
      scopes: ['plans:read', 'plans:write'],
      user_type_id: 3,
      vessel_ids: [plan.vessel_id],
    });
    const mission = await aMission(portal.db, plan.id);
    const moved = await program.patch(`/api/missions/${mission}`, { title: 'Renamed by a program' });
    expect(moved.statusCode).toBe(200);
    const elsewhere = await aMission(portal.db, foreign.id);
    expect((await program.patch(`/api/missions/${elsewhere}`, { title: 'x' })).statusCode).toBe(403);
    const [entry] = (
      await admin.get(`/api/audit_log?filter[subject_type]=missions&filter[actor_id]=${program.id}`)
    ).json().data;
    expect(entry).toMatchObject({ actor: expect.stringMatching(/^Program \d+ \(service\)$/) });
    expect((await program.post(`/api/vessel_plans/${plan.id}/send_to_national`)).json().type).toBe(
      'insufficient_scope',
    );
  });
});

describe('limits', () => {
  it('are counted for each account', async () => {
    const small = await startTestApp({
      limits: { perUser: 3, perAddress: 1_000_000, perLogin: 5, perAccount: 30 },
    });
    try {
      const boss = await aUser(small.db, 'administrator');
      const open = async (name: string) => {
        const { rows } = await sql<{ id: number }>`insert into users
          (first_name, last_name, email, password_hash, user_type_id, active, service)
          values (${name}, '(service)', ${`${name}@invalid`}, 'x', 6, false, true) returning id`.execute(
          small.db,
        );
        const { id } = rows[0]!;
        await sql`insert into service_accounts (id, name, scopes, created_by)
          values (${id}, ${name}, array['applications:read'], ${boss})`.execute(small.db);
        const token = `shp_${name}`;
        await sql`insert into service_tokens (service_account_id, name, beginning, token_hash, expires_at)
          values (${id}, 'x', 'shp_x', ${hashToken(token)}, now() + interval '1 day')`.execute(small.db);
        return new TestClient(small.app, { authorization: `Bearer ${token}` });
      };
      const [one, other] = [await open('one'), await open('other')];
      const statuses = [];
      for (let times = 0; times < 4; times += 1) {
        statuses.push((await one.get('/api/ship_time_requests')).statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect((await other.get('/api/ship_time_requests')).statusCode).toBe(200);
    } finally {
      await small.close();
    }
  });
});
