import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setDeadline } from '#test/factories/fiscal-years.ts';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { readTable } from '#spreadsheet/read-table.ts';
import { sendLetterReminders } from './reminders.ts';

let test: TestApp;
let open: number, next: number, later: number;
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

beforeAll(async () => {
  test = await startTestApp();
  const { rows } = await sql<{ id: number }>`
    select id from fiscal_years where deadline_at > now() order by deadline_at`.execute(test.db);
  [open, next, later] = rows.map(({ id }) => id) as [number, number, number];
});
afterAll(() => test.close());
beforeEach(async () => {
  await setDeadline(test.db, open, inDays(30));
  await setDeadline(test.db, next, inDays(400));
  await setDeadline(test.db, later, inDays(800));
});
const opens = () => setDeadline(test.db, open, inDays(-1));

const url = '/api/letters_of_intent';
const body = (some: object = {}) => ({
  title: 'Krill at the shelf edge',
  summary: 'A survey of krill, as every third year.',
  fiscal_year_ids: [next, later],
  days: 12.5,
  first_month: 6,
  last_month: 7,
  berths: 8,
  ...some,
});
const write = async (client: TestClient, some: object = {}): Promise<number> => {
  const answer = await client.post(url, body(some));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.id as number;
};
const read = async (client: TestClient, id: number) => (await client.get(`${url}/${id}`)).json().data;
const constraintOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { constraint?: string }) => error.constraint,
  );

describe('a proponent states what they expect to ask for', () => {
  it('for years that are not open yet: title, days, months, ship, berths, a paragraph', async () => {
    const ada = await test.as(await aUser(test.db, 'proponent'));
    const vessel = await aVessel(test.db);
    const answer = await ada.post(url, body({ vessel_id: vessel }));
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      title: 'Krill at the shelf edge',
      days: 12.5,
      vessel_id: vessel,
      berths: 8,
      withdrawn_at: null,
      years: [
        { fiscal_year_id: next, phase: 'later', ship_time_request_id: null, can: { apply: false } },
        { fiscal_year_id: later, phase: 'later' },
      ],
      can: { edit: true, withdraw: true },
    });
  });

  it('not for the year that is open, nor without years, nor with what makes no sense', async () => {
    const ada = await test.as(await aUser(test.db, 'proponent'));
    const errors = async (some: object) => Object.keys((await ada.post(url, body(some))).json().errors ?? {});
    expect(await errors({ fiscal_year_ids: [open] })).toEqual(['fiscal_year_ids']);
    expect(await errors({ fiscal_year_ids: [next, 999_999] })).toEqual(['fiscal_year_ids']);
    expect(await errors({ fiscal_year_ids: [] })).toEqual(['fiscal_year_ids']);
    expect(await errors({ days: 0 })).toEqual(['days']);
    expect(await errors({ days: 1.1 })).toEqual(['days']);
    expect(await errors({ first_month: 2, last_month: 11 })).toEqual(['last_month']);
    expect(await errors({ first_month: 11, last_month: 2 })).toEqual([]);
    expect(await errors({ vessel_id: 999_999, region_id: 999_999, project_area_ids: [999_999] })).toEqual([
      'region_id',
      'vessel_id',
      'project_area_ids',
    ]);
    expect(await errors({ summary: 'x'.repeat(1001) })).toEqual(['summary']);
  });

  it('whoever may not apply writes none', async () => {
    for (const role of ['co_proponent', 'observer'] as const)
      expect((await (await test.as(await aUser(test.db, role))).post(url, body())).statusCode).toBe(403);
    expect((await test.visitor.post(url, body())).statusCode).toBe(401);
  });
});

