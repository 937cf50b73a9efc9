import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, roles } from '@shiptime/domain/shared/actor';
import { openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { openSession, startTestApp, type TestApp } from '#test/harness.ts';
import { announceLiveEvent, planTopic, userTopic } from '#live/live.ts';
import { topicGuards } from '#live-topics.ts';
import { recheckStreamPermissions, LiveStream, findPermittedTopics } from './live-stream.ts';

let portal: TestApp;
let address: string;

const listen = async ({ app }: TestApp): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  portal = await startTestApp();
  address = await listen(portal);
});
afterAll(() => portal.close());

const follow = async (userId: number, topics: string, at = address, { db } = portal) => {
  const token = await openSession(db, userId);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${at}/api/live?topics=${topics}`, { headers });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (words: string): Promise<string> => {
    while (!text.includes(words)) {
      const { value, done } = await reader.read();
      if (done) return `${text}[end]`;
      text += value;
    }
    return text;
  };
  await until('retry');
  return { answer, headers, until };
};
const say = (topic: string, kind: string) =>
  portal.app.inTransaction((tx) => announceLiveEvent(tx, { topic, kind }));

describe('GET /api/live', () => {
  it('keeps forty streams of a person, refuses another, and takes it once one has ended', async () => {
    const user = await aUser(portal.db, 'proponent');
    const sessions = [await openSession(portal.db, user), await openSession(portal.db, user)];
    const open = async (count: number) => {
      const headers = { authorization: `Bearer ${sessions[count % 2]}` };
      const stop = new AbortController();
      const answer = await fetch(`${address}/api/live`, { headers, signal: stop.signal });
      return { answer, status: answer.status, stop };
    };
    const streams = await Promise.all(Array.from({ length: 45 }, (_, count) => open(count)));
    const statuses = streams.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    const refused = streams.find(({ status }) => status === 429)!.answer;
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toMatchObject({ type: 'too_many_at_once' });
    const other = await follow(await aUser(portal.db, 'proponent'), '');
    expect(other.answer.status).toBe(200);
    streams.find(({ status }) => status === 200)!.stop.abort();
    await expect.poll(async () => (await open(0)).status).toBe(200);
    for (const { stop } of streams) stop.abort();
  });

  it('asks once for all rows of a kind', async () => {
    const asked: (readonly number[])[] = [];
    const guards = {
      thing: async (_db: unknown, _actor: unknown, ids: readonly number[]) => {
        asked.push(ids);
        return ids.filter((id) => id < 3);
      },
    };
    const topics = ['thing:1', 'thing:2', 'thing:2', 'thing:3', 'other:1', 'constructor:1', 'thing:x'];
    const permitted = await findPermittedTopics(portal.db, guards, {} as Actor, topics);
    expect(asked).toEqual([[1, 2, 3]]);
    expect([...permitted]).toEqual(['thing:1', 'thing:2']);
  });

  it('tells what was committed on the topics that its reader may follow, and nothing else', async () => {
    const other = await aUser(portal.db, 'regional_vessel_coordinator');
    const reader = await aUser(portal.db, 'regional_vessel_coordinator');
    const topics = [
      userTopic(reader),
      userTopic(other),
      planTopic(3),
      'outbox',
      'ship_time_request:999',
      'constructor:1',
    ];
    const { answer, until } = await follow(reader, topics.join(','));
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const rolledBack = portal.app.inTransaction(async (tx) => {
      await announceLiveEvent(tx, { topic: planTopic(3), kind: 'never' });
      throw new Error('after all not');
    });
    await expect(rolledBack).rejects.toThrow('after all not');
    for (const topic of topics) await say(topic, 'changed');
    await say(planTopic(3), 'last');
    const events = (await until('last'))
      .split('\n\n')
      .flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? []);
    expect(events.map((event) => JSON.parse(event))).toEqual([
      { topic: userTopic(reader), kind: 'changed' },
      { topic: planTopic(3), kind: 'changed' },
      { topic: planTopic(3), kind: 'last' },
    ]);
  });

  it('does not tell proponents of plans, nor anyone but its proponents of a draft', async () => {
    const owner = await aUser(portal.db, 'proponent');
    const { id } = await portal.db
      .insertInto('ship_time_requests')
      .values({ user_id: owner, fiscal_year_id: await openYear(portal.db) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const draft = `ship_time_request:${id}`;
    const admin = await aUser(portal.db, 'administrator');
    const own = await follow(owner, `vessel_plan:1,${draft},${userTopic(owner)}`);
    const foreign = await follow(admin, `${draft},${userTopic(admin)}`);
    for (const topic of ['vessel_plan:1', draft]) await say(topic, 'changed');
    await say(userTopic(owner), 'last');
    await say(userTopic(admin), 'last');
    expect(await own.until('last')).not.toContain('vessel_plan');
    expect(await own.until('last')).toContain(draft);
    expect(await foreign.until('last')).not.toContain(draft);
  });

  it('ends with the session', async () => {
    const { headers, until } = await follow(await aUser(portal.db, 'proponent'), '');
    await fetch(`${address}/api/auth/logout`, { method: 'POST', headers });
    expect(await until('never said')).toMatch(/\[end\]$/);
  });

  it('is for people with a session', async () => {
    expect((await fetch(`${address}/api/live?topics=user:1`)).status).toBe(401);
  });

  it('ends when the process does, which does not wait for its readers', async () => {
    const leaving = await startTestApp();
    const { until } = await follow(await aUser(leaving.db, 'proponent'), '', await listen(leaving), leaving);
    const ended = until('never said');
    await leaving.close();
    expect(await ended).toMatch(/\[end\]$/);
  });
});

describe('a heartbeat', () => {
  const streamFor = async (role: Parameters<typeof aUser>[1]) => {
    const user = await aUser(portal.db, role);
    await openSession(portal.db, user);
    const session = await portal.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user)
      .executeTakeFirstOrThrow();
    const parts = { live: portal.app.live, sessionId: session.id };
    return {
      user,
      session: session.id,
      stream: new LiveStream({ ...parts, topics: new Set([planTopic(1)]) }),
    };
  };

  it('ends the stream of a disabled account, and of a session that was idle for too long', async () => {
    const disabled = await streamFor('regional_vessel_coordinator');
    await recheckStreamPermissions(portal.db, topicGuards, [disabled.stream]);
    expect(disabled.stream.output.writableEnded).toBe(false);
    await portal.db.updateTable('users').set({ active: false }).where('id', '=', disabled.user).execute();
    await recheckStreamPermissions(portal.db, topicGuards, [disabled.stream]);
    expect(disabled.stream.output.writableEnded).toBe(true);
    const idle = await streamFor('regional_vessel_coordinator');
    const long = new Date(Date.now() - 3_700_000).toISOString();
    await portal.db
      .updateTable('sessions')
      .set({ last_used_at: long })
      .where('id', '=', idle.session)
      .execute();
    await recheckStreamPermissions(portal.db, topicGuards, [idle.stream]);
    expect(idle.stream.output.writableEnded).toBe(true);
  });

  it('stops telling whoever may no longer see', async () => {
    const { user, stream } = await streamFor('regional_vessel_coordinator');
    const heard = async () => {
      await say(planTopic(1), 'changed');
      return String(stream.output.read() ?? '');
    };
    await expect.poll(heard).toContain('vessel_plan:1');
    await portal.db
      .updateTable('users')
      .set({ user_type_id: roles.co_proponent })
      .where('id', '=', user)
      .execute();
    await recheckStreamPermissions(portal.db, topicGuards, [stream]);
    stream.output.read();
    const signs: string[] = [];
    const unsubscribe = portal.app.live.subscribe([userTopic(user)], ({ kind }) => signs.push(kind));
    await say(planTopic(1), 'changed');
    await say(userTopic(user), 'sign');
    await expect.poll(() => signs).toEqual(['sign']);
    expect(stream.output.read()).toBeNull();
    unsubscribe();
    stream.end();
  });
});
