import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aWorkbookOf } from '#test/factories/workbooks.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { sendFile } from '#test/upload.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const at = (id: number, path = '') => `/api/ship_time_requests/${id}/stations${path}`;

const draft = async (stations = 0) => {
  const user = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).withStations(stations).create();
  return { id, client: await test.as(user) };
};
const station = (name: string) => ({ name, type: 'CTD', latitude: 44.4, longitude: -63.45 });
const names = async (client: TestClient, id: number): Promise<string[]> =>
  (await client.get(at(id))).json().data.map((row: { name: string }) => row.name);

const fixtures = new URL('../../../../../domain/src/applications/stations-file/fixtures/', import.meta.url);
const fixture = (file: string) => readFileSync(new URL(file, fixtures));

const upload = (client: TestClient, id: number, ...file: [Buffer, Record<string, string>?, string?]) =>
  sendFile(client, at(id, '/import'), ...file);

describe('the order of stations', () => {
  it('is that in which they came, and can be changed', async () => {
    const { id, client } = await draft();
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C', 'D'])
      ids.push((await client.post(at(id), station(name))).json().data.id);
    const moved = await client.put(at(id, `/${ids[3]}`), { position: 2 });
    expect(moved.json().data).toMatchObject({ name: 'D', position: 2 });
    expect(await names(client, id)).toEqual(['A', 'D', 'B', 'C']);
    await client.delete(at(id, `/${ids[0]}`));
    const { data } = (await client.get(at(id))).json();
    expect(data.map((row: { name: string; position: number }) => [row.name, row.position])).toEqual([
      ['D', 1],
      ['B', 2],
      ['C', 3],
    ]);
    expect((await client.post(at(id), { ...station('E'), position: 1 })).json().data.position).toBe(1);
    expect(await names(client, id)).toEqual(['E', 'D', 'B', 'C']);
  });

  it('leaves the versions of others alone when one is removed', async () => {
    const { id, client } = await draft(3);
    const { data } = (await client.get(at(id))).json();
    await client.delete(at(id, `/${data[0].id}`));
    const kept = await client.patch(at(id, `/${data[2].id}`), {
      name: 'still mine',
      lock_version: data[2].lock_version,
    });
    expect(kept.json().data).toMatchObject({ name: 'still mine', position: 2 });
    const stale = await client.patch(at(id, `/${data[2].id}`), { name: 'again', lock_version: 1 });
    expect([stale.statusCode, stale.json().current.name]).toEqual([409, 'still mine']);
  });

  it('loses several at once, all or none, and none of another application', async () => {
    const { id, client } = await draft(5);
    const { data } = (await client.get(at(id))).json();
    const ids = data.map((row: { id: number }) => row.id);
    const other = await draft(1);
    const foreign = (await other.client.get(at(other.id))).json().data[0].id;
    expect((await client.delete(at(id, `?ids=${ids[0]},${foreign}`))).statusCode).toBe(404);
    expect(await names(client, id)).toHaveLength(5);
    expect((await client.delete(at(id, `?ids=${ids[0]},${ids[2]},${ids[0]}`))).statusCode).toBe(204);
    expect((await client.get(at(id))).json().data.map((row: { id: number }) => row.id)).toEqual([
      ids[1],
      ids[3],
      ids[4],
    ]);
    for (const wrong of ['', '?ids=', '?ids=a', '?ids=1,b', '?ids=-1'])
      expect([wrong, (await client.delete(at(id, wrong))).statusCode]).toEqual([wrong, 422]);
  });

  it('is replaced whole by a list', async () => {
    const { id, client } = await draft(3);
    const list = [station('X'), station('Y')];
    for (const body of [list, { data: list }, { stations: list }]) {
      const answer = await client.put(at(id), body);
      expect(
        answer.json().data.map((row: { name: string; position: number }) => [row.name, row.position]),
      ).toEqual([
        ['X', 1],
        ['Y', 2],
      ]);
    }
    const wrong = await client.put(at(id), [station('X'), { ...station('Y'), latitude: 91 }, { name: 'Z' }]);
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors)).toEqual([
      'stations.1.latitude',
      'stations.2.latitude',
      'stations.2.longitude',
    ]);
    expect(await names(client, id)).toEqual(['X', 'Y']);
  });
});

