import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setDatabaseClock } from '#seeds/database-clock.ts';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear, deadlineOf, openYear, setClockToOpenYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
let years: { open: number; closed: number };
let ids: { late: number; other: number; user: number; friend: number };
let deadline: number;

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test;
  years = { open: await openYear(db), closed: await closedYear(db) };
  deadline = Date.parse(await deadlineOf(db, years.closed));
  const [user, friend] = [await aUser(db, 'proponent'), await aUser(db, 'proponent')];
  const draft = () => anApplication(db).by(user).complete().withStations(2);
  ids = {
    user,
    friend,
    late: await draft().forYear(years.closed).create(),
    other: await draft().forYear(years.open).create(),
  };
  await db.transaction().execute(async (tx) => {
    await setClockToOpenYear(tx, years.closed);
    for (const [table, columns, first] of partTables) await insert(table, columns, first).execute(tx);
  });
});
afterAll(() => test.close());

const partTables = [
  ['stations', 'position, name, latitude, longitude', `8, 'HL_8', 44, -63`, `9, 'HL_9', 44, -63`],
  ['funding_sources', 'organization', `'Ocean Fund'`, `'Lake Fund'`],
  ['collaborators', 'organization', `'Laval'`, `'Rimouski'`],
  ['areas_of_consideration', 'name', `'The Gully'`, `'Sable Island'`],
  ['ship_time_request_sections', 'section', `'funding'`, `'requirements'`],
  ['ship_time_request_fiscal_years', 'relation, fiscal_year_id', `'past', 1`, `'past', 2`],
  ['ship_time_request_project_areas', 'project_area_id', '3', '4'],
  ['ship_time_request_coastal_states', 'coastal_state_id', '1', '2'],
  ['ship_time_request_marine_protected_areas', 'marine_protected_area_id', '1', '2'],
] as const;

const insert = (table: string, columns: string, values: string) =>
  sql`insert into ${sql.table(table)} (ship_time_request_id, ${sql.raw(columns)}) values (${ids.late}, ${sql.raw(values)})`;

const undone = new Error('undone');

const tried = async (write: () => RawBuilder<unknown>, fromDeadline: number | null): Promise<string> => {
  try {
    await test.db.transaction().execute(async (tx) => {
      if (fromDeadline !== null) await setDatabaseClock(tx, new Date(deadline + fromDeadline).toISOString());
      const { numAffectedRows } = await write().execute(tx);
      if (numAffectedRows === 0n) throw new Error('nothing was written');
      throw undone;
    });
  } catch (error) {
    if (error === undone) return 'written';
    const told = error as { constraint?: string; detail?: string; message: string };
    if (told.constraint !== 'request_deadline_passed') return told.message;
    expect(Date.parse(told.detail!)).toBe(deadline);
    return 'too late';
  }
  return 'impossible';
};

const late = () => sql`ship_time_request_id = ${ids.late}`;
const writes: readonly (readonly [string, () => RawBuilder<unknown>])[] = [
  ['a field', () => sql`update ship_time_requests set project_title = 'later' where id = ${ids.late}`],
  [
    'the year',
    () => sql`update ship_time_requests set fiscal_year_id = ${years.open} where id = ${ids.late}`,
  ],
  [
    'another draft moved into the year',
    () => sql`update ship_time_requests set fiscal_year_id = ${years.closed} where id = ${ids.other}`,
  ],
  [
    'a new draft',
    () => sql`insert into ship_time_requests (user_id, fiscal_year_id) values (${ids.user}, ${years.closed})`,
  ],
  [
    'its submission',
    () => sql`update ship_time_requests set status_id = 2, submitted_at = now(), vessel_id = vessel_preference_1_id
      where id = ${ids.late}`,
  ],
  ...partTables.flatMap(([table, columns, , second]): (typeof writes)[number][] => [
    [
      `a change of ${table}`,
      () => sql`update ${sql.table(table)} set ship_time_request_id = ${ids.late} where ${late()}`,
    ],
    [`a row less of ${table}`, () => sql`delete from ${sql.table(table)} where ${late()}`],
    [`a row more of ${table}`, () => insert(table, columns, second)],
  ]),
];

describe('the database', () => {
  it.each(writes)('takes up to the deadline, and not from then on: %s', async (_name, write) => {
    expect(await tried(write, -1000)).toBe('written');
    expect(await tried(write, -1)).toBe('written');
    expect(await tried(write, 0)).toBe('too late');
    expect(await tried(write, 1000)).toBe('too late');
    expect(await tried(write, null)).toBe('too late');
  });

  it.each([
    [
      'who wrote last',
      () => sql`update ship_time_requests set updated_by = ${ids.user} where id = ${ids.late}`,
    ],
    [
      'a co-proponent',
      () =>
        sql`insert into co_proponents (ship_time_request_id, user_id, slot) values (${ids.late}, ${ids.friend}, 5)`,
    ],
    ['its deletion with everything in it', () => sql`delete from ship_time_requests where id = ${ids.late}`],
  ])('still takes of such a draft: %s', async (_name, write) => {
    expect(await tried(write, null)).toBe('written');
  });
});
