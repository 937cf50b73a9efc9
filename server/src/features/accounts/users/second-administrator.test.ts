import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roles } from '@shiptime/domain/shared/actor';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let portal: TestApp;
let [first, second, ada]: number[] = [];
beforeAll(async () => {
  portal = await startTestApp();
});
afterAll(() => portal.close());

beforeEach(async () => {
  await sql`update users set active = false, administrator_asked_by = null`.execute(portal.db);
  await sql`update users set administrator_ended_at = null`.execute(portal.db);
  [first, second, ada] = [
    await aUser(portal.db, 'administrator'),
    await aUser(portal.db, 'administrator'),
    await aUser(portal.db, 'observer'),
  ];
});

const patch = async (actor: number, user: number, body: object) =>
  (await portal.as(actor)).patch(`/api/users/${user}`, body);
const promote = (actor: number, user = ada!) => patch(actor, user, { user_type_id: roles.administrator });
const typeOf = async (answer: ReturnType<typeof promote>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().data?.user_type_id];
};
const mailsAbout = async (kind: string) => {
  const rows = await portal.db
    .selectFrom('outbox')
    .select(['user_id', 'body_text'])
    .where('kind', '=', kind as never)
    .where('user_id', 'in', [first!, second!, ada!])
    .execute();
  return rows;
};

describe('a new administrator', () => {
  it('waits for a second administrator, who is told by mail and confirms with the same change', async () => {
    const asked = await promote(first!);
    expect([asked.statusCode, asked.json().data]).toMatchObject([
      200,
      { user_type_id: roles.observer, administrator_asked_by: { id: first } },
    ]);
    const [mail, ...others] = await mailsAbout('administrator_asked');
    expect([mail!.user_id, others]).toEqual([second, []]);
    expect(mail!.body_text).toContain('/administration/users');
    expect(await typeOf(promote(first!))).toEqual([200, roles.observer]);
    const waiting = (
      await (await portal.as(second!)).get('/api/users?filter[administrator_asked]=true')
    ).json();
    expect(waiting.data.map(({ id }: { id: number }) => id)).toEqual([ada]);
    const confirmed = await promote(second!);
    expect(confirmed.json().data).toMatchObject({
      user_type_id: roles.administrator,
      administrator_asked_by: null,
    });
    expect((await mailsAbout('access_changed')).map(({ user_id }) => user_id)).toEqual([ada]);
  });

  it('is refused, or taken back, and asked again from the beginning', async () => {
    for (const by of [first!, second!]) {
      await promote(first!);
      const url = `/api/users/${ada}/administrator_request`;
      expect((await (await portal.as(ada!)).delete(url)).statusCode).toBe(403);
      expect((await (await portal.as(by)).delete(url)).statusCode).toBe(204);
      expect((await (await portal.as(by)).delete(url)).statusCode).toBe(404);
    }
    expect(await typeOf(promote(second!))).toEqual([200, roles.observer]);
  });

  it('is not made by enabling a disabled administrator either', async () => {
    await patch(first!, ada!, { active: false });
    expect(await typeOf(promote(first!))).toEqual([200, roles.administrator]);
    expect((await patch(first!, ada!, { active: true })).json().data).toMatchObject({ active: false });
    expect((await patch(second!, ada!, { active: true })).json().data).toMatchObject({ active: true });
  });

  it('keeps waiting when the same administrator changes anything else, and lapses with other rights', async () => {
    await promote(first!);
    const renamed = await patch(first!, ada!, { title: 'Dr', user_type_id: roles.administrator });
    expect(renamed.json().data).toMatchObject({
      title: 'Dr',
      user_type_id: roles.observer,
      administrator_asked_by: { id: first },
    });
    const demoted = await patch(second!, ada!, { user_type_id: roles.proponent });
    expect(demoted.json().data).toMatchObject({ administrator_asked_by: null });
  });

  it('is not confirmed by what a former administrator asked', async () => {
    const third = await aUser(portal.db, 'administrator');
    await promote(first!);
    await patch(third, first!, { user_type_id: roles.observer });
    const asked = await promote(second!);
    expect(asked.json().data).toMatchObject({
      user_type_id: roles.observer,
      administrator_asked_by: { id: second },
    });
  });

  it('is made at once by the only administrator, but not by dismissing the other one first', async () => {
    await patch(first!, second!, { active: false });
    expect(await typeOf(promote(first!))).toEqual([200, roles.observer]);
    await sql`update users set administrator_ended_at = now() - interval '4 days', administrator_asked_by = null`.execute(
      portal.db,
    );
    expect(await typeOf(promote(first!))).toEqual([200, roles.administrator]);
  });

  it('needs a fresh proof of both', async () => {
    const stale = async (user: number) => {
      const client = await portal.as(user);
      await sql`update sessions set proved_at = now() - interval '2 days' where user_id = ${user}`.execute(
        portal.db,
      );
      return (await client.patch(`/api/users/${ada}`, { user_type_id: roles.administrator })).json().type;
    };
    expect(await stale(first!)).toBe('fresh_proof_required');
    await promote(first!);
    expect(await stale(second!)).toBe('fresh_proof_required');
  });

  it('is asked neither by the person nor of an administrator, in the database too', async () => {
    const ask = (user: number, by: number) =>
      sql`update users set administrator_asked_by = ${by} where id = ${user}`.execute(portal.db);
    await expect(ask(ada!, ada!)).rejects.toThrow(/administrator_asked/);
    await expect(ask(second!, first!)).rejects.toThrow(/administrator_asked/);
  });
});
