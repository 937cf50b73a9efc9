import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear, deadlineOf } from '#test/factories/fiscal-years.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const at = (id: number) => `/api/ship_time_requests/${id}`;

const draft = async () => {
  const user = await aUser(test.db, 'proponent');
  const friend = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).with(friend).create();
  return { id, user, client: await test.as(user), friend: await test.as(friend) };
};
const read = async (client: TestClient, id: number) => (await client.get(at(id))).json().data;

const firstIds = async (
  table: 'project_areas' | 'coastal_states' | 'marine_protected_areas' | 'ports',
  count: number,
) => (await test.db.selectFrom(table).select('id').orderBy('id').limit(count).execute()).map(({ id }) => id);

describe('autosave', () => {
  it('takes any part of the form and answers with the whole application, as it is read afterwards', async () => {
    const { id, client } = await draft();
    const [port] = await firstIds('ports', 1);
    const [a, b, c] = await firstIds('project_areas', 3);
    const year = await test.db
      .selectFrom('fiscal_years')
      .select('id')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const body = {
      project_title: 'Ligne P\u0301 — été',
      operational_days: 10.75,
      operational_window_start: '2028-05-01',
      helicopter_required: true,
      min_science_berths: 3,
      mobilization_port_id: port,
      project_area_ids: [c, a, b, a],
      future_fiscal_year_ids: year.map(({ id }) => id),
      scheduling_constraints: null,
      impact_statement: '𝔖'.repeat(2000),
    };
    const answer = await client.patch(at(id), body);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toMatchObject({
      ...body,
      project_area_ids: [a, b, c],
      future_fiscal_year_ids: year.map(({ id }) => id).toSorted((x, y) => x - y),
      lock_version: 2,
    });
    expect(answer.headers['etag']).toBe('"2"');
    expect(await read(client, id)).toEqual(data);
    const cleared = await client.put(at(id), {
      project_area_ids: [b],
      future_fiscal_year_ids: null,
      operational_days: null,
    });
    expect(cleared.json().data).toMatchObject({
      project_area_ids: [b],
      future_fiscal_year_ids: [],
      operational_days: null,
    });
    expect(await read(client, id)).toEqual(cleared.json().data);
  });

  it('counts one version up for the sections that it touches', async () => {
    const { id, client } = await draft();
    const { data } = (await client.patch(at(id), { operational_days: 3, project_title: 'Other' })).json();
    const versions = Object.entries<{ lock_version: number }>(data.sections).map(([name, s]) => [
      name,
      s.lock_version,
    ]);
    expect(Object.fromEntries(versions)).toEqual({
      general_information: 2,
      project_description: 1,
      requirements: 1,
      scheduling: 2,
      area_of_operations: 1,
      collaborations: 1,
      funding: 1,
    });
  });

  it('takes a whole application back and writes only what differs', async () => {
    const { id, client } = await draft();
    const before = await read(client, id);
    const same = await client.put(at(id), before);
    expect(same.json().data).toEqual(before);
    const { data } = (
      await client.put(at(id), { ...before, project_title: 'New', status_id: 6, user_id: 1, vessel_id: 1 })
    ).json();
    expect(data).toMatchObject({
      project_title: 'New',
      status_id: 1,
      user_id: before.user_id,
      vessel_id: null,
    });
    expect(data.sections.scheduling.lock_version).toBe(1);
  });

  it('is open to co-proponents, and says who was the last', async () => {
    const { id, client, friend } = await draft();
    await friend.patch(at(id), { executive_summary: 'by a friend' });
    const { data } = (await client.get(`${at(id)}?include=lastEditor`)).json();
    expect(data.executive_summary).toBe('by a friend');
    expect(data.updated_by).toBe(data.lastEditor.id);
  });

  it('moves to another year as long as that one takes applications', async () => {
    const { id, client } = await draft();
    const { fiscal_year_id } = await read(client, id);
    const later = await test.db
      .selectFrom('fiscal_years')
      .select('id')
      .where('id', '>', fiscal_year_id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const moved = await client.patch(at(id), { fiscal_year_id: later.id });
    expect([moved.statusCode, moved.json().data.fiscal_year_id]).toEqual([200, later.id]);
    const closed = await closedYear(test.db);
    const refused = await client.patch(at(id), { fiscal_year_id: closed, project_title: 'moved' });
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'deadline_passed']);
    expect(refused.json().meta).toEqual({ deadline_at: await deadlineOf(test.db, closed) });
    expect(await read(client, id)).toMatchObject({
      fiscal_year_id: later.id,
      project_title: expect.not.stringMatching('moved'),
    });
  });
});

