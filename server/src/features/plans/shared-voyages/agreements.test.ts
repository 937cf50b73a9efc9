import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { aPair, answerAgreement, bothAgree, agreementMessages } from '#test/factories/shared-voyages.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { lapseAgreements } from './lapse-agreements.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = async (client: TestClient, id: number) =>
  (await client.get(`/api/voyage_agreements/${id}`)).json().data;
const mails = (user: number) =>
  test.db.selectFrom('outbox').selectAll().where('user_id', '=', user).orderBy('id').execute();
const constraintOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { constraint?: string }) => error.constraint,
  );

describe('the letter', () => {
  it('is drafted in both languages, and says nothing of the other application but the voyage', async () => {
    const { coordinator, krill, ice, ada, ask } = await aPair(test);
    const { texts } = (
      await coordinator.get(`/api/shared_voyages/letter?first=${krill}&second=${ice}`)
    ).json().data;
    expect(texts.en).toContain('21 days');
    expect(texts.fr).toContain('21 jours');
    for (const secret of ['secrets', `application ${krill}`, `application ${ice}`])
      expect(`${texts.en} ${texts.fr}`).not.toContain(secret);
    expect((await ada.get(`/api/shared_voyages/letter?first=${krill}&second=${ice}`)).statusCode).toBe(403);
    expect(
      (await coordinator.get(`/api/shared_voyages/letter?first=${krill}&second=${krill}`)).statusCode,
    ).toBe(404);
    expect((await ask(undefined, { ship_time_request_ids: [krill, krill] })).json().type).toBe(
      'invalid_transition',
    );
  });
});

describe('both proponents are asked', () => {
  it('by whoever plans for the ship, each in their language, by notice and mail', async () => {
    const { ask, people, coordinator, krill, ice, ada } = await aPair(test);
    expect((await ask(ada)).statusCode).toBe(403);
    const stranger = await test.as(await aUser(test.db, 'regional_vessel_coordinator'));
    expect((await ask(stranger)).json().type).toBe('not_your_vessel');
    const made = await ask();
    expect(made.statusCode).toBe(201);
    expect(made.json().data).toMatchObject({
      state: 'asked',
      operational_days: 18,
      mobilization_days: 2,
      demobilization_days: 1,
      can: { take_back: true },
    });
    const [english] = await mails(people.ada);
    expect(english?.subject).toContain(`Could application ${krill} share a voyage?`);
    expect(english?.body_text).toContain(agreementMessages.en);
    const [french] = await mails(people.bo);
    expect(french?.subject).toContain(`La demande ${ice} pourrait-elle partager un voyage?`);
    expect(french?.body_text).toContain(agreementMessages.fr);
    expect((await ada.get('/api/notices')).json().data[0]).toMatchObject({
      kind: 'application_voyage_asked',
    });
    const again = await ask(coordinator);
    expect(again.json()).toMatchObject({
      type: 'invalid_transition',
      meta: { voyage_agreement_id: made.json().data.id },
    });
  });

  it('by a day that is to come, and not too far ahead', async () => {
    const { ask } = await aPair(test);
    for (const answer_by of ['2020-01-01', '2069-01-01', null, 'soon'])
      expect((await ask(undefined, { answer_by })).json().errors).toHaveProperty('answer_by');
    expect((await ask(undefined, { messages: { en: 'Only English', fr: '' } })).statusCode).toBe(422);
  });

  it('and neither learns of the other’s application before both have agreed', async () => {
    const pair = await aPair(test);
    const { ada, bo, krill, ice, helper, coordinator, people } = pair;
    const id = await pair.asked();
    const before = await read(ada, id);
    const [mine, other] = before.parts.toSorted((a: { is_mine: boolean }) => (a.is_mine ? -1 : 1));
    expect(mine).toMatchObject({ ship_time_request_id: krill, can: { agree: true, decline: true } });
    expect(other).toMatchObject({
      ship_time_request_id: null,
      project_title: null,
      proponent: null,
      operational_days: null,
      can: { agree: false, decline: false },
    });
    expect(JSON.stringify(before)).not.toContain('Ice');
    const found = async (by: TestClient, application: number) =>
      (await by.get(`/api/voyage_agreements?filter[ship_time_request_id]=${application}`)).json().data.length;
    expect([await found(ada, krill), await found(ada, ice), await found(ada, 999_999)]).toEqual([1, 0, 0]);
    expect([await found(coordinator, krill), await found(coordinator, ice)]).toEqual([1, 1]);
    expect((await answerAgreement(helper, id, 'agree', krill)).json().type).toBe('only_primary_proponent');
    expect((await answerAgreement(ada, id, 'agree', ice)).json().type).toBe('not_an_applicant');
    expect((await answerAgreement(coordinator, id, 'agree', krill)).statusCode).toBe(403);
    expect(
      (await (await test.as(await aUser(test.db, 'proponent'))).get(`/api/voyage_agreements/${id}`))
        .statusCode,
    ).toBe(404);
    expect((await answerAgreement(bo, id, 'agree', ice, 'Room for two winches?')).statusCode).toBe(200);
    const half = await read(ada, id);
    expect(half.state).toBe('asked');
    expect(JSON.stringify(half)).not.toMatch(/Ice|winches/);
    expect((await answerAgreement(ada, id, 'agree', krill)).json().data.state).toBe('agreed');
    const settled = await read(ada, id);
    expect(settled.parts.find((part: { is_mine: boolean }) => !part.is_mine)).toMatchObject({
      ship_time_request_id: ice,
      project_title: 'Ice secrets',
      proponent: { id: people.bo },
      note: null,
    });
    expect(JSON.stringify(await read(coordinator, id))).toContain('winches');
    expect((await mails(people.ada)).at(-1)?.body_text).toContain('Ice secrets');
    expect(
      (await mails(people.coordinator)).map(({ kind }) => kind).filter((kind) => /voyage/.test(kind)),
    ).toEqual(['application_voyage_agreed', 'application_voyage_agreed']);
  });
});

