import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { anOpenVoyage } from '#test/factories/guests.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { lapseBerthRequests } from './lapse-berth-requests.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const mails = (user: number) =>
  test.db
    .selectFrom('outbox')
    .selectAll()
    .where('user_id', '=', user)
    .where('kind', 'like', 'berth_request%')
    .orderBy('id')
    .execute();
const kinds = async (user: number) => (await mails(user)).map(({ kind }) => kind);
const read = async (client: TestClient, id: number) =>
  (await client.get(`/api/berth_requests/${id}`)).json().data;
const constraintOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { constraint?: string }) => error.constraint,
  );

describe('a scientist sees voyages with free berths', () => {
  it('that are published and still to come, and may ask for berths on those of others', async () => {
    const { bo, ada, mission, vessel } = await anOpenVoyage(test);
    const seen = async (client: TestClient) =>
      (await client.get(`/api/open_voyages?filter[vessel_id]=${vessel}`)).json().data;
    expect(await seen(bo)).toMatchObject([
      { id: mission, title: 'Krill in spring', spare_berths: 4, berth_request_id: null, can: { ask: true } },
    ]);
    expect(await seen(ada)).toMatchObject([{ id: mission, can: { ask: false } }]);
    const observer = await test.as(await aUser(test.db, 'observer'));
    expect(await seen(observer)).toMatchObject([{ can: { ask: false } }]);
    expect((await test.visitor.get('/api/open_voyages')).statusCode).toBe(401);
    expect((await bo.get('/api/open_voyages?filter[evil]=1')).statusCode).toBe(400);
  });

  it('not where no berth is free, and not while the plan of the ship is being changed', async () => {
    const full = await anOpenVoyage(test, { approved: 16 });
    const of = async (vessel: number) =>
      (await full.bo.get(`/api/open_voyages?filter[vessel_id]=${vessel}`)).json().data;
    expect(await of(full.vessel)).toEqual([]);
    expect((await full.ask()).json().type).toBe('limit_reached');
    const changing = await anOpenVoyage(test);
    await changing.admin.post(`/api/vessel_plans/${changing.plan.id}/reopen`, { reason: 'A later start.' });
    expect(await of(changing.vessel)).toEqual([]);
    expect((await changing.ask()).statusCode).toBe(404);
  });
});

