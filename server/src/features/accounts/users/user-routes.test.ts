import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { roles } from '@shiptime/domain/shared/actor';
import { openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { startTestMailServer, tokenIn, type TestMailServer } from '#test/test-mail-server.ts';
import { hashPassword } from '../passwords/passwords.ts';

const password = 'Boreal-Tide-42';
let portal: TestApp;
let post: TestMailServer;
let passwordHash: string;
let admin: TestClient;
let adminId: number;

beforeAll(async () => {
  portal = await startTestApp();
  post = await startTestMailServer(portal);
  passwordHash = await hashPassword(password);
  adminId = await aUser(portal.db, 'administrator');
  admin = await portal.as(adminId);
});
afterAll(async () => {
  await post.close();
  await portal.close();
});

const someone = async (
  person: Parameters<typeof aUser>[2] = {},
  role: Parameters<typeof aUser>[1] = 'proponent',
) => {
  const id = await aUser(portal.db, role, { password_hash: passwordHash, ...person });
  const { email } = await portal.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, email, client: await portal.as(id), path: `/api/users/${id}` };
};
const auditOf = (id: number) =>
  portal.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_type', '=', 'users')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

describe('a profile', () => {
  it('is whole to its owner and to administrators', async () => {
    const { id, email, client, path } = await someone();
    for (const reader of [client, admin]) {
      const { data } = (await reader.get(path)).json();
      expect(data).toMatchObject({
        id,
        email,
        monogram: 'ÉO',
        options: { first_login: true },
        pending_email: null,
      });
      expect(JSON.stringify(data)).not.toContain('argon2');
    }
    expect((await client.get(path)).json().data.can).toEqual({
      edit: true,
      manage: false,
      change_password: true,
      change_email: true,
    });
    expect((await admin.get(path)).json().data.can).toMatchObject({
      edit: true,
      manage: true,
      change_password: false,
    });
  });

  it('is a name and an address to people of the same application, and nothing to others', async () => {
    const [one, other, stranger] = [await someone(), await someone(), await someone()];
    const { id } = await portal.db
      .insertInto('ship_time_requests')
      .values({ user_id: one.id, fiscal_year_id: await openYear(portal.db) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await portal.db
      .insertInto('co_proponents')
      .values({ ship_time_request_id: id, user_id: other.id, slot: 1 })
      .execute();
    for (const [reader, subject] of [
      [one, other],
      [other, one],
    ] as const) {
      const answer = await reader.client.get(subject.path);
      expect(Object.keys(answer.json().data).toSorted()).toEqual([
        'affiliation',
        'email',
        'first_name',
        'id',
        'last_name',
        'orcid',
      ]);
    }
    expect((await stranger.client.get(one.path)).statusCode).toBe(404);
    expect((await stranger.client.patch(one.path, { title: 'x' })).statusCode).toBe(404);
    expect((await portal.visitor.get(one.path)).statusCode).toBe(401);
    expect((await admin.get('/api/users/999999')).statusCode).toBe(404);
  });

  it.each(['PATCH', 'PUT'] as const)('is changed with %s, part by part', async (method) => {
    const { client, path } = await someone({}, 'observer');
    const changes = { first_name: '  Marie   Ève ', title: 'Biologist', telephone: '', language: 'fr' };
    const answer = await client.request(method, path, changes);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      first_name: 'Marie Ève',
      title: 'Biologist',
      telephone: null,
      language: 'fr',
      lock_version: 2,
    });
    expect(answer.headers.etag).toBe('"2"');
    const own = (await client.get('/api/auth/user')).json();
    expect(own).toMatchObject({ title: 'Biologist', language: 'fr' });
  });

  it('remembers that the tour was taken', async () => {
    const { client, path } = await someone();
    const answer = await client.patch(path, { options: { first_login: false } });
    expect(answer.json().data.options).toEqual({ first_login: false, tour_put_off: 0, digest: 'single' });
    expect((await client.get('/api/auth/user')).json().options).toEqual({
      first_login: false,
      tour_put_off: 0,
      digest: 'single',
    });
  });

  it('remembers how often the tour was put off, whichever the computer', async () => {
    const { client, path } = await someone();
    const once = await client.patch(path, { options: { first_login: true, tour_put_off: 1 } });
    expect(once.json().data.options).toMatchObject({ first_login: true, tour_put_off: 1 });
    expect((await client.get('/api/auth/user')).json().options).toMatchObject({ tour_put_off: 1 });
    const often = await client.patch(path, { options: { tour_put_off: 4 } });
    expect([often.statusCode, Object.keys(often.json().errors)]).toEqual([422, ['options.tour_put_off']]);
  });

  it('takes a whole account back and nothing of it that is not the owner’s to say', async () => {
    const { id, client, path } = await someone();
    const whole = (await client.get(path)).json().data;
    const answer = await client.put(path, {
      ...whole,
      id: 1,
      email: 'other@example.org',
      user_type_id: roles.administrator,
      active: false,
      vessel_ids: [1],
      password_hash: 'x',
      email_verified_at: null,
      affiliation: 'BIO',
    });
    expect(answer.json().data).toMatchObject({
      id,
      email: whole.email,
      user_type_id: roles.proponent,
      active: true,
      vessel_ids: [],
      affiliation: 'BIO',
    });
  });

  it.each([
    [{ first_name: '' }, 'first_name'],
    [{ last_name: '123' }, 'last_name'],
    [{ language: 'de' }, 'language'],
    [{ title: 'x'.repeat(251) }, 'title'],
    [{ options: { first_login: 'perhaps' } }, 'options.first_login'],
    [{ telephone: 7 }, 'telephone'],
  ])('%o is 422', async (body, field) => {
    const { client, path } = await someone();
    const answer = await client.patch(path, body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  it('tells of a change in between', async () => {
    const { client, path } = await someone();
    await client.patch(path, { title: 'First', lock_version: 1 });
    const stale = await client.patch(path, { title: 'Second', lock_version: 1 });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { type: 'stale', current: { title: 'First' } },
    ]);
    const precondition = await client.patch(path, { title: 'Second' }, { 'if-match': '"1"' });
    expect(precondition.statusCode).toBe(412);
  });
});

describe('the own address', () => {
  it('changes once the new one is verified, and the old one is told', async () => {
    const { id, email, client, path } = await someone({}, 'co_proponent');
    const next = `new.${email.replace('example.org', 'dfo-mpo.gc.ca')}`;
    const answer = await client.put(`${path}/email`, { email: next, current_password: password });
    expect(answer.statusCode).toBe(200);
    expect((await client.get('/api/auth/user')).json()).toMatchObject({ email, pending_email: next });
    const token = tokenIn(await post.mailTo(next));
    const confirmed = await client.post(`/api/auth/email/${token}`);
    expect([confirmed.statusCode, confirmed.json().email]).toEqual([200, next]);
    expect((await client.get('/api/auth/user')).json()).toMatchObject({
      email: next,
      pending_email: null,
      user_type_id: roles.proponent,
    });
    expect((await post.mailTo(email)).text).toContain(next);
    expect((await client.post(`/api/auth/email/${token}`)).statusCode).toBe(404);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['users.email_changed']);
  });

  it('is refused where the password is wrong, the address is taken, or the account is another’s', async () => {
    const { client, path } = await someone();
    const other = await someone();
    const put = (body: object, who = client) => who.put(`${path}/email`, body);
    expect((await put({ email: 'free@example.org', current_password: 'no' })).json().errors).toHaveProperty(
      'current_password',
    );
    expect((await put({ email: other.email, current_password: password })).json().errors).toHaveProperty(
      'email',
    );
    expect((await put({ email: 'free@example.org', current_password: password }, admin)).statusCode).toBe(
      403,
    );
  });

  it('follows only the newest wish, and not to an address that someone has taken meanwhile', async () => {
    const { id, client, path } = await someone();
    const ask = async (email: string) => {
      const answer = await client.put(`${path}/email`, { email, current_password: password });
      expect(answer.statusCode).toBe(200);
      return tokenIn(await post.mailTo(email));
    };
    const first = await ask('first.wish@example.org');
    const hasty = await client.put(`${path}/email`, {
      email: 'hasty@example.org',
      current_password: password,
    });
    expect([hasty.statusCode, hasty.headers['retry-after']]).toEqual([429, '60']);
    await sql`update account_tokens set created_at = created_at - interval '61 seconds' where user_id = ${id}`.execute(
      portal.db,
    );
    const second = await ask('second.wish@example.org');
    expect((await client.post(`/api/auth/email/${first}`)).statusCode).toBe(404);
    await someone({ email: 'second.wish@example.org' });
    expect((await client.post(`/api/auth/email/${second}`)).statusCode).toBe(404);
  });
});

