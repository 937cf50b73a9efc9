import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Remark } from '@shiptime/domain/applications/wire/remarks';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const asked = async () => {
  const ada = await aUser(test.db, 'proponent');
  const luc = await aUser(test.db, 'co_proponent');
  const id = await anApplication(test.db).by(ada).with(luc).create();
  const [hers, his] = [await test.as(ada), await test.as(luc)];
  const all = `/api/ship_time_requests/${id}/remarks`;
  const body = { section: 'funding', field: 'funding_sources', addressee_id: luc, body: 'How much?' };
  const remark: Remark = (await hers.post(all, body)).json().data;
  const at = `${all}/${remark.id}`;
  return { ada, luc, id, hers, his, all, at, remark };
};

const quotedTo = async (user: number) =>
  (
    await sql<{ quote: string }>`select params ->> 'quote' as quote from notices
      where user_id = ${user} and kind = 'application_remark'`.execute(test.db)
  ).rows.map(({ quote }) => quote);

describe('whoever left a remark', () => {
  it('changes its words; that they were changed is said, and its notice says what it says now', async () => {
    const { luc, hers, his, at, remark } = await asked();
    expect(remark).toMatchObject({ edited_at: null, deleted_at: null });
    const changed = await hers.patch(at, { body: ' How much, and when? ' }, { 'if-match': '"1"' });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().data).toMatchObject({
      body: 'How much, and when?',
      edited_at: expect.stringMatching(/Z$/),
      lock_version: 2,
    });
    expect((await his.get(at)).json().data).toMatchObject({
      body: 'How much, and when?',
      can: { reply: true, settle: true, edit: false, delete: false },
    });
    expect(await quotedTo(luc)).toEqual(['How much, and when?']);
  });

  it('changes nothing by sending it back as it is, or empty', async () => {
    const { hers, at, remark } = await asked();
    expect((await hers.put(at, remark)).json().data).toEqual(remark);
    const answer = await hers.patch(at, { body: '  ' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['body']]);
  });

  it('does not overwrite what was changed meanwhile', async () => {
    const { hers, his, at } = await asked();
    await his.patch(at, { settled: true });
    const late = [
      await hers.patch(at, { body: 'x' }, { 'if-match': '"1"' }),
      await hers.patch(at, { body: 'x', lock_version: 1 }),
      await hers.delete(at, { 'if-match': '"1"' }),
    ];
    expect(late.map((answer) => answer.statusCode)).toEqual([412, 409, 412]);
    expect(late.map((answer) => answer.json().current.body)).toEqual(['How much?', 'How much?', 'How much?']);
    expect((await hers.get(at)).json().data).toMatchObject({ body: 'How much?', deleted_at: null });
  });

  it('deletes it: without an answer it is gone, with what told of it', async () => {
    const { id, luc, hers, his, all, at } = await asked();
    expect((await hers.delete(at)).statusCode).toBe(204);
    expect((await his.get(at)).statusCode).toBe(404);
    expect((await his.get(all)).json().data).toEqual([]);
    expect((await hers.delete(at)).statusCode).toBe(404);
    expect(await quotedTo(luc)).toEqual([]);
    const { rows } = await sql`select 1 from outbox
      where user_id = ${luc} and kind = 'application_remark' and sent_at is null`.execute(test.db);
    expect(rows).toEqual([]);
    const list = await his.get(`/api/ship_time_requests/${id}?append=open_remarks`);
    expect(list.json().data.open_remarks).toEqual({ count: 0, for_me: [] });
  });

  it('deletes it: with answers it stays in its thread, without its words', async () => {
    const { id, hers, his, at } = await asked();
    await his.post(`${at}/replies`, { body: '12 000' });
    expect((await hers.delete(at)).statusCode).toBe(204);
    const left = (await his.get(at)).json().data;
    expect(left).toMatchObject({
      body: null,
      deleted_at: expect.stringMatching(/Z$/),
      replies: [{ body: '12 000' }],
      can: { reply: false, settle: false, edit: false, delete: false },
    });
    const refused = [
      await hers.patch(at, { body: 'Again' }),
      await his.patch(at, { settled: true }),
      await his.post(`${at}/replies`, { body: 'x' }),
      await hers.delete(at),
    ];
    expect(refused.map((answer) => [answer.statusCode, answer.json().type])).toEqual(
      refused.map(() => [409, 'read_only']),
    );
    const list = await his.get(`/api/ship_time_requests/${id}?append=open_remarks`);
    expect(list.json().data.open_remarks).toEqual({ count: 0, for_me: [] });
  });

  it('tells the others live, and nobody who only follows the application', async () => {
    const { id, ada, luc, hers, his, at } = await asked();
    await his.post(`${at}/replies`, { body: '12 000' });
    await wait(200);
    const heard: string[] = [];
    const topics = [`user:${ada}`, `user:${luc}`, `ship_time_request:${id}`];
    const stop = test.app.live.subscribe(topics, ({ topic, kind }) => heard.push(`${topic} ${kind}`));
    const both = [`user:${ada} remarks`, `user:${luc} remarks`];
    const ofRemarks = () => heard.filter((each) => each.endsWith('remarks')).toSorted();
    await hers.patch(at, { body: 'Who pays?' });
    await expect.poll(ofRemarks).toEqual(both.toSorted());
    await hers.delete(at);
    await expect.poll(ofRemarks).toEqual([...both, ...both].toSorted());
    expect(heard.filter((each) => each.startsWith('ship_time_request'))).toEqual([]);
    stop();
  });
});

