import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseOpenFiscalYear } from '@shiptime/domain/applications/deadline';
import { setDeadline } from '#test/factories/fiscal-years.ts';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const readYears = () =>
  test.db.selectFrom('fiscal_years').select(['id', 'active', 'deadline_at']).orderBy('id').execute();

it('the database, the portal and the page name the same open year, whatever the deadlines', async () => {
  const day = 86_400_000;
  const client = await test.as(await aUser(test.db, 'proponent'));
  const years = await readYears();
  for (let turn = 0; turn < years.length; turn += 1) {
    for (const [place, { id }] of years.entries()) {
      const days = ((place * 7 + turn * 3) % years.length) * 2 - years.length;
      await setDeadline(test.db, id, new Date(Date.now() + days * day + 3_600_000).toISOString());
      await sql`update fiscal_years set active = ${(place + turn) % 4 !== 0} where id = ${id}`.execute(
        test.db,
      );
    }
    const byRule = chooseOpenFiscalYear(await readYears(), new Date().toISOString())?.id ?? null;
    const { rows } = await sql<{ id: number | null }>`select open_fiscal_year() as id`.execute(test.db);
    const told = (await client.get('/api/portal')).json().data.open_fiscal_year?.id ?? null;
    expect([rows[0]!.id, told]).toEqual([byRule, byRule]);
  }
  await sql`update fiscal_years set active = true`.execute(test.db);
});

it('new applications and copies go into every year whose deadline is ahead', async () => {
  const user = await aUser(test.db, 'proponent');
  const client = await test.as(user);
  const years = await readYears();
  const open = chooseOpenFiscalYear(years, new Date().toISOString())!;
  const source = await anApplication(test.db).by(user).forYear(open.id).create();
  const answers = new Set<string>();
  for (const { id, deadline_at } of years) {
    const created = await client.post('/api/ship_time_requests', {
      fiscal_year_id: id,
      project_title: 'Krill',
    });
    const copied = await client.post(`/api/ship_time_requests/${source}/copy`, { fiscal_year_id: id });
    const passed = Date.parse(deadline_at) < Date.now();
    const wanted = passed ? 'deadline_passed' : 201;
    for (const answer of [created, copied]) {
      expect(answer.statusCode === 201 ? 201 : answer.json().type, `${id}`).toBe(wanted);
      answers.add(String(wanted));
    }
  }
  expect([...answers].sort()).toEqual(['201', 'deadline_passed']);
});
