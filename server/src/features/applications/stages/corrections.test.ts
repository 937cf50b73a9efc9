import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aCorrection } from '#test/factories/corrections.ts';
import { closedYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const at = (id: number, action = '') => `/api/ship_time_requests/${id}${action && `/${action}`}`;

type Thread = {
  kind: string;
  opened_fields: string[];
  corrections: { id: number; field: string; before: unknown; after: unknown; state: string }[];
}[];

const asked = async (open_fields?: string[]) => {
  const vessel = await aVessel(test.db);
  const year = await closedYear(test.db);
  const user = await aUser(test.db, 'proponent');
  const coordinating = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] });
  const id = await anApplication(test.db).by(user).for(vessel).forYear(year).submitted().create();
  const coordinator = await test.as(coordinating);
  const proponent = await test.as(user);
  const question = await coordinator.post(at(id, 'clarify'), { details: 'Is that right?', open_fields });
  expect(question.statusCode).toBe(200);
  const thread = async (): Promise<Thread> => (await proponent.get(at(id, 'clarifications'))).json().data;
  const answer = (corrections?: object) =>
    proponent.post(at(id, 'respond'), { details: 'Here it is.', corrections });
  const ids = async () => (await thread()).at(-1)!.corrections.map((one) => one.id);
  const form = async () => (await proponent.get(at(id))).json().data;
  const turn = async () => (await proponent.get(`${at(id)}?append=stages`)).json().data.stages.waiting_for;
  return { id, user, vessel, coordinating, coordinator, proponent, thread, answer, ids, form, turn };
};

describe('a coordinator who asks', () => {
  it('may open named fields for a correction, with those that go with them', async () => {
    const { thread } = await asked(['operational_days', 'min_science_berths']);
    expect((await thread())[0]).toMatchObject({
      kind: 'question',
      opened_fields: ['min_science_berths', 'ideal_science_berths', 'operational_days'],
      corrections: [],
    });
  });

  it('opens neither the year nor a ship, nor what is no field', async () => {
    const { coordinator, proponent, id } = await asked();
    await proponent.post(at(id, 'respond'), { details: 'Yes.' });
    for (const field of ['fiscal_year_id', 'vessel_preference_1_id', 'status_id']) {
      const answer = await coordinator.post(at(id, 'clarify'), { details: 'x', open_fields: [field] });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['open_fields.0']]);
    }
  });
});

describe('the mails', () => {
  const mailTo = async (user: number, kind: string) =>
    (
      await test.db
        .selectFrom('outbox')
        .select('body_text')
        .where('user_id', '=', user)
        .where('kind', '=', kind)
        .orderBy('id')
        .execute()
    ).map(({ body_text }) => body_text);

  it('name the fields that were opened, and what an answer proposes beside the question that it answers', async () => {
    const { user, coordinating, answer } = await asked(['operational_days']);
    expect((await mailTo(user, 'application_clarify'))[0]).toContain(
      'These fields of the form are open for correction: Operational days.',
    );
    await answer({ operational_days: 9 });
    const [told = ''] = await mailTo(coordinating, 'application_respond');
    expect(told).toContain('> Here it is.');
    expect(told).toContain('The question was: “Is that right?”');
    expect(told).toContain('Corrections proposed: Operational days.');
  });

  it('say that nothing is open, and that nothing is proposed', async () => {
    const { user, coordinating, answer } = await asked();
    expect((await mailTo(user, 'application_clarify'))[0]).toContain('The form itself stays as submitted.');
    await answer();
    expect((await mailTo(coordinating, 'application_respond'))[0]).toContain(
      'No corrections to the form are proposed.',
    );
  });
});