describe('whoever else is on the application', () => {
  it('neither changes nor deletes it, the primary proponent included', async () => {
    const { hers, his, all } = await asked();
    const left = (await his.post(all, { section: 'funding', body: 'Luc’s' })).json().data;
    const refused = [
      await hers.patch(`${all}/${left.id}`, { body: 'x' }),
      await hers.delete(`${all}/${left.id}`),
    ];
    expect(refused.map((answer) => answer.statusCode)).toEqual([403, 403]);
    expect((await his.get(`${all}/${left.id}`)).json().data).toEqual(left);
  });

  it('a co-proponent who was taken off changes what they left no more', async () => {
    const { id, luc, hers, his, all } = await asked();
    const left = (await his.post(all, { section: 'funding', body: 'Luc’s' })).json().data;
    await hers.delete(`/api/ship_time_requests/${id}/co_proponents/${luc}`);
    expect((await his.patch(`${all}/${left.id}`, { body: 'x' })).statusCode).toBe(404);
    expect((await his.delete(`${all}/${left.id}`)).statusCode).toBe(404);
  });

  it('who settled a remark may have left since, and it is changed all the same', async () => {
    const { id, luc, hers, his, at } = await asked();
    await his.patch(at, { settled: true });
    await hers.delete(`/api/ship_time_requests/${id}/co_proponents/${luc}`);
    expect((await hers.patch(at, { body: 'How much then?' })).statusCode).toBe(200);
  });
});

describe('the database', () => {
  it('holds that a remark stays where it is, says that it was changed, and stays with its answers', async () => {
    const { luc, hers, his, at, remark } = await asked();
    const change = (set: ReturnType<typeof sql>) =>
      sql`update remarks set ${set} where id = ${remark.id}`.execute(test.db);
    await expect(change(sql`body = 'other'`)).rejects.toThrow('says so');
    await expect(change(sql`body = null`)).rejects.toThrow('remarks_deleted_without_words');
    await expect(change(sql`deleted_at = now()`)).rejects.toThrow('remarks_deleted_without_words');
    await expect(change(sql`addressee_id = null`)).rejects.toThrow('stays where it is');
    await expect(change(sql`user_id = ${luc}, addressee_id = null`)).rejects.toThrow('stays where it is');
    await his.post(`${at}/replies`, { body: 'x' });
    await expect(sql`delete from remarks where id = ${remark.id}`.execute(test.db)).rejects.toThrow(
      'stays in its thread',
    );
    await hers.delete(at);
    await expect(change(sql`body = 'back', deleted_at = null`)).rejects.toThrow('stays as it is');
    await expect(
      sql`insert into remark_replies (remark_id, user_id, body) values (${remark.id}, ${luc}, 'x')`.execute(
        test.db,
      ),
    ).rejects.toThrow('not answered');
  });
});