describe('helicopter support', () => {
  const ships = async () => {
    const [none, one] = [await aVessel(test.db), await aVessel(test.db, { helicopter_support: true })];
    return { none, one };
  };
  const said = 'Helicopter support is impossible: none of the chosen ships can carry a helicopter';

  it('cannot be asked for where no chosen ship carries one, but where one of two does', async () => {
    const { id, client } = await draft();
    const { none, one } = await ships();
    const both = { vessel_preference_1_id: none, helicopter_required: true };
    const refused = await client.patch(at(id), both);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { helicopter_required: [said] }]);
    expect((await read(client, id)).vessel_preference_1_id).toBeNull();
    expect((await client.patch(at(id), { ...both, vessel_preference_2_id: one })).statusCode).toBe(200);
  });

  it('that was asked for before the ship was changed stays, and is an error at its field', async () => {
    const { id, client } = await draft();
    const { none, one } = await ships();
    await client.patch(at(id), { vessel_preference_1_id: one, helicopter_required: true });
    expect((await client.patch(at(id), { vessel_preference_1_id: none })).statusCode).toBe(200);
    expect(await read(client, id)).toMatchObject({ helicopter_required: true });
    const { data } = (await client.post(`${at(id)}/validate`, {})).json();
    expect(data.sections.requirements).toContainEqual(
      expect.objectContaining({ field: 'helicopter_required', code: 'no_helicopter', message: said }),
    );
    const submitted = await client.post(`${at(id)}/submit`, {});
    expect(submitted.statusCode).toBe(422);
    expect(submitted.json().errors.helicopter_required).toEqual([said]);
  });
});

