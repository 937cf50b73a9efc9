import { referenceListNames } from '@shiptime/domain/reference/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan, theFiscalYear } from '#test/factories/plans.ts';
import { aServiceAccount } from '#test/factories/service-accounts.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { yearExportParts } from './year-export.ts';

type Line = { readonly resource: string; readonly data: Record<string, unknown> };

let test: TestApp;
let year: number;
beforeAll(async () => {
  test = await startTestApp();
  year = await theFiscalYear(test.db, 2067);
  const plan = await aPlan(test.db, { fiscal_year_id: year });
  await aMission(test.db, plan.id, { title: 'Moorings', start_date: '2067-05-01' });
  for (let made = 0; made < 3; made += 1) await anApplication(test.db).forYear(year).submitted().create();
});
afterAll(() => test.close());

const read = async (client: TestClient, id = year) => {
  const answer = await client.get(`/api/fiscal_years/${id}/export.ndjson`);
  const lines: Line[] =
    answer.statusCode === 200
      ? answer.body
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [];
  const rowsOf = (resource: string) =>
    lines.filter((line) => line.resource === resource).map(({ data }) => data);
  return { answer, lines, rowsOf, end: lines.at(-1) };
};

describe('a year at once', () => {
  it('has every row as the lists answer it, and a cursor from which events follow', async () => {
    const observer = await test.as(await aUser(test.db, 'observer'));
    const { answer, lines, rowsOf, end } = await read(observer);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'content-disposition': 'attachment; filename="2067-2068.ndjson"',
    });
    expect(lines[0]).toMatchObject({
      resource: 'begin',
      data: { fiscal_year_id: year, cursor: expect.any(String) },
    });
    const include =
      'include=primaryProponent,coProponents,stations,fundingSources,collaborators,areasOfConsideration';
    for (const [resource, more] of [
      ['ship_time_requests', `&${include}&filter[fiscal_year_id]=${year}`],
      ['vessel_plans', `&filter[fiscal_year_id]=${year}`],
      ['missions', `&filter[fiscal_year_id]=${year}`],
      ['vessels', ''],
    ] as const) {
      const { data } = (await observer.get(`/api/${resource}?sort=id&limit=200${more}`)).json();
      expect(data.length).toBeGreaterThan(0);
      expect(rowsOf(resource)).toEqual(data);
      expect(end).toMatchObject({ resource: 'end', data: { rows: { [resource]: data.length } } });
    }
  });

  it('has every list to which its rows refer', async () => {
    const observer = await test.as(await aUser(test.db, 'observer'));
    const { rowsOf } = await read(observer);
    for (const list of [...referenceListNames, 'user_types', 'request_statuses', 'fiscal_years'])
      expect(rowsOf(list)).toEqual((await observer.get(`/api/${list}?sort=id&limit=200`)).json().data);
  });

  it('goes as far as the scopes of a program, and names what it leaves out', async () => {
    const program = await aServiceAccount(test, { scopes: ['plans:read'], user_type_id: 6 });
    const { lines, rowsOf, end } = await read(program);
    expect(lines[0]).toMatchObject({ data: { cursor: null } });
    expect(rowsOf('missions')).toHaveLength(1);
    expect(rowsOf('ship_time_requests')).toEqual([]);
    expect(end?.data['left_out']).toEqual(expect.arrayContaining(['ship_time_requests', 'fleet_plans']));
  });

  it('has of a proponent’s applications only what they may see', async () => {
    const stranger = await test.as(await aUser(test.db, 'proponent'));
    expect((await read(stranger)).rowsOf('ship_time_requests')).toEqual([]);
  });

  it('is refused without sign-in, and for a year that does not exist', async () => {
    expect((await read(test.visitor)).answer.statusCode).toBe(401);
    const observer = await test.as(await aUser(test.db, 'observer'));
    expect((await read(observer, 999_999)).answer.statusCode).toBe(404);
  });

  it('takes only lists that can be read in the order of their ids', async () => {
    const { paths } = (await test.visitor.get('/openapi.json')).json();
    for (const { resource, ofYear } of yearExportParts) {
      const names = paths[`/api/${resource}`].get.parameters.map(({ name }: { name: string }) => name);
      expect(names).toEqual(
        expect.arrayContaining(['sort', 'filter[id]', ...(ofYear ? ['filter[fiscal_year_id]'] : [])]),
      );
    }
  });
});
