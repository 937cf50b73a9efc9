import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let portal: TestApp;
let admin: TestClient;

beforeAll(async () => {
  portal = await startTestApp();
  admin = await portal.as(await aUser(portal.db, 'administrator'));
  for (let number = 1; number <= 33; number += 1) {
    await admin.post('/api/agencies', { name_en: `Bureau ${number}`, name_fr: `Bureau ${number}` });
  }
  for (const name of ['100% Sea_Ice', '1000 SeaxIce', 'Pêches et Océans', 'back\\slash']) {
    await admin.post('/api/project_areas', { name_en: name, name_fr: name });
  }
});
afterAll(() => portal.close());

const get = async (url: string) => (await portal.visitor.get(url)).json();
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('pages', () => {
  const bureaus = '/api/agencies?filter[name]=bureau&sort=id';

  it('come with links and meta', async () => {
    const { data, links, meta } = await get(`${bureaus}&page=2&limit=10`);
    expect(data).toHaveLength(10);
    expect(meta).toEqual({
      current_page: 2,
      from: 11,
      last_page: 4,
      path: 'http://localhost:80/api/agencies',
      per_page: 10,
      to: 20,
      total: 33,
    });
    const pages = [links.first, links.prev, links.next, links.last].map((link) =>
      new URL(link).searchParams.get('page'),
    );
    expect(pages).toEqual(['1', '1', '3', '4']);
    expect(ids((await get(links.next.replace('http://localhost:80', ''))).data)).not.toContain(data[0].id);
  });

  it('have 15 rows unless another number is asked for, from 1 to 200', async () => {
    const size = async (query: string) => {
      const { data, meta } = await get(`${bureaus}&${query}`);
      return [data.length, meta?.per_page];
    };
    expect(await size('page=1')).toEqual([15, 15]);
    expect(await size('limit=5')).toEqual([5, 5]);
    expect(await size('page[number]=2&page[size]=20')).toEqual([13, 20]);
    expect(await size('limit=100000')).toEqual([33, 200]);
    for (const limit of ['0', '-3', 'abc', '']) expect(await size(`limit=${limit}`)).toEqual([15, 15]);
    expect(await size('')).toEqual([33, undefined]);
  });

  it.each(['abc', '0', '-1', '1.5', '', '1e99'])('page=%s is the first', async (page) => {
    expect((await get(`${bureaus}&page=${page}&limit=2`)).meta).toMatchObject({ current_page: 1, from: 1 });
  });

  it('beyond the last are empty', async () => {
    const { data, links, meta } = await get(`${bureaus}&page=999&limit=10`);
    expect([data, links.next, meta.from, meta.to, meta.total, meta.last_page]).toEqual([
      [],
      null,
      null,
      null,
      33,
      4,
    ]);
    const none = await get('/api/agencies?filter[name]=nothing&page=1');
    expect([none.data, none.meta.last_page, none.meta.total]).toEqual([[], 1, 0]);
  });

  it('do not overlap whatever they are sorted by', async () => {
    const seen: number[] = [];
    for (let page = 1; page <= 4; page += 1) {
      seen.push(
        ...ids((await get(`/api/agencies?filter[name]=bureau&sort=-position&page=${page}&limit=10`)).data),
      );
    }
    expect(new Set(seen).size).toBe(33);
  });

  it('are found under /api/v1 by their own links', async () => {
    const { links } = await get('/api/v1/agencies/?page=1&limit=1');
    expect(links.next).toMatch(/^http:\/\/localhost:80\/api\/v1\/agencies\/\?/);
  });
});

describe('unknown keys', () => {
  it.each([
    ['include=captain', 'captain', 'vesselClass, region, homePort'],
    ['include=region,vesselClass.secret', 'vesselClass.secret', 'vesselClass'],
    ['filter[password]=x', 'password', 'region_id'],
    ['filter[id][like]=1', 'id[like]', 'id[gte]'],
    ['sort=-tonnage', 'tonnage', 'name'],
    ['fields[vessels]=id,tonnage', 'tonnage', 'science_berths'],
    ['append=age', 'age', ''],
  ])('%s: 400, which names it and those allowed', async (query, name, allowed) => {
    const answer = await portal.visitor.get(`/api/vessels?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(`\`${name}\``);
    expect(answer.json().message).toContain(allowed);
    expect(answer.json().type).toMatch(/^unknown_/);
  });

  it('are ignored outside', async () => {
    const query = 'foo=bar&filterx[id]=1&Sort=y&_=123&fields=x';
    expect((await portal.visitor.get(`/api/vessels?${query}`)).statusCode).toBe(200);
  });
});

