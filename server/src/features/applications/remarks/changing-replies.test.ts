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

const answered = async () => {
  const ada = await aUser(test.db, 'proponent');
  const luc = await aUser(test.db, 'co_proponent');
  const id = await anApplication(test.db).by(ada).with(luc).create();
  const [hers, his] = [await test.as(ada), await test.as(luc)];
  const all = `/api/ship_time_requests/${id}/remarks`;
  const question = { section: 'funding', field: 'funding_sources', addressee_id: luc, body: 'How much?' };
  const remark: Remark = (await hers.post(all, question)).json().data;
  const at = `${all}/${remark.id}`;
  const answer = async (who: typeof his, body: string) =>
    ((await who.post(`${at}/replies`, { body })).json().data as Remark).replies.at(-1)!;
  const reply = await answer(his, '12 000');
  const thread = async () => (await hers.get(at)).json().data as Remark;
  return { ada, luc, id, hers, his, at, reply, answer, thread, its: `${at}/replies/${reply.id}` };
};

const quotedTo = async (user: number) =>
  (
    await sql<{ quote: string }>`select params ->> 'quote' as quote from notices
      where user_id = ${user} and kind = 'application_remark_reply'`.execute(test.db)
  ).rows.map(({ quote }) => quote);

describe('whoever answered a remark', () => {
  it('changes the words of the answer; that they were changed is said, and its notice says what it says now', async () => {
    const { ada, hers, his, its, reply, thread } = await answered();
    expect(reply).toMatchObject({
      edited_at: null,
      deleted_at: null,
      lock_version: 1,
      can: { edit: true, delete: true },
    });
    const changed = await his.patch(its, { body: ' 15 000 ' }, { 'if-match': '"1"' });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).toBe('"2"');
    expect(changed.json().data).toMatchObject({ body: '15 000', edited_at: expect.stringMatching(/Z$/) });
    const [read] = (await thread()).replies;
    expect(read).toMatchObject({ body: '15 000', lock_version: 2, can: { edit: false, delete: false } });
    expect((await hers.get(its)).json().data).toEqual(read);
    expect(await quotedTo(ada)).toEqual(['15 000']);
  });

  it('changes nothing by sending it back as it is, or empty', async () => {
    const { his, its, reply } = await answered();
    expect((await his.put(its, reply)).json().data).toEqual(reply);
    const answer = await his.patch(its, { body: '  ' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['body']]);
  });

  it('does not overwrite what was changed meanwhile', async () => {
    const { his, its } = await answered();
    await his.patch(its, { body: '15 000' });
    const late = [
      await his.patch(its, { body: 'x' }, { 'if-match': '"1"' }),
      await his.patch(its, { body: 'x', lock_version: 1 }),
      await his.delete(its, { 'if-match': '"1"' }),
    ];
    expect(late.map(({ statusCode }) => statusCode)).toEqual([412, 409, 412]);
    expect(late.map((answer) => answer.json().current.body)).toEqual(['15 000', '15 000', '15 000']);
  });

  it('deletes it: the last of a thread is gone, with what told of it', async () => {
    const { ada, his, its, thread } = await answered();
    expect((await his.delete(its)).statusCode).toBe(204);
    expect((await thread()).replies).toEqual([]);
    expect([(await his.get(its)).statusCode, (await his.delete(its)).statusCode]).toEqual([404, 404]);
    expect(await quotedTo(ada)).toEqual([]);
    const { rows } = await sql`select 1 from outbox
      where user_id = ${ada} and kind = 'application_remark_reply' and sent_at is null`.execute(test.db);
    expect(rows).toEqual([]);
  });

  it('deletes it: where more was answered after it, it stays in its thread without its words', async () => {
    const { hers, his, its, answer, thread } = await answered();
    const thanks = await answer(hers, 'Thank you.');
    expect((await his.delete(its)).statusCode).toBe(204);
    const { replies } = await thread();
    expect(replies).toMatchObject([
      { body: null, deleted_at: expect.stringMatching(/Z$/), can: { edit: false, delete: false } },
      { id: thanks.id, body: 'Thank you.' },
    ]);
    const refused = [await his.patch(its, { body: 'Again' }), await his.delete(its)];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(refused.map((each) => each.json().type)).toEqual(['read_only', 'read_only']);
  });

  it('the place of a deleted answer, and of a deleted remark, goes with the last of what followed', async () => {
    const { hers, his, at, its, answer } = await answered();
    const thanks = await answer(hers, 'Thank you.');
    await his.delete(its);
    await hers.delete(at);
    expect((await his.get(at)).json().data).toMatchObject({ body: null, replies: [{ body: null }, {}] });
    expect((await hers.delete(`${at}/replies/${thanks.id}`)).statusCode).toBe(204);
    expect((await his.get(at)).statusCode).toBe(404);
  });

  it('tells the others live, and nobody who only follows the application', async () => {
    const { id, ada, luc, his, its } = await answered();
    await wait(200);
    const heard: string[] = [];
    const topics = [`user:${ada}`, `user:${luc}`, `ship_time_request:${id}`];
    const stop = test.app.live.subscribe(topics, ({ topic, kind }) => heard.push(`${topic} ${kind}`));
    const both = [`user:${ada} remarks`, `user:${luc} remarks`];
    const ofRemarks = () => heard.filter((each) => each.endsWith('remarks')).toSorted();
    await his.patch(its, { body: '15 000' });
    await expect.poll(ofRemarks).toEqual(both.toSorted());
    await his.delete(its);
    await expect.poll(ofRemarks).toEqual([...both, ...both].toSorted());
    expect(heard.filter((each) => each.startsWith('ship_time_request'))).toEqual([]);
    stop();
  });
});