describe('what was asked ends', () => {
  it('when one declines, with a note that the other does not read', async () => {
    const pair = await aPair(test);
    const { ada, bo, krill, ice, people } = pair;
    const id = await pair.asked();
    await answerAgreement(ada, id, 'agree', krill);
    expect((await answerAgreement(bo, id, 'decline', ice)).statusCode).toBe(422);
    expect((await answerAgreement(bo, id, 'decline', ice, 'My gear is secret.')).json().data.state).toBe(
      'declined',
    );
    const told = (await mails(people.ada)).at(-1);
    expect(told?.kind).toBe('application_voyage_off');
    expect(told?.body_text).not.toMatch(/secret\.|Ice/);
    expect(JSON.stringify(await read(ada, id))).not.toMatch(/gear|Ice/);
    expect((await mails(people.coordinator)).at(-1)?.body_text).toContain('My gear is secret.');
    expect((await answerAgreement(bo, id, 'agree', ice)).json()).toMatchObject({
      type: 'invalid_transition',
      meta: { state: 'declined' },
    });
    expect((await pair.ask()).statusCode).toBe(201);
  });

  it('also when one who agreed declines after all, before it is planned', async () => {
    const pair = await aPair(test);
    const id = await bothAgree(pair);
    expect(
      (await answerAgreement(pair.ada, id, 'decline', pair.krill, 'Another ship came.')).json().data.state,
    ).toBe('declined');
  });

  it('when whoever plans takes it back, with a reason', async () => {
    const pair = await aPair(test);
    const id = await pair.asked();
    const takeBack = (client: TestClient, reason = 'The ship is full.') =>
      client.post(`/api/voyage_agreements/${id}/take_back`, { reason });
    expect((await takeBack(pair.ada)).statusCode).toBe(403);
    expect((await takeBack(pair.coordinator)).json().data.state).toBe('taken_back');
    expect((await mails(pair.people.bo)).at(-1)?.body_text).toContain('The ship is full.');
    expect((await answerAgreement(pair.ada, id, 'agree', pair.krill)).json().meta).toEqual({
      state: 'taken_back',
    });
  });

  it('when nobody answers in time, and everybody is told once', async () => {
    const pair = await aPair(test);
    const id = await pair.asked();
    await sql`update voyage_agreements set answer_by = '2020-01-01' where id = ${id}`.execute(test.db);
    expect((await answerAgreement(pair.ada, id, 'agree', pair.krill)).json().meta).toEqual({
      state: 'lapsed',
    });
    expect(
      (await pair.coordinator.get('/api/voyage_agreements?filter[state]=lapsed')).json().data,
    ).toHaveLength(1);
    expect(await test.app.inTransaction((tx) => lapseAgreements(tx))).toBe(1);
    expect(await test.app.inTransaction((tx) => lapseAgreements(tx))).toBe(0);
    expect((await mails(pair.people.ada)).at(-1)?.kind).toBe('application_voyage_off');
    expect((await mails(pair.people.coordinator)).at(-1)?.kind).toBe('application_voyage_lapsed');
  });

  it('when one of the applications is withdrawn after both have agreed', async () => {
    const pair = await aPair(test);
    const id = await bothAgree(pair);
    const withdrawn = await pair.coordinator.post(`/api/ship_time_requests/${pair.ice}/withdraw`, {
      reason: 'The proponent asked for it.',
    });
    expect(withdrawn.statusCode).toBe(200);
    expect((await read(pair.ada, id)).state).toBe('lapsed');
  });
});