describe('they ask to join it', () => {
  it('the coordinator and the primary proponent of the voyage are told, each in their language', async () => {
    const { ask, people, bo, ada, application } = await anOpenVoyage(test);
    const made = await ask(bo, { days_aboard: 3.5, equipment: 'A winch' });
    expect(made.statusCode).toBe(201);
    const request = made.json().data;
    expect(request).toMatchObject({
      state: 'waiting',
      berths: 2,
      days_aboard: 3.5,
      equipment: 'A winch',
      spare_berths: 4,
      can: { withdraw: true, accept: false, agree: false },
    });
    const [mail] = await mails(people.coordinator);
    expect(mail).toMatchObject({
      kind: 'berth_request_received',
      subject: 'Bo Roy asks to join “Krill in spring”',
    });
    expect(mail?.body_text).toContain('Two moorings on the way.');
    expect(mail?.body_text).toContain(`/berth-requests/${request.id}`);
    expect(await kinds(people.ada)).toEqual(['berth_request_word_asked']);
    expect(await kinds(people.stranger)).toEqual([]);
    expect((await ada.get('/api/notices')).json().data[0]).toMatchObject({
      kind: 'berth_request_word_asked',
      path: `/berth-requests/${request.id}`,
    });
    const own = `/api/berth_requests?filter[of_voyage]=${application}`;
    expect((await ada.get(own)).json().data).toMatchObject([{ id: request.id, can: { agree: true } }]);
  });

  it('from one of their applications that is no draft, or without one', async () => {
    const { ask, bo, people, coordinator, ada } = await anOpenVoyage(test);
    const draft = await anApplication(test.db).by(people.bo).create();
    const foreign = await anApplication(test.db).by(people.cleo).unableToFulfill().create();
    for (const ship_time_request_id of [draft, foreign, 999_999])
      expect((await ask(bo, { ship_time_request_id })).json().errors).toHaveProperty('ship_time_request_id');
    const refusedOne = await anApplication(test.db)
      .by(people.bo)
      .having({ project_title: 'Moorings' })
      .unableToFulfill()
      .create();
    const { id } = (await ask(bo, { ship_time_request_id: refusedOne })).json().data;
    expect(await read(coordinator, id)).toMatchObject({
      ship_time_request_id: refusedOne,
      project_title: 'Moorings',
    });
    expect(await read(ada, id)).toMatchObject({ ship_time_request_id: null, project_title: null });
    const found = async (by: TestClient) =>
      (await by.get(`/api/berth_requests?filter[ship_time_request_id]=${refusedOne}`)).json().data.length;
    expect([await found(ada), await found(bo), await found(coordinator)]).toEqual([0, 1, 1]);
  });

  it('not twice, not more than there are, not on their own voyage, and not with an account that cannot apply', async () => {
    const { ask, bo, ada, helper, cleo } = await anOpenVoyage(test);
    expect((await ask(bo, { berths: 5 })).json()).toMatchObject({ meta: { spare_berths: 4 } });
    for (const body of [{ berths: 0 }, { berths: 1.5 }, { objectives: '' }, { days_aboard: 0.1 }])
      expect((await ask(bo, body)).statusCode).toBe(422);
    const { id } = (await ask()).json().data;
    expect((await ask()).json()).toMatchObject({
      type: 'invalid_transition',
      meta: { berth_request_id: id },
    });
    expect((await ask(ada)).json().type).toBe('invalid_transition');
    expect((await ask(helper)).json().type).toBe('account_cannot_apply');
    expect((await ask(cleo, { mission_id: 999_999 })).statusCode).toBe(404);
  });

  it('and nobody else learns of it', async () => {
    const { asked, cleo, stranger, coordinator, ada, helper, admin, bo } = await anOpenVoyage(test);
    const id = await asked();
    for (const client of [cleo, stranger]) {
      expect((await client.get(`/api/berth_requests/${id}`)).statusCode).toBe(404);
      expect((await client.post(`/api/berth_requests/${id}/withdraw`)).statusCode).toBe(404);
      expect((await client.get(`/api/berth_requests?filter[id]=${id}`)).json().data).toEqual([]);
    }
    for (const client of [coordinator, ada, helper, admin, bo])
      expect((await client.get(`/api/berth_requests/${id}`)).statusCode).toBe(200);
  });
});

describe('the proponent of the voyage gives a word', () => {
  it('which the coordinators read, and whoever asks does not', async () => {
    const { asked, act, ada, helper, bo, coordinator, people } = await anOpenVoyage(test);
    const id = await asked();
    expect((await act(helper, id, 'agree')).json().type).toBe('only_primary_proponent');
    expect((await act(coordinator, id, 'agree')).json().type).toBe('not_an_applicant');
    expect((await act(bo, id, 'agree')).statusCode).toBe(403);
    expect((await act(ada, id, 'disagree', { note: 'The deck is full.' })).json().data.word).toBe(
      'disagreed',
    );
    expect(await kinds(people.coordinator)).toEqual(['berth_request_received', 'berth_request_disagreed']);
    expect((await act(ada, id, 'agree')).json().data.word).toBe('agreed');
    expect(JSON.stringify(await read(coordinator, id))).toContain('The deck is full.');
    const own = await read(bo, id);
    expect(own.word).toBeNull();
    expect(JSON.stringify(own)).not.toMatch(/deck|agreed/);
  });
});