describe('whoever else', () => {
  it('of the application neither changes nor deletes it, whoever asked and the primary proponent included', async () => {
    const { hers, its, thread } = await answered();
    const refused = [await hers.patch(its, { body: 'x' }), await hers.delete(its)];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect((await thread()).replies).toMatchObject([{ body: '12 000' }]);
  });

  it('is not of the application, or is no more, finds no answer', async () => {
    const { id, luc, hers, his, its } = await answered();
    const stranger = await test.as(await aUser(test.db, 'administrator'));
    await hers.delete(`/api/ship_time_requests/${id}/co_proponents/${luc}`);
    for (const who of [stranger, his]) {
      const answers = [await who.get(its), await who.patch(its, { body: 'x' }), await who.delete(its)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    }
  });

  it('asks for it below another remark finds nothing', async () => {
    const { hers, his, at, reply } = await answered();
    const all = at.replace(/\/\d+$/, '');
    const other = (await hers.post(all, { section: 'funding', body: 'Who?' })).json().data;
    expect((await his.patch(`${all}/${other.id}/replies/${reply.id}`, { body: 'x' })).statusCode).toBe(404);
  });
});

describe('the database', () => {
  it('holds that an answer stays where it is, says that it was changed, and stays with what follows it', async () => {
    const { ada, hers, answer, reply } = await answered();
    const change = (set: ReturnType<typeof sql>, id = reply.id) =>
      sql`update remark_replies set ${set} where id = ${id}`.execute(test.db);
    await expect(change(sql`body = 'other'`)).rejects.toThrow('says so');
    await expect(change(sql`body = null`)).rejects.toThrow('remark_replies_deleted_without_words');
    await expect(change(sql`deleted_at = now()`)).rejects.toThrow('remark_replies_deleted_without_words');
    await expect(change(sql`user_id = ${ada}`)).rejects.toThrow('stays where it is');
    await answer(hers, 'Thank you.');
    await expect(sql`delete from remark_replies where id = ${reply.id}`.execute(test.db)).rejects.toThrow(
      'stays in its thread',
    );
    await change(sql`body = null, deleted_at = now()`);
    await expect(change(sql`body = 'back', deleted_at = null`)).rejects.toThrow('stays as it is');
  });

  it('holds that nothing is changed once the application is submitted', async () => {
    const { id, his, its, reply } = await answered();
    await sql`update ship_time_requests set status_id = 2, submitted_at = now(),
      vessel_id = (select min(id) from vessels) where id = ${id}`.execute(test.db);
    const refused = [await his.patch(its, { body: 'x' }), await his.delete(its)];
    expect(refused.map((each) => [each.statusCode, each.json().type])).toEqual([
      [409, 'read_only'],
      [409, 'read_only'],
    ]);
    for (const change of [
      sql`update remark_replies set body = 'x', edited_at = now() where id = ${reply.id}`,
      sql`delete from remark_replies where id = ${reply.id}`,
    ])
      await expect(change.execute(test.db)).rejects.toThrow('read-only');
  });
});