describe('the proponents’ answer', () => {
  it('proposes what is to stand in the fields that were opened; the form stays as it was submitted', async () => {
    const { answer, thread, form } = await asked(['operational_days', 'mission_objectives']);
    const before = await form();
    const answered = await answer({ operational_days: 9, mission_objectives: before.mission_objectives });
    expect(answered.json().data).toMatchObject({ status_id: 2, operational_days: before.operational_days });
    expect((await thread()).at(-1)).toMatchObject({
      kind: 'answer',
      corrections: [
        { field: 'operational_days', before: 12.25, after: 9, state: 'proposed', decided_by: null },
      ],
    });
  });

  it('is refused where a field is not open, and nothing of it is kept', async () => {
    const { answer, thread, form } = await asked(['operational_days']);
    const refused = await answer({ operational_days: 9, executive_summary: 'Another survey.' });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
      422,
      ['corrections.executive_summary'],
    ]);
    expect(await thread()).toHaveLength(1);
    expect((await form()).status_id).toBe(3);
  });

  it('is refused where the form would not be right with it', async () => {
    const { answer } = await asked(['operational_window_end', 'in_foreign_waters']);
    const backwards = await answer({ operational_window_end: '2020-04-01' });
    expect(backwards.statusCode).toBe(422);
    expect(Object.keys(backwards.json().errors)).toContain('corrections.operational_window_end');
    const unnamed = await answer({ in_foreign_waters: true });
    expect(Object.keys(unnamed.json().errors)).toEqual(['corrections.coastal_state_ids']);
    const blank = await answer({ operational_window_start: null });
    expect(Object.keys(blank.json().errors)).toContain('corrections.operational_window_start');
  });

  it('replaces what was proposed before for the same field and is still undecided', async () => {
    const { id, answer, coordinator, thread } = await asked(['operational_days']);
    await answer({ operational_days: 9 });
    await coordinator.post(at(id, 'clarify'), { details: 'Sure?', open_fields: ['operational_days'] });
    await answer({ operational_days: 10 });
    const said = (await thread()).flatMap(({ corrections }) => corrections);
    expect(said.map(({ after, state }) => [after, state])).toEqual([
      [9, 'replaced'],
      [10, 'proposed'],
    ]);
  });
});

describe('the coordinator', () => {
  it('takes one and leaves another: only what is taken stands in the form, and all of it stays in the history', async () => {
    const { id, user, coordinating, answer, ids, coordinator, form, thread } = await asked([
      'operational_days',
      'project_area_ids',
      'executive_summary',
    ]);
    const before = await form();
    const [area] = before.project_area_ids;
    const other = await test.db
      .selectFrom('project_areas')
      .select('id')
      .where('active', '=', true)
      .where('id', 'not in', before.project_area_ids)
      .executeTakeFirstOrThrow();
    await answer({
      operational_days: 9,
      project_area_ids: [other.id],
      executive_summary: 'Another survey altogether.',
    });
    const [summary, days, areas] = await ids();
    const decided = await coordinator.post(at(id, 'correct'), {
      accept: [days, areas],
      decline: [summary],
      reason: 'The summary says what was reviewed.',
    });
    expect(decided.statusCode).toBe(200);
    const after = await form();
    expect(after).toMatchObject({
      status_id: 2,
      operational_days: 9,
      project_area_ids: [other.id],
      executive_summary: before.executive_summary,
    });
    expect(after.sections.scheduling.lock_version).toBe(before.sections.scheduling.lock_version + 1);
    expect((await thread()).at(-1)!.corrections).toMatchObject([
      { field: 'executive_summary', state: 'declined', decided_by: { id: coordinating } },
      { field: 'operational_days', before: 12.25, after: 9, state: 'accepted' },
      { field: 'project_area_ids', before: [area], after: [other.id], state: 'accepted' },
    ]);
    const history = (await coordinator.get(at(id, 'history'))).json().data;
    expect(history.at(-1)).toMatchObject({
      action: 'correct',
      from_status_id: 2,
      to_status_id: 2,
      reason: 'The summary says what was reviewed.',
      user: { id: coordinating },
    });
    const audited = await test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', id)
      .where('action', '=', 'ship_time_requests.corrected')
      .executeTakeFirstOrThrow();
    expect(audited).toMatchObject({
      before: { operational_days: 12.25, project_area_ids: [area] },
      after: { operational_days: 9, project_area_ids: [other.id] },
    });
    const told = await test.db.selectFrom('notices').selectAll().where('user_id', '=', user).execute();
    expect(told.map(({ kind }) => kind)).toContain('application_correct');
  });

  it('sees in the inbox how many wait, and accepts nothing before they are decided', async () => {
    const { id, coordinating, answer, ids, coordinator, turn } = await asked(['operational_days']);
    expect(await turn()).toBe('proponents');
    await answer({ operational_days: 9 });
    const inbox = (await coordinator.get(`/api/users/${coordinating}/inbox`)).json().data;
    expect(inbox).toMatchObject([{ id, proposed_corrections: 1 }]);
    expect(await turn()).toBe('coordinators');
    const early = await coordinator.post(at(id, 'accept'));
    expect([early.statusCode, early.json().type]).toEqual([409, 'undecided_corrections']);
    await coordinator.post(at(id, 'correct'), { accept: await ids() });
    expect((await coordinator.post(at(id, 'accept'))).statusCode).toBe(200);
    const mission = await test.db
      .selectFrom('missions')
      .select('operational_days')
      .where('ship_time_request_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(mission.operational_days).toBe(9);
  });

  it('decides each once, and never those of another application', async () => {
    const { id, answer, ids, coordinator } = await asked(['operational_days']);
    await answer({ operational_days: 9 });
    const [correction] = await ids();
    const twice = await Promise.all([
      coordinator.post(at(id, 'correct'), { accept: [correction] }),
      coordinator.post(at(id, 'correct'), { decline: [correction] }),
    ]);
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const other = await asked(['operational_days']);
    await other.answer({ operational_days: 8 });
    const foreign = await coordinator.post(at(id, 'correct'), { accept: await other.ids() });
    expect([foreign.statusCode, foreign.json().type]).toEqual([409, 'correction_closed']);
    expect((await other.form()).operational_days).toBe(12.25);
  });

  it('cannot take what does not stand together', async () => {
    const { id, answer, thread, coordinator, form } = await asked(['operational_window_end']);
    const before = await form();
    const later = (day: string) => `${Number(day.slice(0, 4))}-12-${day.slice(8)}`;
    const answered = await answer({
      operational_window_end: later(before.operational_window_end),
      preferred_start_window_end: later(before.operational_window_end),
    });
    expect(answered.statusCode).toBe(200);
    const preferred = (await thread())
      .at(-1)!
      .corrections.find(({ field }) => field === 'preferred_start_window_end')!;
    const refused = await coordinator.post(at(id, 'correct'), { accept: [preferred.id] });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
      422,
      ['accept.preferred_start_window_end'],
    ]);
    expect((await thread()).at(-1)!.corrections.map(({ state }) => state)).toEqual(['proposed', 'proposed']);
  });

  it('leaves them to fall away with an application that is rejected', async () => {
    const { id, answer, thread, coordinator } = await asked(['operational_days']);
    await answer({ operational_days: 9 });
    await coordinator.post(at(id, 'reject'), { reason: 'No room.' });
    expect((await thread()).at(-1)!.corrections.map(({ state }) => state)).toEqual(['lapsed']);
  });
});