describe('the coordinator decides', () => {
  it('asks, and the asker answers', async () => {
    const { asked, act, bo, coordinator, ada, people } = await anOpenVoyage(test);
    const id = await asked();
    expect((await act(bo, id, 'answer', { details: 'Before any question' })).statusCode).toBe(409);
    expect((await act(ada, id, 'ask', { details: 'Why?' })).statusCode).toBe(403);
    expect((await act(coordinator, id, 'ask')).statusCode).toBe(422);
    expect((await act(coordinator, id, 'ask', { details: 'Which winch?' })).json().data).toMatchObject({
      is_questioned: true,
    });
    const asking = (await mails(people.bo)).at(-1);
    expect(asking?.subject).toBe('Question sur votre demande d’embarquement pour « Krill in spring »');
    expect(asking?.body_text).toContain('Which winch?');
    expect((await read(bo, id)).can.answer).toBe(true);
    expect((await act(bo, id, 'answer', { details: 'The small one.' })).json().data.is_questioned).toBe(
      false,
    );
    expect((await mails(people.coordinator)).at(-1)?.body_text).toContain('The small one.');
    expect((await read(coordinator, id)).entries.map(({ action }: { action: string }) => action)).toEqual([
      'asked',
      'question',
      'answer',
    ]);
  });

  it('accepts with a number of berths: the guest sails, and the berths count on the mission', async () => {
    const voyage = await anOpenVoyage(test);
    const { asked, act, bo, ada, coordinator, stranger, people, mission, plan, vessel } = voyage;
    const id = await asked();
    expect((await act(bo, id, 'accept', { berths: 1 })).statusCode).toBe(403);
    expect((await act(ada, id, 'accept', { berths: 1 })).statusCode).toBe(403);
    expect((await act(stranger, id, 'accept', { berths: 1 })).statusCode).toBe(404);
    expect((await act(coordinator, id, 'accept', { berths: 5 })).json()).toMatchObject({
      type: 'limit_reached',
      meta: { spare_berths: 4 },
    });
    const accepted = await act(coordinator, id, 'accept', { berths: 1 });
    expect(accepted.json().data).toMatchObject({
      state: 'accepted',
      granted_berths: 1,
      can: { take_back: true },
    });
    const own = await read(bo, id);
    expect(own.voyage).toMatchObject({ mission_id: mission, approved_berths: 1, requested_berths: 2 });
    const mail = (await mails(people.bo)).at(-1);
    expect(mail?.kind).toBe('berth_request_accepted');
    expect(mail?.body_text).toContain('Vous naviguez à bord');
    expect(mail?.body_text).toContain('1 sur les 2 couchettes demandées');
    expect(await kinds(people.ada)).toEqual(['berth_request_word_asked', 'berth_request_guest']);
    expect((await coordinator.get(`/api/missions/${mission}`)).json().data.guest_berths).toBe(1);
    expect((await bo.get(`/api/open_voyages?filter[vessel_id]=${vessel}`)).json().data).toMatchObject([
      { spare_berths: 3, berth_request_id: id },
    ]);
    const open = (await bo.get('/api/open/schedules/2072-2073/versions/latest.json')).json().data;
    expect(
      open.vessels.find((each: { vessel_id: number }) => each.vessel_id === vessel).missions,
    ).toMatchObject([{ approved_berths: 12, guest_berths: 1, spare_berths: 3 }]);
    expect((await act(coordinator, id, 'decline', { reason: 'No.' })).json()).toMatchObject({
      type: 'invalid_transition',
      meta: { state: 'accepted' },
    });
    await voyage.admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'More people.' });
    await voyage.admin.patch(`/api/missions/${mission}`, { approved_berths: 16 });
    const conflicts = (await coordinator.get(`/api/vessel_plans/${plan.id}/conflicts`)).json().data;
    const [over] = conflicts.filter(({ code }: { code: string }) => code === 'berths_over');
    expect(over).toMatchObject({ mission_ids: [mission], params: { approved: 16, guests: 1, berths: 16 } });
    expect(over.message).toContain('1 given to guests');
  });

  it('the voyage is in the guest’s calendar', async () => {
    const { asked, act, bo, coordinator, mission } = await anOpenVoyage(test);
    const id = await asked();
    const feed = (await bo.post('/api/calendar_feeds', {})).json().data;
    const calendar = async () => (await test.visitor.get(new URL(feed.url).pathname)).body;
    expect(await calendar()).not.toContain(`mission-${mission}@`);
    await act(coordinator, id, 'accept', { berths: 2 });
    expect(await calendar()).toContain(`mission-${mission}@`);
    await act(bo, id, 'withdraw');
    expect(await calendar()).not.toContain(`mission-${mission}@`);
  });

  it('declines with a reason, and takes berths back with a reason', async () => {
    const { asked, act, bo, coordinator, people } = await anOpenVoyage(test);
    const first = await asked();
    expect((await act(coordinator, first, 'decline')).statusCode).toBe(422);
    expect((await act(coordinator, first, 'take_back', { reason: 'x' })).statusCode).toBe(409);
    expect((await act(coordinator, first, 'decline', { reason: 'No lab.' })).json().data.state).toBe(
      'declined',
    );
    expect((await mails(people.bo)).at(-1)?.body_text).toContain('No lab.');
    expect((await kinds(people.ada)).at(-1)).toBe('berth_request_ended');
    const second = await asked();
    await act(coordinator, second, 'accept', { berths: 2 });
    expect((await act(bo, second, 'take_back', { reason: 'x' })).statusCode).toBe(403);
    expect((await act(coordinator, second, 'take_back', { reason: 'A trainee.' })).json().data.state).toBe(
      'taken_back',
    );
    expect((await mails(people.bo)).at(-1)?.body_text).toContain('A trainee.');
  });

  it('also national representatives and administrators, and nobody for themselves', async () => {
    const { asked, act, admin, coordinator, people, ask } = await anOpenVoyage(test);
    const national = await test.as(await aUser(test.db, 'national_science_representative'));
    expect((await act(national, await asked(), 'accept', { berths: 1 })).statusCode).toBe(200);
    const own = await asked(coordinator, { berths: 1 });
    expect((await act(coordinator, own, 'accept', { berths: 1 })).statusCode).toBe(403);
    expect((await act(admin, own, 'accept', { berths: 1 })).statusCode).toBe(200);
    expect((await ask(admin)).json().data.can.accept).toBe(false);
    expect(people.coordinator).toBeGreaterThan(0);
  });
});

