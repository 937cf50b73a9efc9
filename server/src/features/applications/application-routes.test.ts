import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const path = '/api/ship_time_requests';

describe('a new application', () => {
  it('is a draft of whoever makes it', async () => {
    const user = await aUser(test.db, 'proponent');
    const year = await openYear(test.db);
    const client = await test.as(user);
    const answer = await client.post(path, {
      fiscal_year_id: year,
      project_title: '  Hydrographie d’été  ',
      status_id: 4,
      user_id: 1,
    });
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({
      status_id: 1,
      user_id: user,
      fiscal_year_id: year,
      project_title: 'Hydrographie d’été',
      submitted_at: null,
      vessel_id: null,
      lock_version: 1,
    });
    expect(data.sections.scheduling).toEqual({ lock_version: 1, complete: false });
    expect(data.can).toMatchObject({ edit: true, delete: true, submit: false, accept: false });
    expect(answer.headers['etag']).toBe('"1"');
    expect((await client.get(answer.headers['location'] as string)).json().data).toEqual(data);
  });

  it.each(['co_proponent', 'observer'] as const)('cannot be made by a %s', async (role) => {
    const client = await test.as(await aUser(test.db, role));
    const answer = await client.post(path, { fiscal_year_id: await openYear(test.db), project_title: 'x' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().type).toBe('account_cannot_apply');
    expect(answer.json().message).toMatch(/^This action is unauthorized\. .*Please contact support\.$/);
  });

  it.each([
    [{}, ['fiscal_year_id', 'project_title']],
    [{ fiscal_year_id: 'next', project_title: 7 }, ['fiscal_year_id', 'project_title']],
    [{ fiscal_year_id: 999_999, project_title: 'x' }, ['fiscal_year_id']],
    [{ fiscal_year_id: 1, project_title: 'é'.repeat(251) }, ['project_title']],
  ])('is refused with all its errors: %o', async (body, fields) => {
    const client = await test.as(await aUser(test.db, 'proponent'));
    const answer = await client.post(path, body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(fields);
  });

  it('needs an account', async () => {
    expect((await test.visitor.post(path, {})).statusCode).toBe(401);
  });
});

describe('a draft', () => {
  it('can be deleted by its primary proponent, once', async () => {
    const user = await aUser(test.db, 'proponent');
    const id = await anApplication(test.db).by(user).withStations(3).create();
    const client = await test.as(user);
    expect((await client.delete(`${path}/${id}`)).statusCode).toBe(204);
    expect((await client.delete(`${path}/${id}`)).statusCode).toBe(404);
  });

  it('cannot be deleted by a co-proponent, nor once it is submitted', async () => {
    const [user, friend] = [await aUser(test.db, 'proponent'), await aUser(test.db, 'proponent')];
    const draft = await anApplication(test.db).by(user).with(friend).create();
    const submitted = await anApplication(test.db).by(user).submitted().create();
    expect((await (await test.as(friend)).delete(`${path}/${draft}`)).statusCode).toBe(403);
    const late = await (await test.as(user)).delete(`${path}/${submitted}`);
    expect(late.statusCode).toBe(409);
  });

  it('exists for its proponents alone', async () => {
    const friend = await aUser(test.db, 'co_proponent');
    const id = await anApplication(test.db).with(friend).create();
    expect((await (await test.as(friend)).get(`${path}/${id}`)).statusCode).toBe(200);
    for (const role of [
      'proponent',
      'regional_vessel_coordinator',
      'national_science_representative',
      'administrator',
      'observer',
    ] as const) {
      const client = await test.as(await aUser(test.db, role));
      expect((await client.get(`${path}/${id}`)).statusCode).toBe(404);
      expect((await client.patch(`${path}/${id}`, { project_title: 'mine' })).statusCode).toBe(404);
    }
  });

  it.each(['x', '0', '-1', '1.5', '99999999999', '4000000'])('has no id %s', async (id) => {
    const client = await test.as(await aUser(test.db, 'administrator'));
    expect((await client.get(`${path}/${id}`)).statusCode).toBe(404);
  });
});

it('is complete when everything is filled in', async () => {
  const user = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).complete().create();
  const client = await test.as(user);
  const { data } = (await client.post(`${path}/${id}/validate`)).json();
  expect(data).toMatchObject({ complete: true, sections: { general_information: [], funding: [] } });
  const read = (await client.get(`${path}/${id}`)).json().data;
  expect(read.can.submit).toBe(true);
});
