import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remarkLimits, remarkFieldsOfSection } from '@shiptime/domain/applications/remarks';
import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import type { Remark } from '@shiptime/domain/applications/wire/remarks';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const at = (id: number, rest = '') => `/api/ship_time_requests/${id}/remarks${rest}`;

const draft = async () => {
  const ada = await aUser(test.db, 'proponent', { first_name: 'Ada', last_name: 'Roy' });
  const luc = await aUser(test.db, 'co_proponent', {
    first_name: 'Luc',
    last_name: 'Gagnon',
    language: 'fr',
  });
  const id = await anApplication(test.db).by(ada).with(luc).create();
  return { id, ada, luc, hers: await test.as(ada), his: await test.as(luc) };
};
type Draft = Awaited<ReturnType<typeof draft>>;

const ask = { section: 'funding', field: 'funding_sources', body: 'Luc, please fill in Funding.' };
const asked = async ({ id, luc, hers }: Draft): Promise<Remark> =>
  (await hers.post(at(id), { ...ask, addressee_id: luc })).json().data;

const told = async (user: number) =>
  (
    await sql<{ kind: string; path: string; quote: string | null }>`
      select kind, path, params ->> 'quote' as quote from notices where user_id = ${user} order by id`.execute(
      test.db,
    )
  ).rows;
const mailsTo = (user: number) =>
  test.db.selectFrom('outbox').selectAll().where('user_id', '=', user).orderBy('id').execute();

const submit = (id: number) =>
  sql`update ship_time_requests set status_id = 2, submitted_at = now(),
    vessel_id = (select min(id) from vessels) where id = ${id}`.execute(test.db);

describe('a remark', () => {
  it('is left beside a field, addressed to a person, answered, settled and opened again', async () => {
    const one = await draft();
    const { id, ada, luc, hers, his } = one;
    const answer = await hers.post(at(id), { ...ask, addressee_id: luc });
    expect(answer.statusCode).toBe(201);
    const remark = answer.json().data;
    expect(answer.headers['location']).toBe(at(id, `/${remark.id}`));
    expect(remark).toMatchObject({
      ...ask,
      user: { id: ada, first_name: 'Ada' },
      addressee: { id: luc, first_name: 'Luc' },
      replies: [],
      settled_at: null,
      can: { reply: true, settle: true, edit: true, delete: true },
    });
    const reply = await his.post(at(id, `/${remark.id}/replies`), { body: 'C’est fait.' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().data.replies).toMatchObject([{ body: 'C’est fait.', user: { id: luc } }]);
    const settled = await his.patch(at(id, `/${remark.id}`), { settled: true });
    expect(settled.json().data).toMatchObject({
      settled_by: { id: luc },
      settled_at: expect.stringMatching(/Z$/),
    });
    const open = await hers.patch(at(id, `/${remark.id}`), { settled: false });
    expect(open.json().data).toMatchObject({ settled_at: null, settled_by: null });
    expect((await hers.get(at(id))).json().data).toEqual([open.json().data]);
    expect((await hers.get(at(id, `/${remark.id}`))).json().data).toEqual(open.json().data);
  });

  it('stands beside every field, table and section of the form, and nowhere else', async () => {
    const { id, hers } = await draft();
    for (const section of sectionNames) {
      for (const field of [null, ...remarkFieldsOfSection(section)]) {
        const answer = await hers.post(at(id), { section, field, body: 'Look' });
        expect(answer.statusCode, `${section} ${field}`).toBe(201);
      }
    }
    const wrong = [
      { section: 'funding', field: 'project_title' },
      { section: 'nowhere' },
      { field: 'stations' },
    ];
    for (const place of wrong)
      expect((await hers.post(at(id), { ...place, body: 'Look' })).statusCode).toBe(422);
    const written = sql`insert into remarks (ship_time_request_id, section, field, user_id, body)
      select ${id}, 'funding', 'stations', user_id, 'x' from ship_time_requests where id = ${id}`;
    await expect(written.execute(test.db)).rejects.toThrow('remarks_place');
  });

  it('is of somebody on the application to somebody else on it, or to all', async () => {
    const { id, ada, hers } = await draft();
    const stranger = await aUser(test.db, 'proponent');
    for (const addressee_id of [stranger, ada, 999_999]) {
      const answer = await hers.post(at(id), { ...ask, addressee_id });
      expect([answer.statusCode, answer.json().details?.[0]?.field]).toEqual([422, 'addressee_id']);
    }
    const insert = (author: number, addressee: number | null) =>
      sql`insert into remarks (ship_time_request_id, section, user_id, addressee_id, body)
        values (${id}, 'funding', ${author}, ${addressee}, 'x')`.execute(test.db);
    await expect(insert(stranger, null)).rejects.toThrow('between the people');
    await expect(insert(ada, stranger)).rejects.toThrow('between the people');
    await expect(insert(ada, ada)).rejects.toThrow('remarks_to_somebody_else');
  });

  it('has words, and no more than fit', async () => {
    const { id, hers } = await draft();
    for (const body of ['', '  ', null, 'x'.repeat(remarkLimits.body + 1)]) {
      const answer = await hers.post(at(id), { ...ask, body });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['body']]);
    }
    expect((await hers.post(at(id), { ...ask, body: 'é'.repeat(remarkLimits.body) })).statusCode).toBe(201);
  });

  it('numbers 300 of an application at most, each with 100 replies', async () => {
    const one = await draft();
    const { id, ada, hers } = one;
    const remark = await asked(one);
    await sql`insert into remark_replies (remark_id, user_id, body)
      select ${remark.id}, ${ada}, 'x' from generate_series(1, 100)`.execute(test.db);
    await sql`insert into remarks (ship_time_request_id, section, user_id, body)
      select ${id}, 'funding', ${ada}, 'x' from generate_series(1, 299)`.execute(test.db);
    const codes = [
      await hers.post(at(id), ask),
      await hers.post(at(id, `/${remark.id}/replies`), { body: 'x' }),
    ].map((answer) => answer.json().details?.[0]?.code);
    expect(codes).toEqual(['too_many_remarks', 'too_many_remarks']);
    await expect(
      sql`insert into remarks (ship_time_request_id, section, user_id, body)
        values (${id}, 'funding', ${ada}, 'x')`.execute(test.db),
    ).rejects.toThrow('300 remarks');
  });

  it('is settled by the version that was read', async () => {
    const one = await draft();
    const { id, hers, his } = one;
    const remark = await asked(one);
    await his.patch(at(id, `/${remark.id}`), { settled: true });
    const late = await hers.patch(at(id, `/${remark.id}`), { settled: false, lock_version: 1 });
    expect([late.statusCode, late.json().current.settled_at]).toEqual([409, expect.any(String)]);
  });

  it('changes neither the form nor its versions', async () => {
    const one = await draft();
    const { id, hers } = one;
    const before = (await hers.get(`/api/ship_time_requests/${id}`)).json().data;
    const remark = await asked(one);
    await hers.patch(at(id, `/${remark.id}`), { settled: true });
    expect((await hers.get(`/api/ship_time_requests/${id}`)).json().data).toEqual(before);
  });
});

