import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let portal: TestApp;
let admin: TestClient;
let path: string;

beforeAll(async () => {
  portal = await startTestApp();
  admin = await portal.as(await aUser(portal.db, 'administrator'));
});
afterAll(() => portal.close());
beforeEach(async () => {
  const body = { name_en: 'CCGS Test', name_fr: 'NGCC Test', vessel_class_id: 1 };
  path = `/api/vessels/${(await admin.post('/api/vessels', body)).json().data.id}`;
});

const boundary = 'multipart/form-data; boundary=x';
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const encode = {
  json: (fields: Record<string, string>) => JSON.stringify(fields),
  form: (fields: Record<string, string>) => new URLSearchParams(fields).toString(),
  multipart: (fields: Record<string, string>) =>
    `${Object.entries(fields)
      .map(([name, value]) => part(name, value))
      .join('')}--x--\r\n`,
};
const typeOf = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: boundary };

describe.each(['form', 'multipart'] as const)('a %s body', (kind) => {
  const send = (method: 'POST' | 'PUT' | 'PATCH', url: string, fields: Record<string, string>) =>
    admin.request(method, url, encode[kind](fields), { 'content-type': typeOf[kind] });

  it.each(['PUT', 'PATCH'] as const)(
    'is taken by %s, with text that stands for what it must be',
    async (method) => {
      const answer = await send(method, path, {
        name_en: '  CCGS Alert ',
        science_berths: '12',
        length: '68.5',
        draft: '',
        helicopter_support: '1',
        active: 'false',
        lock_version: '1',
      });
      expect(answer.json().data).toMatchObject({
        name_en: 'CCGS Alert',
        science_berths: 12,
        length: 68.5,
        draft: null,
        helicopter_support: true,
        active: false,
        lock_version: 2,
      });
      const stale = await send(method, path, { name_en: 'CCGS Late', lock_version: '1' });
      expect([stale.statusCode, stale.json().type]).toEqual([409, 'stale']);
    },
  );

  it('is taken by POST', async () => {
    const answer = await send('POST', '/api/vessels', {
      name_en: '42',
      name_fr: 'true',
      vessel_class_id: '2',
    });
    expect([answer.statusCode, answer.json().data]).toMatchObject([
      201,
      { name_en: '42', name_fr: 'true', vessel_class_id: 2 },
    ]);
  });

  it('is refused where text stands for nothing of the kind', async () => {
    const answer = await send('PATCH', path, { science_berths: 'many', active: 'perhaps', length: '1e' });
    expect([answer.statusCode, Object.keys(answer.json().errors).toSorted()]).toEqual([
      422,
      ['active', 'length', 'science_berths'],
    ]);
  });

  it('carries lists', async () => {
    const id = await aUser(portal.db, 'regional_vessel_coordinator');
    const fields = { 'vessel_ids[0]': '3', 'vessel_ids[1]': '1', 'options[first_login]': 'false' };
    const answer = await send('PATCH', `/api/users/${id}`, fields);
    expect(answer.json().data).toMatchObject({ vessel_ids: [1, 3], options: { first_login: false } });
    expect((await send('PATCH', `/api/users/${id}`, { vessel_ids: '2' })).json().data.vessel_ids).toEqual([
      2,
    ]);
    const emptied = await send('PATCH', `/api/users/${id}`, { 'vessel_ids[]': '' });
    expect([emptied.statusCode, emptied.json().data?.vessel_ids]).toEqual([200, []]);
  });
});

describe('a JSON body', () => {
  const raw = (text: string, type = 'application/json') =>
    admin.request('PATCH', path, text, { 'content-type': type });

  it.each(['{', '{"name_en":}', "{'a':1}", '{"a":1}}', 'nul'])('%s is malformed', async (text) => {
    const answer = await raw(text);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'The request body is not valid JSON.']);
  });

  it.each(['null', '[]', '"text"', '7', 'true'])('%s is no object', async (text) => {
    const answer = await raw(text);
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'The given data was invalid.']);
  });

  it('may be empty, and may carry a charset', async () => {
    expect((await raw('')).statusCode).toBe(200);
    const answer = await raw('{"name_en":"CCGS Été"}', 'application/json; charset=utf-8');
    expect(answer.json().data.name_en).toBe('CCGS Été');
  });

  it('is of the right types or 422, all fields at once', async () => {
    const answer = await admin.patch(path, {
      name_en: 7,
      length: '68',
      active: 'true',
      range: 1.5,
      endurance: null,
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(['active', 'length', 'name_en', 'range']);
    expect((await admin.patch(path, { lock_version: 'one' })).json().errors).toHaveProperty('lock_version');
  });

  it('is never 500, whatever its texts hold', async () => {
    for (const text of ['\u0000', '\ud800', '😀'.repeat(251), 'x'.repeat(300_000)]) {
      const answer = await admin.patch(path, { name_en: `a${text}b` });
      expect([200, 422]).toContain(answer.statusCode);
    }
  });

  it('has its strings trimmed and empty ones made null', async () => {
    const id = await aUser(portal.db, 'proponent');
    const client = await portal.as(id);
    const { data } = (
      await client.patch(`/api/users/${id}`, { title: '  Chief \n', affiliation: '   ' })
    ).json();
    expect(data).toMatchObject({ title: 'Chief', affiliation: null });
  });
});

describe('bodies that are not taken', () => {
  it('of another type: 415', async () => {
    const answer = await admin.request('PATCH', path, '<a/>', { 'content-type': 'application/xml' });
    expect([answer.statusCode, answer.json().request_id]).toEqual([415, expect.any(String)]);
  });

  it('too large: 413', async () => {
    const json = await admin.patch(path, { name_en: 'x'.repeat(1024 * 1024) });
    expect(json.statusCode).toBe(413);
    const file = `--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(5 * 1024 * 1024 + 1)}\r\n--x--\r\n`;
    const upload = await admin.request('PATCH', path, file, { 'content-type': boundary });
    expect(upload.statusCode).toBe(413);
    const fields = Array.from({ length: 6 }, (_, n) => part(`f${n}`, 'x'.repeat(1000 * 1000))).join('');
    const many = await admin.request('PATCH', path, `${fields}--x--\r\n`, { 'content-type': boundary });
    expect(many.statusCode).toBe(413);
  });

  it('cut short: 400, not 500', async () => {
    for (const text of [part('name_en', 'x'), '--x\r\ncontent-disposition']) {
      const answer = await admin.request('PATCH', path, text, { 'content-type': boundary });
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        'The request body could not be read.',
      ]);
    }
    const unbounded = await admin.request('PATCH', path, 'x', { 'content-type': 'multipart/form-data' });
    expect(unbounded.statusCode).toBe(400);
  });
});