describe('administrators', () => {
  it('list accounts with filters, without case and accents', async () => {
    const { id } = await someone(
      { first_name: 'Zacharie', last_name: 'Bélanger', vessels: [3] },
      'regional_vessel_coordinator',
    );
    await someone({ first_name: 'Zacharie', last_name: 'Belanger', active: false });
    const find = async (query: string) =>
      (await admin.get(`/api/users?${query}`)).json().data.map((user: { id: number }) => user.id);
    expect(await find('filter[q]=zacharie BELANGER')).toHaveLength(2);
    expect(await find('filter[q]=belanger&filter[active]=true')).toEqual([id]);
    expect(await find(`filter[user_type_id]=3&filter[vessel_id]=3&filter[q]=bélanger`)).toEqual([id]);
    expect(await find('filter[q]=%25')).toEqual([]);
    const page = (await admin.get('/api/users?page=1&limit=2&sort=-last_name&include=vessels')).json();
    expect(page.data).toHaveLength(2);
    expect(page.meta.total).toBeGreaterThan(2);
    expect(page.data[0]).toHaveProperty('vessels');
    const { client } = await someone();
    expect((await client.get('/api/users')).statusCode).toBe(403);
  });

  it('change types and vessels, which counts from the next request and is written down', async () => {
    const { id, client, path } = await someone({ vessels: [1] }, 'regional_vessel_coordinator');
    const answer = await admin.patch(path, { vessel_ids: [2, 1, 2] });
    expect(answer.json().data.vessel_ids).toEqual([1, 2]);
    expect((await client.get('/api/auth/user')).json()).toMatchObject({
      vessels: [1, 2],
      can: { inbox: true },
    });
    expect((await admin.patch(path, { vessel_ids: [999_999] })).json().errors).toHaveProperty('vessel_ids');
    await admin.patch(path, { user_type_id: roles.observer });
    expect((await client.get('/api/auth/user')).json()).toMatchObject({
      vessels: [],
      can: { inbox: false, apply: false },
    });
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'users.rights_changed',
        actor_id: adminId,
        before: { vessel_ids: [1] },
        after: { vessel_ids: [1, 2] },
      },
      {
        before: { user_type_id: roles.regional_vessel_coordinator },
        after: { user_type_id: roles.observer, vessel_ids: [] },
      },
    ]);
    expect((await admin.patch(path, { user_type_id: 7 })).statusCode).toBe(422);
  });

  it('disable accounts, which ends their sessions at once', async () => {
    const { id, client, path } = await someone();
    await admin.patch(path, { active: false });
    expect((await client.get('/api/auth/user')).statusCode).toBe(401);
    await admin.patch(path, { active: true });
    expect((await client.get('/api/auth/user')).statusCode).toBe(401);
    expect((await (await portal.as(id)).get('/api/auth/user')).statusCode).toBe(200);
  });

  it('do not change their own rights, and change nothing by sending themselves back', async () => {
    const path = `/api/users/${adminId}`;
    expect(
      (await admin.patch(path, { user_type_id: roles.national_science_representative })).statusCode,
    ).toBe(403);
    expect((await admin.patch(path, { active: false })).statusCode).toBe(403);
    const whole = (await admin.get(path)).json().data;
    expect((await admin.patch(path, { ...whole, title: 'Manager' })).json().data.title).toBe('Manager');
  });

  it('send activation links again and sign people out', async () => {
    const { id, email, client, path } = await someone();
    expect((await admin.post(`${path}/activation`)).json().type).toBe('invalid_transition');
    await portal.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', id).execute();
    expect((await admin.post(`${path}/activation`)).statusCode).toBe(200);
    expect(
      (await portal.visitor.get(`/api/auth/signup/activate/${tokenIn(await post.mailTo(email))}`)).statusCode,
    ).toBe(200);
    expect((await admin.delete(`${path}/sessions`)).statusCode).toBe(204);
    expect((await client.get('/api/auth/user')).statusCode).toBe(401);
    expect((await (await portal.as(id)).delete(`${path}/sessions`)).statusCode).toBe(403);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'users.activation_sent',
      'users.sessions_ended',
    ]);
  });
});

describe('GET /api/mailbox', () => {
  it('is there in a demonstration only', async () => {
    expect((await portal.visitor.get('/api/mailbox')).statusCode).toBe(404);
    const demo = await startTestApp({ demo: true });
    const email = 'proponent@shiptime.example';
    await aUser(demo.db, 'proponent', { email, demonstration: true });
    await demo.visitor.post('/api/auth/password/create', { email });
    const { data } = (await demo.visitor.get('/api/mailbox')).json();
    expect(data).toMatchObject([{ kind: 'password_reset', to: email, language: 'en' }]);
    expect(data[0].html).toMatch(/href="\/account\/password\/reset\/[\w-]+\?lang=en"/);
    const accounts = (await demo.visitor.get('/api/portal')).json().data.demo_accounts;
    expect(accounts).toMatchObject([{ email, password: 'Shiptime-Demo-1', user_type_id: roles.proponent }]);
    await demo.close();
  });
});