describe('who hears of a remark', () => {
  it('is whom it asks, by notice and mail, with a link that leads to the field', async () => {
    const one = await draft();
    const { id, ada, luc } = one;
    const remark = await asked(one);
    const path = `/request/${id}?section=funding&remark=${remark.id}`;
    expect(await told(luc)).toEqual([{ kind: 'application_remark', path, quote: ask.body }]);
    expect(await told(ada)).toEqual([]);
    const [mail] = await mailsTo(luc);
    expect(mail?.kind).toBe('application_remark');
    expect(mail?.body_text).toContain(`${path}&lang=fr`);
    expect(mail?.body_text).toContain('Financement – Sources de financement');
    expect(mail?.body_text).toContain('> Luc, please fill in Funding.');
  });

  it('is told once a day where somebody prefers that', async () => {
    const one = await draft();
    const { luc } = one;
    await sql`update users set options = options || '{"digest": "daily"}' where id = ${luc}`.execute(test.db);
    await asked(one);
    expect(await told(luc)).toHaveLength(1);
    expect(await mailsTo(luc)).toEqual([]);
  });

  it('is all the others where it asks all; of a reply whoever takes part', async () => {
    const { id, ada, luc, hers, his } = await draft();
    const third = await aUser(test.db, 'proponent');
    await sql`insert into co_proponents (ship_time_request_id, user_id, slot, added_by)
      values (${id}, ${third}, 2, ${ada})`.execute(test.db);
    const { data } = (await hers.post(at(id), { section: 'funding', body: 'Who knows?' })).json();
    expect([await told(luc), await told(third)].map((all) => all.length)).toEqual([1, 1]);
    await his.post(at(id, `/${data.id}/replies`), { body: 'Moi.' });
    expect(await told(ada)).toMatchObject([{ kind: 'application_remark_reply', quote: 'Moi.' }]);
    expect([await told(luc), await told(third)].map((all) => all.length)).toEqual([1, 1]);
  });

  it('follows it live, and nobody else who follows the application does', async () => {
    const one = await draft();
    const { id, ada, luc } = one;
    const heard: string[] = [];
    const topics = [`user:${ada}`, `user:${luc}`, `ship_time_request:${id}`];
    const stop = test.app.live.subscribe(topics, ({ topic, kind }) => heard.push(`${topic} ${kind}`));
    await asked(one);
    await expect
      .poll(() => heard.filter((each) => each.endsWith('remarks')).toSorted())
      .toEqual([`user:${ada} remarks`, `user:${luc} remarks`].toSorted());
    expect(heard.filter((each) => each.startsWith('ship_time_request'))).toEqual([]);
    stop();
  });
});

