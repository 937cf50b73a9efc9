import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const draft = async (stations = 0) => {
  const user = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).withStations(stations).create();
  const client = await test.as(user);
  const send = (body: object) => client.post(`/api/ship_time_requests/${id}/stations/import`, body);
  return { id, client, send };
};

const row = (number: number, values: object = {}) => ({
  row: number,
  values: { name: `HL_${number}`, type: 'CTD', latitude: '44,4', longitude: '-63.45', ...values },
});

it('rows that the page has read are read by the same rules as those of a file, after the others or instead', async () => {
  const { send } = await draft(2);
  const rows = [row(3, { name: "'=1+1" }), row(7, { type: '' })];
  const answer = await send({ mode: 'append', rows });
  expect([answer.statusCode, answer.json().meta.imported]).toEqual([200, 2]);
  expect(answer.json().data.slice(2)).toMatchObject([
    { name: '=1+1', latitude: 44.4, longitude: -63.45, position: 3 },
    { name: 'HL_7', type: null, position: 4 },
  ]);
  const replaced = await send({ mode: 'replace', rows: [row(2)] });
  expect(replaced.json().data).toMatchObject([{ name: 'HL_2', position: 1 }]);
});

it('everything that is wrong with rows is named by the row of the file and its column, and nothing is written', async () => {
  const { id, client, send } = await draft();
  const rows = [row(2), row(5, { latitude: 'north' }), row(9, { name: '', longitude: '-200' })];
  const answer = await send({ rows });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
    422,
    ['rows.5.latitude', 'rows.9.name', 'rows.9.longitude'],
  ]);
  expect((await client.get(`/api/ship_time_requests/${id}/stations`)).json().data).toEqual([]);
});

it('rows that are tried are warned of, and not written', async () => {
  const { send } = await draft();
  const answer = await send({ dry_run: true, rows: [row(2), row(3, { longitude: '63.45', name: 'HL_2' })] });
  expect(answer.json().meta).toMatchObject({ imported: 0, dry_run: true });
  const codes = answer
    .json()
    .meta.warnings.map((each: { row: number; code: string }) => [each.row, each.code]);
  expect(codes).toEqual(
    expect.arrayContaining([
      [3, 'repeated_name'],
      [3, 'longitude_sign'],
    ]),
  );
});

it('no rows, too many and those of others are refused', async () => {
  const { id, send } = await draft(298);
  expect(Object.keys((await send({ rows: [] })).json().errors)).toEqual(['file']);
  const full = await send({ rows: [row(2), row(3), row(4)] });
  expect([full.statusCode, full.json().message]).toEqual([422, expect.stringContaining('at most 2')]);
  const other = await test.as(await aUser(test.db, 'proponent'));
  const answer = await other.post(`/api/ship_time_requests/${id}/stations/import`, { rows: [row(2)] });
  expect(answer.statusCode).toBe(404);
});

it('the same rows under one key are written once', async () => {
  const { id, client } = await draft();
  const at = `/api/ship_time_requests/${id}/stations`;
  for (let times = 0; times < 2; times += 1)
    await client.post(`${at}/import`, { rows: [row(2)] }, { 'idempotency-key': 'the-same-rows' });
  expect((await client.get(at)).json().data).toHaveLength(1);
});