describe('the limit of 300', () => {
  it('holds for one more, for many, and for two at once', async () => {
    const { id, client } = await draft(299);
    const answers = await Promise.all([
      client.post(at(id), station('300')),
      client.post(at(id), station('301')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json().type).toBe('limit_reached');
    const list = await client.put(
      at(id),
      Array.from({ length: 301 }, (_, n) => station(`S${n}`)),
    );
    expect(list.statusCode).toBe(422);
    expect(await names(client, id)).toHaveLength(300);
  });

  it('leaves room again where stations were removed', async () => {
    const { id, client } = await draft(300);
    const { data } = (await client.get(at(id))).json();
    await client.delete(at(id, `/${data[10].id}`));
    const answer = await client.post(at(id), station('last'));
    expect(answer.json().data).toMatchObject({ position: 300, name: 'last' });
  });
});

describe('a file', () => {
  it.each([
    ['azmp_halifax_line.csv', 'utf8'],
    ['coip_st_anns_bank_2024-26.csv', 'utf8'],
    ['coip_st_anns_bank_2024-26.csv', 'utf16-le'],
    ['line_p.csv', 'win1252'],
    ['fr_semicolon_decimal_comma_bom_crlf.csv', 'utf8'],
    ['headers_case_order_spaces.csv', 'utf8'],
    ['stations_300.csv', 'utf8'],
    ['markup_and_controls.csv', 'utf8'],
    ['formula_injection.csv', 'utf8'],
  ])('%s in %s is taken', async (file, encoding) => {
    const { id, client } = await draft();
    const bytes = fixture(file);
    const encoded =
      encoding === 'utf8'
        ? bytes
        : iconv.encode(bytes.toString('utf8'), encoding, { addBOM: encoding.startsWith('utf16') });
    const answer = await upload(client, id, encoded);
    expect(answer.statusCode).toBe(200);
    const { data, meta } = answer.json();
    expect(meta.imported).toBe(data.length);
    expect(data.length).toBeGreaterThan(3);
    expect((await client.get(at(id))).json().data).toEqual(data);
  });

  it('of Windows keeps its accents', async () => {
    const { id, client } = await draft();
    const text = 'Nom;Type;Latitude;Longitude\r\nL’Île-d’Orléans;Œil;46,9;-70,95\r\n';
    const { data } = (await upload(client, id, iconv.encode(text, 'win1252'))).json();
    expect(data[0]).toMatchObject({
      name: 'L’Île-d’Orléans',
      type: 'Œil',
      latitude: 46.9,
      longitude: -70.95,
    });
  });

  it('may be a workbook', async () => {
    const { id, client } = await draft();
    const rows = [
      ['HL01', 'CTD', 44.4, -63.45],
      ['HL02', null, 44.267, -63.317],
    ];
    const columns = ['Name', 'Type', 'Latitude', 'Longitude'].map((header) => ({ header }));
    const workbook = await aWorkbookOf({ name: 'Stations', columns, rows });
    const answer = await upload(client, id, workbook, {}, 'stations.xlsx');
    expect(answer.json().data).toMatchObject([
      { name: 'HL01', type: 'CTD', latitude: 44.4, longitude: -63.45 },
      { name: 'HL02', type: null, latitude: 44.267, longitude: -63.317 },
    ]);
  });

  it.each([
    ['empty.csv', ['file'], 'File has no stations'],
    ['header_only.csv', ['file'], 'File has no stations'],
    ['no_header.csv', ['file'], 'File has no header row with the columns name, type, latitude and longitude'],
    ['stations_301.csv', ['file'], 'File has too many stations: 301, at most 300'],
    ['name_250_and_251.csv', ['rows.3.name', 'rows.5.type'], 'The given data was invalid.'],
    [
      'out_of_range_and_nonfinite.csv',
      [
        'rows.2.latitude',
        'rows.3.longitude',
        'rows.4.latitude',
        'rows.5.latitude',
        'rows.6.latitude',
        'rows.7.longitude',
        'rows.9.latitude',
        'rows.11.latitude',
        'rows.11.longitude',
      ],
      'The given data was invalid.',
    ],
  ])('%s is refused with everything that is wrong, and nothing is written', async (file, fields, message) => {
    const { id, client } = await draft(2);
    const answer = await upload(client, id, fixture(file), { mode: 'replace' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toBe(message);
    expect(Object.keys(answer.json().errors)).toEqual(fields);
    expect(await names(client, id)).toEqual(['HL_1', 'HL_2']);
  });

  it.each([
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['a broken archive', Buffer.from('PK\u0003\u0004 and nothing of it')],
  ])('that is %s has no stations', async (_, bytes) => {
    const { id, client } = await draft();
    const answer = await upload(client, id, bytes);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['file']]);
  });

  it('is added to the others or takes their place; a rehearsal writes nothing', async () => {
    const { id, client } = await draft(2);
    const bytes = fixture('headers_case_order_spaces.csv');
    const rehearsal = (await upload(client, id, bytes, { dry_run: 'true', mode: 'append' })).json();
    expect(rehearsal.meta).toMatchObject({ imported: 0, dry_run: true });
    expect(rehearsal.data).toHaveLength(9);
    expect(await names(client, id)).toHaveLength(2);
    expect((await upload(client, id, bytes, { mode: 'append' })).json().data).toHaveLength(9);
    expect((await upload(client, id, bytes, { mode: 'replace' })).json().data).toHaveLength(7);
    const full = await upload(client, id, fixture('stations_300.csv'), { mode: 'append' });
    expect(full.statusCode).toBe(422);
    expect(full.json().message).toContain('at most 293');
  });

  it('without a header is taken where the caller names its columns', async () => {
    const { id, client } = await draft();
    const bytes = fixture('no_header.csv');
    const columns = 'name,type,latitude,longitude';
    const rehearsal = await upload(client, id, bytes, { columns, dry_run: 'true' });
    expect(rehearsal.json().meta.warnings).toEqual([]);
    const answer = await upload(client, id, bytes, { columns });
    expect(answer.json().meta.imported).toBe(7);
    expect(answer.json().data[1]).toMatchObject({ latitude: 44.267, longitude: -63.317 });
    const wrong = await upload(client, id, bytes, { columns: 'name,latitude' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['columns']]);
  });

  it('is missing or of no mode', async () => {
    const { id, client } = await draft();
    const none = await client.post(at(id, '/import'), {});
    expect([none.statusCode, Object.keys(none.json().errors)]).toEqual([422, ['file']]);
    const mode = await upload(client, id, fixture('no_header.csv'), { mode: 'merge' });
    expect([mode.statusCode, Object.keys(mode.json().errors)]).toEqual([422, ['mode']]);
  });

  it('is for proponents of a draft', async () => {
    const user = await aUser(test.db, 'proponent');
    const id = await anApplication(test.db).by(user).submitted().create();
    expect((await upload(await test.as(user), id, fixture('no_header.csv'))).statusCode).toBe(409);
    const coordinator = await test.as(await aUser(test.db, 'regional_vessel_coordinator'));
    expect((await upload(coordinator, id, fixture('no_header.csv'))).statusCode).toBe(403);
    const { id: secret } = await draft();
    expect((await upload(coordinator, secret, fixture('no_header.csv'))).statusCode).toBe(404);
  });
});

describe('files to take away', () => {
  it('read back what they hold, and run nothing', async () => {
    const { id, client } = await draft();
    await upload(client, id, fixture('formula_injection.csv'));
    const csv = await client.get(at(id, '/export.csv'));
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toContain(`stations-${id}.csv`);
    expect(csv.body).not.toMatch(/^["]?[=+@-]/m);
    const before = await names(client, id);
    const back = await upload(client, id, csv.rawPayload, { mode: 'replace' });
    expect(back.json().data.map((row: { name: string }) => row.name)).toEqual(before);
  });

  it('are GeoJSON too, and an empty form in both languages', async () => {
    const { id, client } = await draft(2);
    const geo = (await client.get(at(id, '/export.geojson'))).json();
    expect(geo.features[0]).toMatchObject({
      geometry: { coordinates: [-62.99, 44.01] },
      properties: { name: 'HL_1', position: 1 },
    });
    const template = await test.visitor.get('/api/stations/template.csv?lang=fr');
    expect(template.body.split('\r\n')[0]).toBe('\uFEFFnom,type,latitude,longitude');
  });

  it('with a document type are refused', async () => {
    const { id, client } = await draft();
    const text = '<!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd">]><gpx><wpt lat="1" lon="2"/></gpx>';
    const answer = await upload(client, id, Buffer.from(text));
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['file']]);
  });
});