describe('it ends', () => {
  it('when the asker withdraws, before and after it is accepted', async () => {
    const { asked, act, bo, coordinator, mission, people } = await anOpenVoyage(test);
    const waiting = await asked();
    expect((await act(coordinator, waiting, 'withdraw')).statusCode).toBe(403);
    expect((await act(bo, waiting, 'withdraw')).json().data.state).toBe('withdrawn');
    expect((await kinds(people.coordinator)).at(-1)).toBe('berth_request_ended');
    const accepted = await asked();
    await act(coordinator, accepted, 'accept', { berths: 2 });
    expect((await act(bo, accepted, 'withdraw', { reason: 'Ill.' })).statusCode).toBe(200);
    expect((await coordinator.get(`/api/missions/${mission}`)).json().data.guest_berths).toBe(0);
    expect((await act(bo, accepted, 'withdraw')).statusCode).toBe(409);
  });

  it('when the mission is gone or the voyage begins; whoever asked is told once', async () => {
    const { asked, bo, people, admin, plan, mission, application, coordinator } = await anOpenVoyage(test);
    const id = await asked();
    await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'Engine.' });
    const withdrawn = await coordinator.post(`/api/ship_time_requests/${application}/withdraw`, {
      reason: 'They asked for it.',
    });
    if (withdrawn.statusCode !== 200) await sql`delete from missions where id = ${mission}`.execute(test.db);
    expect(await read(bo, id)).toMatchObject({ state: 'lapsed', mission_id: null, voyage: null });
    expect(await test.app.inTransaction((tx) => lapseBerthRequests(tx))).toBe(1);
    expect(await test.app.inTransaction((tx) => lapseBerthRequests(tx))).toBe(0);
    expect((await mails(people.bo)).at(-1)?.kind).toBe('berth_request_lapsed');
  });

  it('the days change: guests are told with those that they counted on', async () => {
    const { asked, act, coordinator, people, admin, plan, mission } = await anOpenVoyage(test);
    await act(coordinator, await asked(), 'accept', { berths: 2 });
    await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'Engine.' });
    await admin.patch(`/api/missions/${mission}`, { start_date: '2072-06-12' });
    expect((await admin.post(`/api/vessel_plans/${plan.id}/set_final`)).statusCode).toBe(200);
    const mail = (await mails(people.bo)).at(-1);
    expect(mail?.kind).toBe('berth_request_rescheduled');
    expect(mail?.body_text).toMatch(/juin 2072[\s\S]*mai 2072/);
  });
});