describe('to whoever is not on the application', () => {
  it.each([
    'administrator',
    'national_science_representative',
    'regional_vessel_coordinator',
    'observer',
    'proponent',
  ] as const)('there are no remarks: a %s', async (role) => {
    const one = await draft();
    const { id } = one;
    const remark = await asked(one);
    const other = await test.as(await aUser(test.db, role));
    const all = async () => [
      await other.get(at(id)),
      await other.get(at(id, `/${remark.id}`)),
      await other.post(at(id), ask),
      await other.post(at(id, `/${remark.id}/replies`), { body: 'x' }),
      await other.patch(at(id, `/${remark.id}`), { settled: true }),
      await other.patch(at(id, `/${remark.id}`), { body: 'x' }),
      await other.delete(at(id, `/${remark.id}`)),
    ];
    const nothing = Array.from({ length: 7 }, () => 404);
    expect((await all()).map(({ statusCode }) => statusCode)).toEqual(nothing);
    await submit(id);
    expect((await all()).map(({ statusCode }) => statusCode)).toEqual(nothing);
    if (role === 'proponent') return;
    const { data } = (await other.get(`/api/ship_time_requests/${id}?append=open_remarks`)).json();
    expect(data).toMatchObject({ open_remarks: null, can: { read_remarks: false, remark: false } });
    expect(JSON.stringify(data)).not.toContain(ask.body);
  });

  it('a co-proponent who was taken off reads them no more', async () => {
    const one = await draft();
    const { id, luc, hers, his } = one;
    await asked(one);
    await hers.delete(`/api/ship_time_requests/${id}/co_proponents/${luc}`);
    expect((await his.get(at(id))).statusCode).toBe(404);
    expect((await hers.get(at(id))).json().data[0].addressee.id).toBe(luc);
  });
});

describe('once the form can no longer be edited', () => {
  it('remarks of what was submitted are read, and nothing is added', async () => {
    const one = await draft();
    const { id, hers } = one;
    const remark = await asked(one);
    await submit(id);
    const read = (await hers.get(at(id))).json().data;
    expect(read).toMatchObject([
      { body: ask.body, can: { reply: false, settle: false, edit: false, delete: false } },
    ]);
    const refused = [
      await hers.post(at(id), ask),
      await hers.post(at(id, `/${remark.id}/replies`), { body: 'x' }),
      await hers.patch(at(id, `/${remark.id}`), { settled: true }),
      await hers.patch(at(id, `/${remark.id}`), { body: 'x' }),
      await hers.delete(at(id, `/${remark.id}`)),
    ];
    expect(refused.map((answer) => [answer.statusCode, answer.json().type])).toEqual(
      refused.map(() => [409, 'read_only']),
    );
    await expect(
      sql`insert into remark_replies (remark_id, user_id, body) values (${remark.id}, ${one.ada}, 'x')`.execute(
        test.db,
      ),
    ).rejects.toThrow('read-only');
  });

  it('nothing is added after the deadline', async () => {
    const ada = await aUser(test.db, 'proponent');
    const year = await closedYear(test.db);
    const id = await anApplication(test.db).by(ada).forYear(year).create();
    const answer = await (await test.as(ada)).post(at(id), { section: 'funding', body: 'x' });
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'deadline_passed']);
  });

  it('they go with a draft that is deleted', async () => {
    const one = await draft();
    const remark = await asked(one);
    await one.his.post(at(one.id, `/${remark.id}/replies`), { body: 'Oui' });
    expect((await one.hers.delete(`/api/ship_time_requests/${one.id}`)).statusCode).toBe(204);
    const left = await sql`select 1 from remarks where id = ${remark.id}`.execute(test.db);
    expect(left.rows).toEqual([]);
  });
});

describe('among one’s applications', () => {
  it('says how many remarks are open, and which of them ask oneself', async () => {
    const one = await draft();
    const { id, ada, luc, hers, his } = one;
    const remark = await asked(one);
    await his.post(at(id), { section: 'scheduling', body: 'À tous' });
    const openFor = async (client: typeof hers, user: number) =>
      (await client.get(`/api/ship_time_requests?filter[proponent_id]=${user}&append=open_remarks`)).json()
        .data[0].open_remarks;
    expect(await openFor(his, luc)).toMatchObject({
      count: 2,
      for_me: [{ id: remark.id, section: 'funding', body: ask.body, user: { first_name: 'Ada' } }],
    });
    expect(await openFor(hers, ada)).toEqual({ count: 2, for_me: [] });
    await his.patch(at(id, `/${remark.id}`), { settled: true });
    expect(await openFor(his, luc)).toEqual({ count: 1, for_me: [] });
  });
});