describe('what a draft never takes', () => {
  it.each([
    ['operational_days', { operational_days: '12' }],
    ['operational_days', { operational_days: 1.3 }],
    ['operational_days', { operational_days: -1 }],
    ['operational_days', { operational_days: 1e9 }],
    ['min_science_berths', { min_science_berths: 2.5 }],
    ['project_title', { project_title: ['a'] }],
    ['executive_summary', { executive_summary: 'é'.repeat(1001) }],
    ['impact_statement', { impact_statement: 'a\u0000b' }],
    ['helicopter_required', { helicopter_required: 'yes' }],
    ['operational_window_start', { operational_window_start: '2028-02-30' }],
    ['operational_window_start', { operational_window_start: '2028-05-01T00:00:00Z' }],
    ['project_area_ids', { project_area_ids: 3 }],
    ['fiscal_year_id', { fiscal_year_id: null }],
    ['agency_id', { agency_id: 99_999_999 }],
    ['agency_id', { agency_id: 99_999_999_999 }],
    ['coastal_state_ids', { coastal_state_ids: [99_999_999] }],
    ['vessel_preference_2_id', { vessel_preference_2_id: 99_999_999 }],
    ['sections.scheduling.lock_version', { sections: { scheduling: { lock_version: 'one' } } }],
  ])('%s', async (field, body) => {
    const { id, client } = await draft();
    const before = await read(client, id);
    const answer = await client.patch(at(id), body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(await read(client, id)).toEqual(before);
  });

  it('is told all at once', async () => {
    const { id, client } = await draft();
    const body = { agency_id: 99_999_999, mobilization_port_id: 99_999_999, project_area_ids: [99_999_999] };
    const { errors } = (await client.patch(at(id), body)).json();
    expect(Object.keys(errors).toSorted()).toEqual(Object.keys(body).toSorted());
  });

  it('a choice that was taken off the list stays where it was chosen, and cannot be chosen anew', async () => {
    const { id, client } = await draft();
    const { id: choice } = await test.db
      .insertInto('project_areas')
      .values({ key: 'old', name_en: 'Old', name_fr: 'Ancienne' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await client.patch(at(id), { project_area_ids: [choice] });
    await test.db.updateTable('project_areas').set({ active: false }).where('id', '=', choice).execute();
    const [other] = await firstIds('project_areas', 1);
    expect((await client.patch(at(id), { project_area_ids: [choice, other] })).statusCode).toBe(200);
    await client.patch(at(id), { project_area_ids: [] });
    expect((await client.patch(at(id), { project_area_ids: [choice] })).statusCode).toBe(422);
  });
});

describe('two people at once', () => {
  it('in two sections never meet', async () => {
    const { id, client, friend } = await draft();
    const mine = { operational_days: 5, sections: { scheduling: { lock_version: 1 } } };
    const theirs = { executive_summary: 'theirs', sections: { project_description: { lock_version: 1 } } };
    const answers = await Promise.all([client.patch(at(id), mine), friend.patch(at(id), theirs)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await read(client, id)).toMatchObject({ operational_days: 5, executive_summary: 'theirs' });
  });

  it('in one section: one is written, the other is shown what is there now, and nothing of it is written', async () => {
    const { id, client, friend } = await draft();
    for (let round = 1; round <= 20; round += 1) {
      const save = (who: TestClient, text: string) =>
        who.patch(at(id), {
          scheduling_constraints: text,
          executive_summary: `${text} ${round}`,
          sections: { scheduling: { lock_version: round } },
        });
      const answers = await Promise.all([save(client, `mine ${round}`), save(friend, `theirs ${round}`)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const [won, lost] = answers[0].statusCode === 200 ? answers : [answers[1], answers[0]];
      const now = await read(client, id);
      expect(won.json().data.scheduling_constraints).toBe(now.scheduling_constraints);
      expect(lost.json()).toMatchObject({
        type: 'stale',
        current: {
          scheduling_constraints: now.scheduling_constraints,
          executive_summary: now.executive_summary,
        },
      });
      expect(lost.json().current.sections).toEqual(now.sections);
    }
  });

  it('with the version of the whole: 412 for the header, 409 for the body', async () => {
    const { id, client, friend } = await draft();
    await friend.patch(at(id), { project_title: 'theirs' });
    const header = await client.patch(at(id), { project_title: 'mine' }, { 'if-match': '"1"' });
    expect([header.statusCode, header.json().type, header.json().current.project_title]).toEqual([
      412,
      'stale',
      'theirs',
    ]);
    const body = await client.patch(at(id), { project_title: 'mine', lock_version: 1 });
    expect([body.statusCode, body.json().current.lock_version]).toEqual([409, 2]);
    expect((await client.patch(at(id), { project_title: 'mine' }, { 'if-match': '"2"' })).statusCode).toBe(
      200,
    );
  });

  it('one saves while the other submits: what was submitted stays as it was', async () => {
    const user = await aUser(test.db, 'proponent');
    const other = await aUser(test.db, 'proponent');
    const [client, friend] = [await test.as(user), await test.as(other)];
    for (let round = 0; round < 10; round += 1) {
      const id = await anApplication(test.db).by(user).with(other).complete().create();
      const [saved, submitted] = await Promise.all([
        friend.patch(at(id), { project_title: 'at the last moment' }),
        client.post(`${at(id)}/submit`),
      ]);
      expect(submitted.statusCode).toBe(200);
      const now = await read(client, id);
      expect(now.project_title).toBe(
        saved.statusCode === 200 ? 'at the last moment' : 'Spring survey of the Scotian Shelf',
      );
      expect([200, 409]).toContain(saved.statusCode);
    }
  });
});
