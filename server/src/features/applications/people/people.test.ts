import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { hashToken } from '#features/accounts/sessions/sessions.ts';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const at = (id: number, path = '') => `/api/ship_time_requests/${id}/co_proponents${path}`;
const emailOf = async (id: number) =>
  (await test.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
const draft = async () => {
  const user = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).create();
  return { id, user, client: await test.as(user) };
};
const ids = async (client: TestClient, id: number) =>
  (await client.get(at(id))).json().map((person: { id: number }) => person.id);

describe('co-proponents', () => {
  it('are added by e-mail, told by notice and mail, and work on it at once', async () => {
    const { id, client } = await draft();
    const friend = await aUser(test.db, 'co_proponent', { affiliation: 'Université Laval', language: 'fr' });
    const email = await emailOf(friend);
    const answer = await client.post(at(id), { email: `  ${email.toUpperCase()} ` });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toEqual({
      id: friend,
      first_name: 'Élise',
      last_name: expect.stringContaining("O'Brien"),
      affiliation: 'Université Laval',
      email,
      orcid: null,
    });
    expect((await client.get(at(id))).json()).toEqual([answer.json().data]);
    const mail = await test.db
      .selectFrom('outbox')
      .selectAll()
      .where('user_id', '=', friend)
      .executeTakeFirstOrThrow();
    expect([mail.kind, mail.language]).toEqual(['co_proponent_added', 'fr']);
    const theirs = await test.as(friend);
    const saved = await theirs.patch(`/api/ship_time_requests/${id}`, { executive_summary: 'ours' });
    expect(saved.json().data.can).toMatchObject({ edit: true, submit: false, delete: false, leave: true });
  });

  it('are people with an account, not twice, not oneself, at most five', async () => {
    const { id, user, client } = await draft();
    const add = async (email: string) => {
      const answer = await client.post(at(id), { email }, { 'accept-language': 'en' });
      return [answer.statusCode, answer.json().type ?? null, answer.json().errors?.email?.[0]];
    };
    expect(await add('nobody@example.org')).toEqual([404, 'not_found', 'E-mail not found']);
    expect(await add(await emailOf(user))).toEqual([
      422,
      'self',
      'You are the primary proponent of this application',
    ]);
    const unverified = await aUser(test.db, 'proponent');
    await test.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', unverified)
      .execute();
    expect(await add(await emailOf(unverified))).toEqual([404, 'not_found', 'E-mail not found']);
    const disabled = await aUser(test.db, 'proponent', { active: false });
    expect(await add(await emailOf(disabled))).toEqual([422, 'inactive', 'This account is disabled']);
    const friends = [];
    for (let count = 0; count < 6; count += 1) friends.push(await emailOf(await aUser(test.db, 'proponent')));
    expect((await client.post(at(id), { email: friends[0] })).statusCode).toBe(201);
    expect(await add(friends[0]!)).toEqual([422, 'duplicate', 'This person is already a co-proponent']);
    for (const email of friends.slice(1, 5)) await client.post(at(id), { email });
    expect(await add(friends[5]!)).toEqual([
      422,
      'limit_reached',
      'Limit of 5 co-proponents has been reached',
    ]);
    expect(await add('nobody@example.org')).toEqual([
      422,
      'limit_reached',
      'Limit of 5 co-proponents has been reached',
    ]);
    for (const body of [{}, { email: 'nobody' }, { email: null }]) {
      const answer = await client.post(at(id), body);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['email']]);
    }
  });

  it('are five however many are added at once', async () => {
    const { id, client } = await draft();
    const emails = await Promise.all(
      Array.from({ length: 8 }, async () => emailOf(await aUser(test.db, 'proponent'))),
    );
    const answers = await Promise.all(emails.map((email) => client.post(at(id), { email })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201, 201, 201, 201, 201, 422, 422, 422,
    ]);
    expect(await ids(client, id)).toHaveLength(5);
  });

  it('are removed by the primary proponent, and leave by themselves', async () => {
    const { id, client } = await draft();
    const [one, two] = [await aUser(test.db, 'proponent'), await aUser(test.db, 'proponent')];
    await client.post(at(id), { email: await emailOf(one) });
    await client.post(at(id), { email: await emailOf(two) });
    const theirs = await test.as(one);
    expect((await theirs.delete(at(id, `/${two}`))).statusCode).toBe(403);
    for (const each of [client, theirs]) {
      const refused = await each.delete(at(id, `/${(await client.get('/api/auth/user')).json().id}`));
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        'This action is unauthorized. The primary proponent cannot be removed from the application.',
      ]);
    }
    expect((await theirs.post(at(id), { email: 'x@example.org' })).statusCode).toBe(403);
    expect((await theirs.delete(at(id, `/${one}`))).statusCode).toBe(204);
    expect((await theirs.get(at(id))).statusCode).toBe(404);
    expect((await client.delete(at(id, `/${two}`))).statusCode).toBe(204);
    expect((await client.delete(at(id, `/${two}`))).statusCode).toBe(404);
    const kinds = await test.db
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', two)
      .orderBy('id')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['co_proponent_added', 'co_proponent_removed']);
  });

  it('come and go at any time: after the deadline, after submission and in the archive', async () => {
    const user = await aUser(test.db, 'proponent');
    const friend = await aUser(test.db, 'proponent');
    const client = await test.as(user);
    const of = () => anApplication(test.db).by(user);
    const applications = [
      of().forYear(await closedYear(test.db)),
      of().submitted(),
      of().accepted(),
      of().unableToFulfill(),
      of().withdrawn(),
    ];
    for (const application of applications) {
      const id = await application.create();
      expect((await client.get(`/api/ship_time_requests/${id}`)).json().data.can).toMatchObject({
        manage_co_proponents: true,
        edit: false,
      });
      expect((await client.post(at(id), { email: await emailOf(friend) })).statusCode).toBe(201);
      expect((await client.delete(at(id, `/${friend}`))).statusCode).toBe(204);
    }
  });
});