describe('in the database, whoever writes', () => {
  it('a submitted form takes nothing but what is accepted in the same transaction', async () => {
    const id = await anApplication(test.db).submitted().create();
    const correction = await aCorrection(test.db, id);
    const user = await aUser(test.db, 'administrator');
    const accept = sql`update corrections set state = 'accepted', decided_by = ${user}, decided_at = now() where id = ${correction}`;
    const write = (days: number) =>
      sql`update ship_time_requests set operational_days = ${days} where id = ${id}`;
    await expect(write(9).execute(test.db)).rejects.toThrow('read-only');
    const other = test.db.transaction().execute(async (tx) => {
      await accept.execute(tx);
      await write(8).execute(tx);
    });
    await expect(other).rejects.toThrow('read-only');
    await expect(accept.execute(test.db)).rejects.toThrow('written into the form');
    await test.db.transaction().execute(async (tx) => {
      await accept.execute(tx);
      await write(9).execute(tx);
    });
    await expect(write(12.25).execute(test.db)).rejects.toThrow('read-only');
  });

  it('an application is not accepted with corrections undecided, and they are neither changed nor deleted', async () => {
    const vessel = await aVessel(test.db);
    const id = await anApplication(test.db)
      .for(vessel)
      .forYear(await closedYear(test.db))
      .submitted()
      .create();
    const correction = await aCorrection(test.db, id);
    const run = (statement: string) => sql.raw(statement).execute(test.db);
    await expect(run(`update ship_time_requests set status_id = 4 where id = ${id}`)).rejects.toThrow(
      'not decided',
    );
    await expect(run(`update corrections set after = '7' where id = ${correction}`)).rejects.toThrow('once');
    await expect(run(`delete from corrections where id = ${correction}`)).rejects.toThrow('kept');
    await expect(
      run(`insert into corrections (ship_time_request_id, clarification_message_id, field, before, after)
        select ship_time_request_id, clarification_message_id, 'executive_summary', '"a"', '"b"'
        from corrections where id = ${correction}`),
    ).rejects.toThrow('not open');
  });
});
