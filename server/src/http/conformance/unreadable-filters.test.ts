import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
let addresses: readonly { path: string; filters: readonly string[] }[];

type Operation = { readonly parameters?: readonly { readonly in: string; readonly name: string }[] };

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
  const { paths } = (await test.visitor.get('/openapi.json')).json();
  addresses = Object.entries(paths as Record<string, { get?: Operation }>).flatMap(([path, { get }]) => {
    const names = (get?.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name);
    const filters = names.flatMap((name) => /^filter\[(\w+)\]$/.exec(name)?.[1] ?? []);
    return filters.length > 0 && !path.includes('{') && names.includes('page') ? [{ path, filters }] : [];
  });
});
afterAll(() => test.close());

const kindOf = (filter: string): string | null => {
  if (filter === 'id' || filter.endsWith('_id')) return 'junk';
  if (filter.endsWith('_at') || filter.endsWith('_date')) return '2026-13-45';
  if (['active', 'archived', 'unread', 'withdrawn', 'verified', 'in_use'].includes(filter)) return 'maybe';
  if (['state', 'review_level'].includes(filter)) return 'nope';
  return null;
};

describe('a filter whose value cannot be read', () => {
  it('is refused by name on every list, never answered with nothing', async () => {
    const silent: string[] = [];
    let asked = 0;
    for (const { path, filters } of addresses)
      for (const filter of filters) {
        const value = kindOf(filter);
        if (value === null) continue;
        asked += 1;
        const answer = await admin.get(`${path}?filter[${filter}]=${value}`);
        const { type, meta } = answer.json();
        if (answer.statusCode !== 400 || type !== 'invalid_filter' || meta.key !== filter)
          silent.push(`${path} filter[${filter}]=${value}: ${answer.statusCode} ${type}`);
      }
    expect(silent).toEqual([]);
    expect(asked).toBeGreaterThan(60);
  });

  it('names the forms that it takes, in both languages', async () => {
    const url = '/api/ship_time_requests?filter[updated_at][gte]=2026-11-27T20:00:00';
    const en = (await admin.get(url)).json();
    expect(en).toMatchObject({
      type: 'invalid_filter',
      meta: {
        key: 'updated_at',
        value: '2026-11-27T20:00:00',
        forms: ['YYYY-MM-DD', 'YYYY-MM-DDThh:mm:ssZ', 'YYYY-MM-DDThh:mm:ss%2Bhh:mm'],
      },
    });
    expect(en.message).toContain('times with a time zone');
    expect((await admin.get(`${url}&lang=fr`)).json().message).toContain('avec leur fuseau');
  });

  it.each([
    'filter[updated_at][gte]=2026-11-27 20:00:00',
    'filter[updated_at][gte]=2026-11-27T16:00:00+01:00',
    'filter[updated_at][gte]=1795811921',
    'filter[updated_at][gte]=2026',
    'filter[updated_at][gte]=27/11/2026',
    'filter[updated_at][gte]=yesterday',
    'filter[updated_at][gte]=null',
    'filter[updated_at][gte]=-1',
    'filter[status_id]=finished',
    'filter[fiscal_year_id]=2026-2027',
    'filter[vessel_id]=abc',
    'filter[archived]=maybe',
    'filter[id][gte]=x',
  ])('is refused: %s', async (query) => {
    const answer = await admin.get(`/api/ship_time_requests?${query}`);
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'invalid_filter']);
  });

  it('takes keys of statuses beside their ids, and instants with their zone', async () => {
    for (const query of [
      'filter[status_id]=accepted,2',
      'filter[updated_at][gte]=2026-11-27T16:00:00%2B01:00',
      'filter[updated_at][gte]=2026-11-27T16:00:00Z',
      'filter[updated_at][gte]=2026-11-27',
      'filter[q]=-1',
      'filter[status_id]=',
    ])
      expect((await admin.get(`/api/ship_time_requests?${query}`)).statusCode).toBe(200);
  });
});

describe('a filter of ids whose list has keys', () => {
  it.each([
    ['vessels', 'region_id', 'regions'],
    ['vessels', 'vessel_class_id', 'vessel_classes'],
    ['vessels', 'home_port_id', 'ports'],
    ['ship_time_requests', 'agency_id', 'agencies'],
    ['ship_time_requests', 'project_type_id', 'project_types'],
    ['ship_time_requests', 'vessel_id', 'vessels'],
    ['users', 'user_type_id', 'user_types'],
    ['letters_of_intent', 'project_area_id', 'project_areas'],
  ])('of %s takes both: %s', async (resource, filter, list) => {
    const [first, second] = (await admin.get(`/api/${list}`)).json().data;
    const idsBy = async (value: string | number) => {
      const answer = await admin.get(`/api/${resource}?filter[${filter}]=${value}`);
      return [answer.statusCode, answer.json().data?.map(({ id }: { id: number }) => id)];
    };
    expect(await idsBy(first.key)).toEqual(await idsBy(first.id));
    expect(await idsBy(`${first.key},${second.id}`)).toEqual(await idsBy(`${first.id},${second.id}`));
    const refused = (await admin.get(`/api/${resource}?filter[${filter}]=nothing-of-that`)).json();
    expect(refused).toMatchObject({ type: 'invalid_filter', meta: { key: filter } });
    expect(refused.meta.forms).toContain(first.key);
  });
});

it('takes keys in a spreadsheet as in its list', async () => {
  const url = '/api/ship_time_requests/export?fiscal_year_id=1&filter[status_id]';
  expect((await admin.get(`${url}=accepted`)).statusCode).toBe((await admin.get(`${url}=6`)).statusCode);
  expect((await admin.get(`${url}=finished`)).json().type).toBe('invalid_filter');
  expect((await admin.get('/api/ports?filter[vessel_id]=abc')).json().type).toBe('unknown_filter');
});

describe('a parameter that looks like one of the list', () => {
  it.each([
    ['updated_since=2026', 'filter[updated_at][gte]'],
    ['status_id=6', 'filter[status_id]'],
    ['filters[status_id]=6', 'filter[status_id]'],
    ['offset=5', 'page'],
    ['per_page=5&page=1', 'limit'],
    ['perPage=5', 'limit'],
    ['cursor=abc', 'page'],
    ['search=x', 'filter[q]'],
    ['status=6', 'filter[status_id]'],
    ['updated_at__gte=2026-01-01', 'filter[updated_at][gte]'],
    ['updated_at[gte]=2026-01-01', 'filter[updated_at][gte]'],
    ['filter=6', 'filter[…]'],
    ['sort[]=id', 'sort'],
    ['format=csv', '/export'],
  ])('is refused with what was probably meant: %s', async (query, meant) => {
    const answer = await admin.get(`/api/ship_time_requests?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ type: 'unknown_parameter', meta: { meant } });
  });

  it('is refused on every list', async () => {
    for (const { path } of addresses) {
      const answer = await admin.get(`${path}?offset=5`);
      expect([path, answer.statusCode]).toEqual([path, 400]);
    }
  });

  it('is ignored when it looks like none', async () => {
    expect((await admin.get('/api/ship_time_requests?utm_source=mail')).statusCode).toBe(200);
  });
});