describe('who reads it', () => {
  it('its author, coordinators, national representatives; for others it is not there', async () => {
    const ada = await test.as(await aUser(test.db, 'proponent'));
    const id = await write(ada);
    for (const role of [
      'regional_vessel_coordinator',
      'national_science_representative',
      'administrator',
      'observer',
    ] as const) {
      const reader = await test.as(await aUser(test.db, role));
      expect(await read(reader, id)).toMatchObject({ id, can: { edit: false, withdraw: false } });
      expect((await reader.patch(`${url}/${id}`, { days: 1 })).statusCode).toBe(403);
      expect((await reader.post(`${url}/${id}/withdraw`)).statusCode).toBe(403);
    }
    for (const role of ['proponent', 'co_proponent'] as const) {
      const other = await test.as(await aUser(test.db, role));
      expect((await other.get(`${url}/${id}`)).statusCode).toBe(404);
      expect((await other.patch(`${url}/${id}`, { days: 1 })).statusCode).toBe(404);
      expect((await other.post(`${url}/${id}/apply`, { fiscal_year_id: next })).statusCode).toBe(404);
      expect((await other.get(`${url}?filter[id]=${id}`)).json().data).toEqual([]);
      expect((await other.get(`${url}/demand`)).statusCode).toBe(403);
      expect((await other.get(`${url}/export`)).statusCode).toBe(403);
    }
  });

  it('as a list by year and as a sum by year and month', async () => {
    const ada = await test.as(await aUser(test.db, 'proponent'));
    const vessel = await aVessel(test.db);
    const national = await test.as(await aUser(test.db, 'national_science_representative'));
    const first = await write(ada, { vessel_id: vessel });
    const winter = await write(ada, {
      ...{
        vessel_id: vessel,
        fiscal_year_ids: [next],
        days: 9,
        first_month: 12,
        last_month: 2,
        berths: null,
      },
    });
    const gone = await write(ada, { vessel_id: vessel });
    await ada.post(`${url}/${gone}/withdraw`);
    const of = (year: number) =>
      `filter[fiscal_year_id]=${year}&filter[vessel_id]=${vessel}&filter[withdrawn]=false`;
    const ids = async (query: string) =>
      (await national.get(`${url}?${query}`)).json().data.map(({ id }: { id: number }) => id);
    expect(await ids(`${of(next)}&sort=id`)).toEqual([first, winter]);
    expect(await ids(of(later))).toEqual([first]);
    expect((await national.get(`${url}?filter[evil]=1`)).statusCode).toBe(400);
    const demand = (await national.get(`${url}/demand?filter[vessel_id]=${vessel}`)).json().data.years;
    expect(demand).toMatchObject([
      { fiscal_year_id: next, letters: 2, days: 21.5, berths: 8 },
      { fiscal_year_id: later, letters: 1, days: 12.5, berths: 8 },
    ]);
    const months = Object.fromEntries(
      demand[0].months.map(({ month, days }: { month: number; days: number }) => [month, days]),
    );
    expect(months).toMatchObject({ 6: 6.25, 7: 6.25, 8: 0, 12: 3, 1: 3, 2: 3, 3: 0 });
  });

  it('and as a file, asked as the list is', async () => {
    const ada = await test.as(await aUser(test.db, 'proponent', { last_name: 'Halloran' }));
    const vessel = await aVessel(test.db);
    await write(ada, { vessel_id: vessel, title: 'Krill one' });
    await write(ada, { vessel_id: vessel, title: 'Moorings', summary: 'Five of them.' });
    const national = await test.as(
      await aUser(test.db, 'national_science_representative', { language: 'fr' }),
    );
    const file = await national.get(`${url}/export?filter[vessel_id]=${vessel}&filter[q]=krill&lang=fr`);
    expect(file.statusCode).toBe(200);
    const text = JSON.stringify(await readTable(file.rawPayload));
    expect(text).toMatch(/Krill one.*Halloran.*juin.*juillet/);
    expect(text).not.toContain('Moorings');
    expect((await national.get(`${url}/export?filter[evil]=1`)).statusCode).toBe(400);
  });

  it('never as an application', async () => {
    const user = await aUser(test.db, 'proponent');
    await write(await test.as(user));
    const { rows } = await sql`select 1 from ship_time_requests where user_id = ${user}`.execute(test.db);
    expect(rows).toEqual([]);
  });
});

describe('until the year opens', () => {
  it('its author changes it, two windows do not overwrite each other', async () => {
    const ada = await test.as(await aUser(test.db, 'proponent'));
    const id = await write(ada);
    const { lock_version } = await read(ada, id);
    const changed = await ada.patch(`${url}/${id}`, { days: 20, fiscal_year_ids: [later], lock_version });
    expect(changed.json().data).toMatchObject({ days: 20, years: [{ fiscal_year_id: later }] });
    expect((await ada.patch(`${url}/${id}`, { days: 30, lock_version })).json().type).toBe('stale');
    expect((await ada.patch(`${url}/${id}`, { first_month: 9 })).json().errors).toHaveProperty('last_month');
  });

  it('its author withdraws it, once', async () => {
    const ada = await test.as(await aUser(test.db, 'proponent'));
    const id = await write(ada);
    expect((await ada.post(`${url}/${id}/withdraw`)).json().data.withdrawn_at).not.toBeNull();
    expect((await ada.post(`${url}/${id}/withdraw`)).statusCode).toBe(409);
    expect((await ada.patch(`${url}/${id}`, { days: 1 })).statusCode).toBe(409);
  });

  it('nothing makes an application of it', async () => {
    const ada = await test.as(await aUser(test.db, 'proponent'));
    const id = await write(ada);
    for (const year of [next, later, open])
      expect((await ada.post(`${url}/${id}/apply`, { fiscal_year_id: year })).statusCode).toBe(409);
  });
});