describe('what programs hear, and what is kept', () => {
  it('events without names or words, for whoever reads plans', async () => {
    const { asked, act, coordinator, bo, vessel } = await anOpenVoyage(test);
    const cursor = (await coordinator.get('/api/events?after=latest')).json().next_cursor;
    const id = await asked();
    await act(coordinator, id, 'accept', { berths: 1 });
    const told = async (client: TestClient) =>
      (
        await client.get(
          `/api/events?after=${cursor}&filter[type]=berth_request.asked,berth_request.accepted`,
        )
      ).json().data;
    expect(await told(coordinator)).toMatchObject([
      { type: 'berth_request.asked', data: { berth_request_id: id, vessel_id: vessel, berths: 2 } },
      { type: 'berth_request.accepted', data: { berth_request_id: id, berths: 1 } },
    ]);
    expect(JSON.stringify(await told(coordinator))).not.toMatch(/mooring|Roy/);
    expect(await told(bo)).toEqual([]);
    const { rows } = await sql<{ action: string }>`select action from audit_log
      where subject_type = 'berth_requests' and subject_id = ${id} order by id`.execute(test.db);
    expect(rows.map(({ action }) => action)).toEqual(['berth_requests.created', 'berth_requests.accepted']);
  });
});

describe('two at once', () => {
  it('two are accepted for the last berths: one of them sails', async () => {
    const { asked, act, cleo, coordinator, admin, mission } = await anOpenVoyage(test, { approved: 14 });
    const [one, other] = [await asked(), await asked(cleo)];
    const codes = (
      await Promise.all([
        act(coordinator, one, 'accept', { berths: 2 }),
        act(admin, other, 'accept', { berths: 2 }),
      ])
    ).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 409]);
    expect((await coordinator.get(`/api/missions/${mission}`)).json().data.guest_berths).toBe(2);
  });

  it('one asks twice: one request waits', async () => {
    const { ask } = await anOpenVoyage(test);
    const codes = (await Promise.all([ask(), ask()])).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([201, 409]);
  });

  it('one accepts while the other withdraws: either is first', async () => {
    const { asked, act, bo, coordinator } = await anOpenVoyage(test);
    const id = await asked();
    const [accepted, withdrawn] = await Promise.all([
      act(coordinator, id, 'accept', { berths: 2 }),
      act(bo, id, 'withdraw'),
    ]);
    expect(withdrawn.statusCode).toBe(200);
    expect([200, 409]).toContain(accepted.statusCode);
    expect((await read(bo, id)).state).toBe('withdrawn');
  });
});

describe('the database', () => {
  it('gives no more berths than there are, knows one open request for a person and voyage, and no way back', async () => {
    const { asked, people, coordinator, act } = await anOpenVoyage(test, { approved: 15 });
    const id = await asked(undefined, { berths: 1 });
    const set = (values: string) =>
      constraintOf(
        sql`update berth_requests set ${sql.raw(values)}, decided_by = ${people.coordinator}, decided_at = now()
          where id = ${id}`.execute(test.db),
      );
    expect(await set("state = 'accepted', granted_berths = 2")).toBe('berth_request_berths');
    expect(await set("state = 'taken_back', reason = 'x'")).toBe('berth_request_closed');
    const again = sql`insert into berth_requests (mission_id, vessel_id, fiscal_year_id, voyage_title, start_date, end_date,
      user_id, berths, objectives) select mission_id, vessel_id, fiscal_year_id, voyage_title, start_date, end_date,
      user_id, berths, objectives from berth_requests where id = ${id}`;
    expect(await constraintOf(again.execute(test.db))).toBe('berth_requests_one_open');
    await act(coordinator, id, 'accept', { berths: 1 });
    expect(await set('granted_berths = 1, berths = 9')).toBe('berth_request_closed');
    await act(coordinator, id, 'take_back', { reason: 'x' });
    expect(await set("state = 'accepted', granted_berths = 1")).toBe('berth_request_closed');
    expect(await constraintOf(sql`delete from berth_requests where id = ${id}`.execute(test.db))).toBe(
      'berth_request_closed',
    );
    expect(
      await constraintOf(
        sql`update berth_request_entries set body = 'x' where berth_request_id = ${id}`.execute(test.db),
      ),
    ).not.toBeNull();
  });
});
