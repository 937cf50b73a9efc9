import { readdirSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detectDelimiter } from '@shiptime/domain/applications/stations-file/delimiter';
import { parseStationRows } from '@shiptime/domain/applications/stations-file/read-stations';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { sendFile } from '#test/upload.ts';

let test: TestApp;
let client: TestClient;
let list: string;
beforeAll(async () => {
  test = await startTestApp();
  const user = await aUser(test.db, 'proponent');
  list = `/api/ship_time_requests/${await anApplication(test.db).by(user).create()}/stations`;
  client = await test.as(user);
});
afterAll(() => test.close());

const folder = new URL('../../../../../domain/src/applications/stations-file/fixtures/', import.meta.url);
const files = readdirSync(folder);
const real = files.filter((name) => /^(azmp|azomp|bio|coip|lake|line|st_anns)/.test(name));
const hostile = files.filter((name) => !real.includes(name));
const formats = ['csv', 'minutes.csv', 'mfp.csv', 'xlsx', 'gpx', 'kml', 'geojson'];

type Given = { name: string; type: string | null; latitude: number; longitude: number };

const stationsIn = (name: string): readonly Given[] => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return parseStationRows(Papa.parse<string[]>(text, { delimiter: detectDelimiter(text) }).data, 1000)
    .stations;
};

const parts = (stations: readonly Given[]): readonly (readonly Given[])[] =>
  Array.from({ length: Math.ceil(stations.length / 300) }, (_, part) =>
    stations.slice(part * 300, (part + 1) * 300),
  );

const digits = (format: string): number => (format === 'minutes.csv' ? 5 : 15);

const plain = (stations: readonly Given[], format: string): Given[] =>
  stations.map(({ name, type, latitude, longitude }) => ({
    name,
    type,
    latitude: Number(latitude.toFixed(digits(format))),
    longitude: Number(longitude.toFixed(digits(format))),
  }));

const outAndIn = async (stations: readonly Given[], format: string): Promise<Given[]> => {
  expect((await client.put(list, stations)).statusCode).toBe(200);
  const file = await client.get(`${list}/export.${format}`);
  expect(file.headers['content-disposition']).toMatch(new RegExp(`stations-\\d+\\.${format}`));
  await client.put(list, []);
  const back = await sendFile(client, `${list}/import`, file.rawPayload, { mode: 'replace' });
  expect([back.statusCode, back.json().errors]).toEqual([200, undefined]);
  return back.json().data;
};

describe('real lists of stations', () => {
  const all = real.map(stationsIn);
  const count = all.flat().length;

  it('are at least twelve', () => expect(real.length).toBeGreaterThanOrEqual(12));

  it.each(formats)(
    `(${real.length}, with ${count} stations) go out as %s and come in whole`,
    async (format) => {
      for (const stations of all.flatMap(parts))
        expect(plain(await outAndIn(stations, format), format)).toEqual(plain(stations, format));
    },
  );
});

const wrong: Readonly<Record<string, readonly string[] | null>> = {
  'empty.csv': ['file'],
  'formula_injection.csv': null,
  'fr_semicolon_decimal_comma_bom_crlf.csv': null,
  'header_only.csv': ['file'],
  'headers_case_order_spaces.csv': null,
  'markup_and_controls.csv': null,
  'name_250_and_251.csv': ['rows.3.name', 'rows.5.type'],
  'no_header.csv': ['file'],
  'out_of_range_and_nonfinite.csv': [
    ...['rows.2.latitude', 'rows.3.longitude', 'rows.4.latitude', 'rows.5.latitude', 'rows.6.latitude'],
    ...['rows.7.longitude', 'rows.9.latitude', 'rows.11.latitude', 'rows.11.longitude'],
  ],
  'stations_300.csv': null,
  'stations_301.csv': ['file'],
};

describe(`hostile files of stations (${hostile.length})`, () => {
  it('are all tried', () => expect(hostile.toSorted()).toEqual(Object.keys(wrong).toSorted()));

  it.each(hostile)('%s is named by its rows, or comes in as text', async (name) => {
    await client.put(list, []);
    const bytes = readFileSync(new URL(name, folder));
    const answer = await sendFile(client, `${list}/import`, bytes, { mode: 'replace' });
    const rows = wrong[name] ?? [];
    const { data = [], errors = {} } = answer.json();
    expect([answer.statusCode, Object.keys(errors)]).toEqual([rows.length > 0 ? 422 : 200, rows]);
    expect((await client.get(list)).json().data).toHaveLength(data.length);
    expect(data.length > 0).toBe(rows.length === 0);
  });

  it.each(formats)('that can be read go out as %s and come in whole', async (format) => {
    for (const name of hostile.filter((each) => wrong[each] === null)) {
      const stations = stationsIn(name);
      expect(plain(await outAndIn(stations, format), format)).toEqual(plain(stations, format));
    }
  });
});
