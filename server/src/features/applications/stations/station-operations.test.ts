import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StationOperationDetails } from '@shiptime/domain/applications/operations';
import { buildPartTable } from '#features/applications/pdf/part-table.ts';
import { anApplication } from '#test/factories/applications.ts';
import { openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { sendFile } from '#test/upload.ts';

let test: TestApp;
let client: TestClient;
let id: number;
let list: string;
beforeAll(async () => {
  test = await startTestApp();
  const user = await aUser(test.db, 'proponent');
  id = await anApplication(test.db).by(user).create();
  list = `/api/ship_time_requests/${id}/stations`;
  client = await test.as(user);
});
afterAll(() => test.close());

type Row = {
  id: number;
  name: string;
  type: string | null;
  lock_version: number;
  operations: StationOperationDetails[];
};
const read = async (): Promise<Row[]> => (await client.get(list)).json().data;
const plain = (rows: readonly Row[]) =>
  rows.map((row) => {
    const { name, type, latitude, longitude, position, operations } = row as Row & Record<string, unknown>;
    const work = operations.map(({ kind, hours, gear: by, repeats }) => ({ kind, hours, gear: by, repeats }));
    return { name, type, latitude, longitude, position, operations: work };
  });

const place = { name: 'HL02', type: 'CTD', latitude: 44.267, longitude: -63.317 };
const ctd = { kind: 'CTD', hours: 0.5, gear: 'Rosette', repeats: 2 };
const mooring = { kind: 'Mouillage', hours: null, gear: null, repeats: 1 };

const gear = ['CTD', 'Net', 'Mooring'];
const plan = [
  'Station Type,Name,Latitude,Longitude',
  ...Array.from({ length: 127 }, (_, index) => ({ pass: Math.floor(index / 57), at: index % 57 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ pass, at }) => `${gear[pass]},P ${at},${44 + at / 128},${-63 - at / 64}`),
].join('\n');

describe('a plan of Marine Facilities Planning with 127 operations at 57 places', () => {
  it.each(['mfp.csv', 'csv', 'minutes.csv', 'xlsx', 'geojson', 'gpx', 'kml'])(
    'comes in whole and goes out as %s',
    async (format) => {
      const first = await sendFile(client, `${list}/import`, Buffer.from(plan), { mode: 'replace' });
      expect([first.statusCode, first.json().meta]).toEqual([
        200,
        { imported: 57, operations: 127, dry_run: false, warnings: [] },
      ]);
      const file = await client.get(`${list}/export.${format}`);
      const again = await sendFile(client, `${list}/import`, file.rawPayload, { mode: 'replace' });
      expect(again.json().meta).toMatchObject({ imported: 57, operations: 127 });
      const digits = (rows: ReturnType<typeof plain>) =>
        rows.map((row) => ({
          ...row,
          latitude: Number(row.latitude).toFixed(5),
          longitude: Number(row.longitude).toFixed(5),
        }));
      expect(digits(plain(again.json().data))).toEqual(digits(plain(first.json().data)));
    },
  );

  it('goes out row by row as it came', async () => {
    await sendFile(client, `${list}/import`, Buffer.from(plan), { mode: 'replace' });
    const { body } = await client.get(`${list}/export.mfp.csv`);
    expect(
      body
        .replace(/^\ufeff/, '')
        .trim()
        .split(/\r?\n/),
    ).toEqual(plan.split('\n'));
  });

  it('keeps visits apart if asked', async () => {
    const lines = ['Station Type,Name,Latitude,Longitude', 'CTD,A,44,-63', 'CTD,B,45,-63', 'Net,A,44,-63'];
    const bytes = Buffer.from(lines.join('\n'));
    const names = async (fields: Record<string, string>) => {
      const answer = await sendFile(client, `${list}/import`, bytes, { mode: 'replace', ...fields });
      return answer.json().data.map(({ name }: Row) => name);
    };
    expect(await names({})).toEqual(['A', 'B']);
    expect(await names({ visits: 'apart' })).toEqual(['A', 'B', 'A']);
    const rows = lines.slice(1).map((line, index) => {
      const [type, name, latitude, longitude] = line.split(',');
      return { row: index + 2, values: { name, type, latitude, longitude } };
    });
    const answer = await client.post(`${list}/import`, { mode: 'replace', visits: 'apart', rows });
    expect(answer.json().data).toHaveLength(3);
  });

  it('is tried before it is written', async () => {
    await client.put(list, []);
    const tried = await sendFile(client, `${list}/import`, Buffer.from(plan), { dry_run: 'true' });
    expect(tried.json().data[0]).toMatchObject({ name: 'P 0', operations: gear.map((kind) => ({ kind })) });
    expect(await read()).toEqual([]);
  });
});

describe('operations over the interface', () => {
  it('are absent for whoever does not send them, and unchanged by a change of something else', async () => {
    await client.put(list, [place]);
    const [row] = await read();
    expect(row).toMatchObject({ ...place, operations: [] });
    const url = `${list}/${row!.id}`;
    const changed = await client.put(url, { operations: [ctd, { kind: 'Mouillage' }] });
    expect(changed.json().data.operations).toMatchObject([ctd, mooring]);
    const renamed = await client.put(url, { name: 'HL2', type: null });
    expect(renamed.json().data).toMatchObject({ name: 'HL2', type: null, operations: [ctd, mooring] });
  });

  it('of somebody who has not seen those of another are refused', async () => {
    await client.put(list, [place]);
    const [row] = await read();
    const write = (operations: object[]) =>
      client.put(`${list}/${row!.id}`, { operations }, { 'if-match': `"${row!.lock_version}"` });
    const [first, second] = [await write([ctd]), await write([mooring])];
    expect([first.statusCode, second.statusCode]).toEqual([200, 412]);
    expect(second.json().current.operations).toMatchObject([ctd]);
  });

  it.each([
    ['hours', { ...ctd, hours: 1000.5 }, 'operations.0.hours'],
    ['repeats', { ...ctd, repeats: 0 }, 'operations.0.repeats'],
    ['an id', { id: 'a b' }, 'operations.0.id'],
    ['kinds', { kind: 'x'.repeat(251) }, 'operations.0.kind'],
  ])('with %s out of bounds are 422', async (_, operation, field) => {
    const answer = await client.post(list, { ...place, operations: [operation] });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  it('are copied to another year', async () => {
    await client.put(list, [{ ...place, operations: [ctd, mooring] }]);
    const to = await openYear(test.db);
    const copy = await client.post(`/api/ship_time_requests/${id}/copy`, { fiscal_year_id: to });
    const there = await client.get(`/api/ship_time_requests/${copy.json().data.id}/stations`);
    expect(there.json().data).toMatchObject([{ ...place, operations: [ctd, mooring] }]);
  });
});

describe('operations on paper', () => {
  const row = { ...place, position: 1, operations: [ctd, mooring] };
  const columnsOf = (table: ReturnType<typeof buildPartTable>) => table.columns.map(({ label }) => label);

  it.each([
    ['en', 'Operations', 'CTD, Rosette, 0.5\u00a0h ×\u00a02; Mouillage'],
    ['fr', 'Opérations', 'CTD, Rosette, 0,5\u00a0h ×\u00a02; Mouillage'],
  ] as const)('are in the table of stations: %s', (language, label, words) => {
    const table = buildPartTable('stations', [row], language);
    expect([columnsOf(table).at(-1), table.rows[0]?.at(-1)]).toEqual([label, words]);
  });

  it('take no column if there are none', () => {
    const table = buildPartTable('stations', [{ ...row, operations: [] }], 'en');
    expect(columnsOf(table)).toEqual(['Order', 'Name', 'Type', 'Latitude', 'Longitude']);
  });
});

describe('the database', () => {
  it.each([
    ['no list', '{}'],
    ['without ids', JSON.stringify([mooring])],
    [
      'two of one id',
      JSON.stringify([
        { id: 'a', ...mooring },
        { id: 'a', ...mooring },
      ]),
    ],
    ['no object', '[1]'],
    ['a field too many', '[{"id":"a","kind":null,"hours":null,"gear":null,"repeats":1,"x":1}]'],
    ['a field too few', '[{"id":"a","kind":null,"hours":null,"gear":null}]'],
    ['hours in words', '[{"id":"a","kind":null,"hours":"2","gear":null,"repeats":1}]'],
    ['too many hours', '[{"id":"a","kind":null,"hours":1001,"gear":null,"repeats":1}]'],
    ['no repeats', '[{"id":"a","kind":null,"hours":null,"gear":null,"repeats":null}]'],
    ['half a repeat', '[{"id":"a","kind":null,"hours":null,"gear":null,"repeats":1.5}]'],
    [
      'too many',
      JSON.stringify(Array.from({ length: 21 }, (_, index) => ({ id: String(index), ...mooring }))),
    ],
  ])('refuses operations that are %s', async (_, operations) => {
    await client.put(list, [place]);
    await expect(
      sql`update stations set operations = ${operations}::jsonb where ship_time_request_id = ${id}`.execute(
        test.db,
      ),
    ).rejects.toMatchObject({ constraint: 'stations_operations_check' });
  });
});
