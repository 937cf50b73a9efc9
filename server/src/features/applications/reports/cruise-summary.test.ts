import { DOMParser } from '@xmldom/xmldom';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { aVoyage } from '#test/factories/voyages.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const reported = async () => {
  const owner = await aUser(test.db, 'proponent', { last_name: 'Ünal & Søn' });
  const friend = await aUser(test.db, 'co_proponent');
  const voyage = await aVoyage(test, { owner, friend, stations: 3 });
  const [own, other] = [await test.as(owner), await test.as(await aUser(test.db, 'proponent'))];
  return { ...voyage, own, other, at: `/api/ship_time_requests/${voyage.id}/voyage_report` };
};

it('a cruise summary report is made of a submitted report, for those who read it', async () => {
  const { vessel, stations, own, other, at } = await reported();
  await sql`update vessels set ices_code = '18X9' where id = ${vessel}`.execute(test.db);
  const file = `${at}/cruise_summary.xml`;
  expect((await own.get(file)).statusCode).toBe(404);
  await own.patch(at, { delivered_days: 6, done_station_ids: stations.slice(0, 2) });
  expect((await own.post(`${at}/submit`)).statusCode).toBe(200);
  const [number] = (await own.get(at)).json().data.voyage_numbers;
  const answer = await own.get(`${file}?voyage_number=${number}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  expect(answer.headers['x-left-empty']).toMatch(/^edmo_codes, data_centre, .*access/);
  expect(answer.headers['x-left-empty']).not.toContain('platform_code');
  const document = new DOMParser().parseFromString(answer.body, 'text/xml');
  const texts = (name: string) => [...document.getElementsByTagName(name)].map((found) => found.textContent);
  expect(texts('gmd:fileIdentifier')).toEqual([`urn:SDN:CSR:LOCAL:${number}`]);
  expect(texts('gmd:individualName').join()).toContain('Ünal & Søn');
  expect(document.getElementsByTagName('sdn:SDN_PlatformCode')[0]?.getAttribute('codeListValue')).toBe(
    '18X9',
  );
  expect(texts('gmi:description')).toEqual(['Days delivered: 6. Stations done: 2.']);
  expect(texts('gmd:westBoundLongitude')).toHaveLength(1);
  expect((await own.get(`${file}?voyage_number=ABC-2000-001`)).statusCode).toBe(404);
  expect((await other.get(file)).statusCode).toBe(404);
});