describe('invitations', () => {
  const to = (id: number, path = '') => `/api/ship_time_requests/${id}/invitations${path}`;

  it('go to addresses without an account, and let in whoever makes one', async () => {
    const { id, client } = await draft();
    const answer = await client.post(to(id), { email: 'New.Colleague@example.org' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data.email).toBe('new.colleague@example.org');
    const mail = await test.db
      .selectFrom('outbox')
      .selectAll()
      .where('to_address', '=', 'new.colleague@example.org')
      .executeTakeFirstOrThrow();
    expect(mail.kind).toBe('invitation');
    expect((await client.get(to(id))).json().data).toEqual([answer.json().data]);
    expect((await client.delete(to(id, `/${answer.json().data.id}`))).statusCode).toBe(204);
    expect((await client.get(to(id))).json().data).toEqual([]);
  });

  it('are sent again after a minute, and wait in no greater number than there may be co-proponents', async () => {
    const { id, client } = await draft();
    const invite = async (email: string) => {
      const answer = await client.post(to(id), { email });
      return [answer.statusCode, answer.json().type];
    };
    for (const n of [1, 2, 3, 4, 5]) expect((await invite(`guest${n}@example.org`))[0]).toBe(201);
    expect(await invite('guest6@example.org')).toEqual([422, 'limit_reached']);
    expect((await invite('guest1@example.org'))[0]).toBe(429);
    await sql`update outbox set created_at = created_at - interval '61 seconds'
      where to_address = 'guest1@example.org'`.execute(test.db);
    expect((await invite('guest1@example.org'))[0]).toBe(201);
  });

  it('are not sent again within the minute by withdrawing them', async () => {
    const { id, client } = await draft();
    const email = `again.${id}@example.org`;
    const { data } = (await client.post(to(id), { email })).json();
    expect((await client.delete(to(id, `/${data.id}`))).statusCode).toBe(204);
    expect((await client.post(to(id), { email })).statusCode).toBe(429);
    const other = await draft();
    expect((await other.client.post(to(other.id), { email })).statusCode).toBe(201);
  });

  it('hold the five places together with those who have joined, whoever comes first', async () => {
    const { id, client } = await draft();
    const friends = await Promise.all([1, 2, 3].map(async () => emailOf(await aUser(test.db, 'proponent'))));
    const places = [
      friends[0]!,
      `a.${id}@example.org`,
      `b.${id}@example.org`,
      friends[1]!,
      `c.${id}@example.org`,
    ];
    for (const email of places) {
      const path = friends.includes(email) ? at(id) : to(id);
      expect((await client.post(path, { email })).statusCode).toBe(201);
    }
    expect((await client.post(at(id), { email: friends[2] })).json()).toMatchObject({
      type: 'limit_reached',
    });
    const one = await client.post(to(id), { email: `d.${id}@example.org` });
    expect(one.json()).toMatchObject({ type: 'limit_reached' });
    const { data } = (await client.get(to(id))).json();
    await sql`update invitations set expires_at = now() - interval '1 second' where id = ${data[0].id}`.execute(
      test.db,
    );
    expect((await client.post(at(id), { email: friends[2] })).statusCode).toBe(201);
  });

  it('let in no observer, and say why', async () => {
    const { id, client } = await draft();
    const email = `observer.${id}@example.org`;
    await client.post(to(id), { email });
    const token = `link to ${email}`;
    await test.db
      .updateTable('invitations')
      .set({ token_hash: hashToken(token) })
      .where('email', '=', email)
      .execute();
    const guest = await test.as(await aUser(test.db, 'observer', { email }));
    const answer = await guest.post(`/api/invitations/${encodeURIComponent(token)}/accept`);
    expect([answer.statusCode, answer.json().type]).toEqual([422, 'observer']);
    expect(answer.json().message).toMatch(/[Oo]bservers cannot work on applications/);
    expect(await ids(client, id)).toEqual([]);
  });

  it('end when the address has an account and is added', async () => {
    const { id, client } = await draft();
    const email = `late.account.${id}@example.org`;
    expect((await client.post(to(id), { email })).statusCode).toBe(201);
    await aUser(test.db, 'proponent', { email });
    expect((await client.post(at(id), { email })).statusCode).toBe(201);
    expect((await client.get(to(id))).json().data).toEqual([]);
  });

  it('let in no more than the limit that administrators have set, and tell who comes too late and the proponent', async () => {
    const { id, client, user } = await draft();
    const settings = await test.as(await aUser(test.db, 'administrator'));
    const limit = async (co_proponent_limit: number) =>
      expect((await settings.patch('/api/settings', { co_proponent_limit })).statusCode).toBe(200);
    const guests = [`first.${id}@example.org`, `second.${id}@example.org`];
    for (const email of guests) await client.post(to(id), { email });
    await limit(1);
    for (const email of guests) {
      const guest = await aUser(test.db, 'co_proponent', { email });
      const token = `link to ${email}`;
      await test.db
        .updateTable('invitations')
        .set({ token_hash: hashToken(token) })
        .where('email', '=', email)
        .execute();
      const joined = await (
        await test.as(guest)
      ).post(`/api/invitations/${encodeURIComponent(token)}/accept`);
      expect(joined.json().data).toEqual({ ship_time_request_id: email === guests[0] ? id : null });
    }
    const told = await test.db.selectFrom('notices').select('kind').where('user_id', '=', user).execute();
    expect(told.map(({ kind }) => kind)).toEqual(['co_proponent_late']);
    await limit(5);
    expect(await ids(client, id)).toHaveLength(1);
    const { data } = (await client.get(`/api/ship_time_requests/${id}`)).json();
    expect([data.updated_by === user, data.lock_version > 1]).toEqual([false, true]);
  });

  it('do not go to those who have one, and are the primary proponent’s', async () => {
    const { id, user, client } = await draft();
    const friend = await aUser(test.db, 'proponent');
    for (const person of [user, friend]) {
      const answer = await client.post(to(id), { email: await emailOf(person) });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['email']]);
    }
    await client.post(at(id), { email: await emailOf(friend) });
    const theirs = await test.as(friend);
    expect((await theirs.post(to(id), { email: 'x@example.org' })).statusCode).toBe(403);
    expect((await theirs.get(to(id))).json().data).toEqual([]);
  });
});