describe('filters', () => {
  const names = async (text: string) =>
    (await get(`/api/project_areas?filter[name]=${text}`)).data.map(({ name }: { name: string }) => name);

  it('take % and _ and \\ literally', async () => {
    expect(await names('100%25')).toEqual(['100% Sea_Ice']);
    expect(await names('100%')).toEqual(['100% Sea_Ice']);
    expect(await names('Sea_Ice')).toEqual(['100% Sea_Ice']);
    expect(await names('%25')).toEqual(['100% Sea_Ice']);
    expect(await names('back\\sl')).toEqual(['back\\slash']);
  });

  it('find without case and accents, in both languages', async () => {
    expect(await names('PECHES ET oceans')).toEqual(['Pêches et Océans']);
    expect(await names('pêches')).toEqual(['Pêches et Océans']);
    expect((await get('/api/vessels?filter[q]=ngcc john p')).data).toHaveLength(1);
  });

  it('take any of several values, also percent-encoded and as lists', async () => {
    const expected = [1, 3];
    for (const query of [
      'filter[id]=1,3',
      'filter%5Bid%5D=1%2C3',
      'filter[id][]=1&filter[id][]=3',
      'filter[id]=1&filter[id]=3',
    ]) {
      expect(ids((await get(`/api/vessels?${query}&sort=id`)).data)).toEqual(expected);
    }
  });

  it('with no value filter nothing; one that cannot be read is refused', async () => {
    const { length } = (await get('/api/vessels')).data;
    expect((await get('/api/vessels?filter[id]=')).data).toHaveLength(length);
    for (const value of ['abc', '99999999999999', '1.5', '-1', "1' or 1=1"]) {
      expect((await get(`/api/vessels?filter[id]=${value}`)).type).toBe('invalid_filter');
    }
    expect((await get('/api/vessels?filter[active]=perhaps')).type).toBe('invalid_filter');
  });

  it('take ranges', async () => {
    const years = async (query: string) =>
      (await get(`/api/fiscal_years?${query}`)).data.map(({ name }: { name: string }) => name);
    expect(await years('filter[start_date][gte]=2027-04-01&filter[start_date][lt]=2029-04-01')).toEqual([
      '2027-2028',
      '2028-2029',
    ]);
    expect(await years('filter[start_date]=2027-04-01')).toEqual(['2027-2028']);
    expect(await years('filter[deadline_at][lte]=2018-05-01T06:59:59Z')).toEqual(['2019-2020']);
    expect((await admin.get('/api/fiscal_years?filter[deadline_at][gte]=2027-99-99')).statusCode).toBe(400);
  });

  it('compare instants as they are answered: what is asked for after the last that was seen is new', async () => {
    const row = (await get('/api/agencies?sort=id&limit=1')).data[0];
    await sql`update agencies set updated_at = '2026-01-02T03:04:05.678912Z' where id = ${row.id}`.execute(
      portal.db,
    );
    const { updated_at } = (await get(`/api/agencies/${row.id}`)).data;
    expect(updated_at).toBe('2026-01-02T03:04:05.678Z');
    const found = async (range: string) =>
      (await get(`/api/agencies?filter[id]=${row.id}&${range}`)).data.length;
    expect(
      await Promise.all(
        ['gte', 'gt', 'lte', 'lt'].map((operator) => found(`filter[updated_at][${operator}]=${updated_at}`)),
      ),
    ).toEqual([1, 0, 1, 0]);
    expect(await found('filter[updated_at][gte]=2026-01-02T03:04:05.679Z')).toBe(0);
    expect(await found('filter[updated_at][lt]=2026-01-02T03:04:05.679Z')).toBe(1);
    expect(await found('filter[updated_at][gt]=2026-01-02T03:04:05.677Z')).toBe(1);
    expect(await found('filter[updated_at][lte]=2026-01-02T03:04:05.677Z')).toBe(0);
  });
});

describe('sparse answers', () => {
  it('carry what was asked for, the id and the relations', async () => {
    const { data } = await get('/api/vessels?fields[vessels]=name,range&include=region&limit=1&sort=id');
    expect(Object.keys(data[0]).toSorted()).toEqual(['id', 'name', 'range', 'region']);
    const all = await get('/api/vessels?fields[regions]=name&limit=1');
    expect(all.data[0]).toHaveProperty('length');
  });
});