describe('when the year opens', () => {
  it('its author is reminded once, in their language', async () => {
    const [user, other] = [
      await aUser(test.db, 'proponent', { language: 'fr' }),
      await aUser(test.db, 'proponent'),
    ];
    const id = await write(await test.as(user));
    const withdrawn = await write(await test.as(other));
    await (await test.as(other)).post(`${url}/${withdrawn}/withdraw`);
    const remind = () => test.app.inTransaction((tx) => sendLetterReminders(tx));
    const mails = (who: number) =>
      test.db
        .selectFrom('outbox')
        .selectAll()
        .where('user_id', '=', who)
        .where('kind', '=', 'letter_year_open')
        .execute();
    await remind();
    expect(await mails(user)).toHaveLength(0);
    await opens();
    await remind();
    await remind();
    const [mail, ...more] = await mails(user);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('votre lettre d’intention');
    expect(mail?.body_text).toContain(`/letters-of-intent?letter=${id}`);
    expect(await mails(other)).toHaveLength(0);
  });

  it('one press makes it a draft, filled with what it says, once', async () => {
    const user = await aUser(test.db, 'proponent');
    const ada = await test.as(user);
    const vessel = await aVessel(test.db);
    const area = await test.db.selectFrom('project_areas').select('id').limit(1).executeTakeFirstOrThrow();
    const id = await write(ada, {
      vessel_id: vessel,
      project_area_ids: [area.id],
      first_month: 12,
      last_month: 2,
    });
    await opens();
    expect((await read(ada, id)).years[0]).toMatchObject({ phase: 'open', can: { apply: true } });
    const answer = await ada.post(`${url}/${id}/apply`, { fiscal_year_id: next });
    expect(answer.statusCode).toBe(200);
    const [year] = answer.json().data.years;
    const draft = (await ada.get(`/api/ship_time_requests/${year.ship_time_request_id}`)).json().data;
    const { start_date } = await test.db
      .selectFrom('fiscal_years')
      .select('start_date')
      .where('id', '=', next)
      .executeTakeFirstOrThrow();
    const opening = Number(start_date.slice(0, 4));
    expect(draft).toMatchObject({
      status_id: 1,
      user_id: user,
      fiscal_year_id: next,
      project_title: 'Krill at the shelf edge',
      executive_summary: 'A survey of krill, as every third year.',
      operational_days: 12.5,
      operational_window_start: `${opening}-12-01`,
      vessel_preference_1_id: vessel,
      min_science_berths: 8,
      project_area_ids: [area.id],
      multi_year: true,
      future_fiscal_year_ids: [later],
    });
    expect(draft.operational_window_end).toMatch(new RegExp(`^${opening + 1}-02-2[89]$`));
    expect((await ada.post(`${url}/${id}/apply`, { fiscal_year_id: next })).json()).toMatchObject({
      type: 'invalid_transition',
      meta: { ship_time_request_id: year.ship_time_request_id },
    });
    const national = await test.as(await aUser(test.db, 'national_science_representative'));
    expect((await read(national, id)).years[0].ship_time_request_id).toBeNull();
    await ada.delete(`/api/ship_time_requests/${year.ship_time_request_id}`);
    expect((await read(ada, id)).years[0].can.apply).toBe(true);
    expect((await ada.patch(`${url}/${id}`, { fiscal_year_ids: [later] })).json().errors).toHaveProperty(
      'fiscal_year_ids',
    );
  });

  it('two presses at once make one draft', async () => {
    const user = await aUser(test.db, 'proponent');
    const ada = await test.as(user);
    const id = await write(ada);
    await opens();
    const press = () => ada.post(`${url}/${id}/apply`, { fiscal_year_id: next });
    const codes = (await Promise.all([press(), press()])).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 409]);
    const { rows } = await sql`select 1 from ship_time_requests where user_id = ${user}`.execute(test.db);
    expect(rows).toHaveLength(1);
  });

  it('nobody changes or withdraws it once all its years have opened', async () => {
    const ada = await test.as(await aUser(test.db, 'proponent'));
    const id = await write(ada, { fiscal_year_ids: [next] });
    await opens();
    expect(await read(ada, id)).toMatchObject({ can: { edit: false, withdraw: false } });
    expect((await ada.patch(`${url}/${id}`, { days: 1 })).json().type).toBe('invalid_transition');
    expect((await ada.post(`${url}/${id}/withdraw`)).statusCode).toBe(409);
  });
});

describe('the database', () => {
  it('knows a letter of later years alone, that becomes its author’s application, and stays', async () => {
    const user = await aUser(test.db, 'proponent');
    const id = await write(await test.as(user));
    const year = (value: number) =>
      constraintOf(
        sql`insert into letter_of_intent_years (letter_of_intent_id, fiscal_year_id) values (${id}, ${value})`.execute(
          test.db,
        ),
      );
    expect(await year(open)).toBe('letter_of_intent_later_years');
    const foreign = await anApplication(test.db)
      .by(await aUser(test.db, 'proponent'))
      .forYear(next)
      .create();
    expect(
      await constraintOf(
        sql`update letter_of_intent_years set ship_time_request_id = ${foreign}
          where letter_of_intent_id = ${id} and fiscal_year_id = ${next}`.execute(test.db),
      ),
    ).toBe('letter_of_intent_once');
    expect(await constraintOf(sql`delete from letters_of_intent where id = ${id}`.execute(test.db))).toBe(
      'letter_of_intent_closed',
    );
    const none = sql`insert into letters_of_intent (user_id, title, days, first_month, last_month, summary)
      values (${user}, 'x', 1, 4, 5, 'x')`;
    expect(await constraintOf(none.execute(test.db))).toBe('letter_of_intent_of_years');
  });
});
