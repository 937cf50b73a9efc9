import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { openYear, setDeadline } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const at = (id: number, action = 'submit') => `/api/ship_time_requests/${id}/${action}`;

const historyOf = (id: number) =>
  test.db
    .selectFrom('ship_time_request_history')
    .selectAll()
    .where('ship_time_request_id', '=', id)
    .execute();
const mailsTo = (...users: number[]) =>
  test.db
    .selectFrom('outbox')
    .select(['user_id', 'kind', 'subject', 'body_text'])
    .where('user_id', 'in', users)
    .orderBy('user_id')
    .execute();
const noticesOf = (...users: number[]) =>
  test.db
    .selectFrom('notices')
    .select(['user_id', 'kind', 'path', 'mailed_at'])
    .where('user_id', 'in', users)
    .orderBy('user_id')
    .execute();

const waitingForLocks = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
    test.db,
  );
  return rows[0]!.count;
};

describe('submit', () => {
  it('happens once, however often it is asked for: one row of history, one set of mails', async () => {
    const vessel = await aVessel(test.db);
    const user = await aUser(test.db, 'proponent');
    const friend = await aUser(test.db, 'proponent', { language: 'fr' });
    const coordinator = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] });
    const quiet = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel], active: false });
    const id = await anApplication(test.db).by(user).with(friend).for(vessel).complete().create();
    const client = await test.as(user);
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.post(at(id))));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const won = answers.find(({ statusCode }) => statusCode === 200)!.json().data;
    expect(won).toMatchObject({ status_id: 2, vessel_id: vessel, can: { submit: false, edit: false } });
    const lost = answers.find(({ statusCode }) => statusCode === 409)!.json();
    expect(lost).toMatchObject({
      type: 'invalid_transition',
      meta: { decided_by: { id: user }, action: 'submit' },
    });
    expect(Date.parse(lost.meta.at)).not.toBeNaN();
    expect(await historyOf(id)).toMatchObject([
      { action: 'submit', from_status_id: 1, to_status_id: 2, user_id: user },
    ]);
    const mails = await mailsTo(user, friend, coordinator, quiet);
    expect(mails.map(({ user_id, kind }) => [user_id, kind])).toEqual([
      [user, 'application_submit'],
      [friend, 'application_submit'],
      [coordinator, 'application_received'],
    ]);
    expect(mails[0]!.body_text).toContain(`Its number is ${id}.`);
    expect(mails[0]!.body_text).toMatch(
      /was submitted on \d{1,2}\u00A0[A-Z]\p{L}+ \d{4}, \d\d:\d\d Eastern time\./u,
    );
    expect(mails[0]!.body_text).toMatch(/after the deadline, 30\u00A0April \d{4}, 23:59 Pacific time/);
    expect(mails[1]!.subject).toContain(`La demande ${id} a été soumise`);
    const notices = await noticesOf(user, friend, coordinator);
    expect(notices.map(({ kind, path }) => [kind, path])).toEqual(
      mails.map(({ kind }) => [kind, `/request/${id}`]),
    );
  });

  it('of an incomplete draft tells everything that is missing', async () => {
    const user = await aUser(test.db, 'proponent');
    const id = await anApplication(test.db)
      .by(user)
      .complete()
      .having({ project_title: null, operational_days: 0 })
      .create();
    const answer = await (await test.as(user)).post(at(id), {}, { 'accept-language': 'fr' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      type: 'incomplete',
      errors: { project_title: ['Obligatoire'], operational_days: [expect.any(String)] },
    });
    expect(await historyOf(id)).toEqual([]);
    const { data } = (await (await test.as(user)).post(at(id, 'validate'))).json();
    expect(data.complete).toBe(false);
    expect(data.sections.general_information).toEqual([
      { field: 'project_title', code: 'required', message: 'Required' },
    ]);
    expect(data.sections.funding).toEqual([]);
  });

  it('is for the primary proponent', async () => {
    const friend = await aUser(test.db, 'proponent');
    const id = await anApplication(test.db).with(friend).complete().create();
    const answer = await (await test.as(friend)).post(at(id));
    expect([answer.statusCode, answer.json().type]).toEqual([403, 'only_primary_proponent']);
  });

  it('ends with the deadline, by the clock of the database', async () => {
    const user = await aUser(test.db, 'proponent');
    const year = await openYear(test.db);
    const { deadline_at } = await test.db
      .selectFrom('fiscal_years')
      .select('deadline_at')
      .where('id', '=', year)
      .executeTakeFirstOrThrow();
    const [early, late] = [
      await anApplication(test.db).by(user).forYear(year).complete().create(),
      await anApplication(test.db).by(user).forYear(year).complete().create(),
    ];
    const client = await test.as(user);
    await setDeadline(test.db, year, new Date(Date.now() + 60_000).toISOString());
    expect((await client.post(at(early))).statusCode).toBe(200);
    await setDeadline(test.db, year, new Date(Date.now() - 1000).toISOString());
    const answer = await client.post(at(late));
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'deadline_passed']);
    await setDeadline(test.db, year, deadline_at);
  });

  it('counts from its arrival: whoever waits for a lock over the deadline is not late', async () => {
    const user = await aUser(test.db, 'proponent');
    const year = await openYear(test.db);
    const { deadline_at } = await test.db
      .selectFrom('fiscal_years')
      .select('deadline_at')
      .where('id', '=', year)
      .executeTakeFirstOrThrow();
    const id = await anApplication(test.db).by(user).forYear(year).complete().create();
    const client = await test.as(user);
    let answer: ReturnType<typeof client.post> | undefined;
    await test.db.transaction().execute(async (tx) => {
      await tx.selectFrom('ship_time_requests').select('id').where('id', '=', id).forUpdate().execute();
      answer = client.post(at(id));
      await expect.poll(waitingForLocks).toBeGreaterThan(0);
      await setDeadline(test.db, year, new Date().toISOString());
    });
    expect((await answer!).statusCode).toBe(200);
    await setDeadline(test.db, year, deadline_at);
  });

  it('mails nobody who prefers a digest; the notice waits for it', async () => {
    const user = await aUser(test.db, 'proponent');
    await test.db
      .updateTable('users')
      .set({ options: JSON.stringify({ digest: 'daily' }) })
      .where('id', '=', user)
      .execute();
    const id = await anApplication(test.db).by(user).complete().create();
    await (await test.as(user)).post(at(id));
    expect(await mailsTo(user)).toEqual([]);
    expect(await noticesOf(user)).toMatchObject([{ kind: 'application_submit', mailed_at: null }]);
  });

  it('is of a draft that one may know', async () => {
    const id = await anApplication(test.db).complete().create();
    const client = await test.as(await aUser(test.db, 'administrator'));
    expect((await client.post(at(id))).statusCode).toBe(404);
    expect((await client.post(at(id, 'validate'))).statusCode).toBe(404);
  });
});