describe('two at once', () => {
  it('both proponents answer at the same moment, and it is settled once', async () => {
    const pair = await aPair(test);
    const id = await pair.asked();
    const answers = await Promise.all([
      answerAgreement(pair.ada, id, 'agree', pair.krill),
      answerAgreement(pair.bo, id, 'agree', pair.ice),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await read(pair.coordinator, id)).state).toBe('agreed');
    const settled = (await mails(pair.people.ada)).filter(
      ({ kind }) => kind === 'application_voyage_settled',
    );
    expect(settled).toHaveLength(1);
  });

  it('one agrees while it is taken back: either is first, and the other is told', async () => {
    const pair = await aPair(test);
    const id = await pair.asked();
    await answerAgreement(pair.bo, id, 'agree', pair.ice);
    const [agreed, back] = await Promise.all([
      answerAgreement(pair.ada, id, 'agree', pair.krill),
      pair.coordinator.post(`/api/voyage_agreements/${id}/take_back`, { reason: 'The ship is full.' }),
    ]);
    expect(back.statusCode).toBe(200);
    expect([200, 409]).toContain(agreed.statusCode);
    expect((await read(pair.coordinator, id)).state).toBe('taken_back');
  });

  it('two coordinators ask for one application at once: one of them does', async () => {
    const pair = await aPair(test);
    const codes = (await Promise.all([pair.ask(), pair.ask()])).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([201, 409]);
  });
});

describe('the database', () => {
  it('knows no agreement but of both, of two, and none that was answered and then again', async () => {
    const pair = await aPair(test);
    const id = await pair.asked();
    const state = (to: string) =>
      constraintOf(
        sql`update voyage_agreements set state = ${to}, decided_at = now(), decided_by = ${pair.people.coordinator}
          where id = ${id}`.execute(test.db),
      );
    expect(await state('agreed')).toBe('voyage_agreement_by_both');
    expect(await state('joined')).toBe('voyage_agreement_closed');
    expect(await constraintOf(sql`delete from voyage_agreements where id = ${id}`.execute(test.db))).toBe(
      'voyage_agreement_closed',
    );
    const alone = sql`insert into voyage_agreements (fiscal_year_id, vessel_id, earliest_start, latest_start,
      mobilization_days, operational_days, demobilization_days, saved_days, message_en, message_fr, answer_by, asked_by)
      select fiscal_year_id, vessel_id, earliest_start, latest_start, 0, 5, 0, 1, 'a', 'b', answer_by, asked_by
      from voyage_agreements where id = ${id}`;
    expect(await constraintOf(alone.execute(test.db))).toBe('voyage_agreement_of_two');
    await answerAgreement(pair.ada, id, 'decline', pair.krill, 'No.');
    expect(await state('asked')).not.toBeNull();
    expect(
      await constraintOf(
        sql`update voyage_agreement_parts set answer = 'agreed', answered_by = ${pair.people.bo}, answered_at = now()
          where voyage_agreement_id = ${id} and position = 2`.execute(test.db),
      ),
    ).toBe('voyage_agreement_closed');
  });
});
