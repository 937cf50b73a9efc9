import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flattenProblems, isComplete } from '@shiptime/domain/applications/completeness';
import { statuses, statusKeys } from '@shiptime/domain/applications/lifecycle';
import { findLastVoyageDay } from '@shiptime/domain/plans/voyage-report';
import { isUnresolvedError } from '@shiptime/domain/plans/conflicts/conflict';
import { reviewLevels } from '@shiptime/domain/plans/lifecycle';
import { roles } from '@shiptime/domain/shared/actor';
import type { ApplicationRow } from '#features/applications/application-row.ts';
import {
  loadCompletenessContext,
  findApplicationProblems,
} from '#features/applications/load-completeness-context.ts';
import { findApplication } from '#features/applications/application-queries.ts';
import { findPublishedVoyages } from '#features/applications/voyages.ts';
import { findConflictsOfPlan, loadBoardsByPlan } from '#features/plans/conflicts/boards.ts';
import { runInTransaction } from '#db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { seedDemonstration } from './demo/seed.ts';
import { seedReference } from './reference/seed.ts';

const listTables = [
  'agencies',
  'coastal_states',
  'faqs',
  'fiscal_years',
  'marine_protected_areas',
  'operating_hours',
  'ports',
  'project_areas',
  'project_types',
  'regions',
  'thematic_areas',
  'vessel_classes',
  'vessels',
] as const;

const countAll = async ({ db }: TestDatabase) => {
  const counts = await Promise.all(
    listTables.map((table) =>
      db
        .selectFrom(table)
        .select((eb) => [eb.fn.countAll<number>().as('rows'), eb.fn.max('id').as('last')])
        .executeTakeFirstOrThrow(),
    ),
  );
  return Object.fromEntries(listTables.map((table, index) => [table, counts[index]]));
};

describe('the reference data', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('are the fleet, its ports and the lists', async () => {
    expect(await countAll(database)).toMatchObject({
      agencies: { rows: 41 },
      coastal_states: { rows: 16 },
      faqs: { rows: 23 },
      marine_protected_areas: { rows: 61 },
      operating_hours: { rows: 7 },
      ports: { rows: 128 },
      regions: { rows: 5 },
      vessel_classes: { rows: 10 },
      vessels: { rows: 46 },
    });
  });

  it('are planted once, also by three starts at the same time', async () => {
    const before = await countAll(database);
    await Promise.all(Array.from({ length: 3 }, () => runInTransaction(database.db, seedReference)));
    expect(await countAll(database)).toEqual(before);
  });

  it('leave what an administrator has edited, and the next id free', async () => {
    await sql`update ports set name_en = 'Halifax Harbour' where key = 'halifax'`.execute(database.db);
    await sql`delete from ports where key = 'longyearbyen'`.execute(database.db);
    await runInTransaction(database.db, seedReference);
    const ports = await database.db.selectFrom('ports').select(['id', 'key', 'name_en']).execute();
    expect(ports.find(({ key }) => key === 'halifax')?.name_en).toBe('Halifax Harbour');
    expect(ports.find(({ key }) => key === 'longyearbyen')?.id).toBe(129);
  });

  it('close each fiscal year on 30 April of the year before, in Vancouver', async () => {
    const { rows } = await sql<{ name: string; local: string }>`
      select name, to_char(deadline_at at time zone 'America/Vancouver', 'YYYY-MM-DD HH24:MI:SS') as local
      from fiscal_years`.execute(database.db);
    expect(rows).toContainEqual({ name: '2019-2020', local: '2018-04-30 23:59:59' });
    expect(rows).toContainEqual({ name: '2028-2029', local: '2027-04-30 23:59:59' });
    expect(rows.every(({ name, local }) => Number(local.slice(0, 4)) === Number(name.slice(0, 4)) - 1)).toBe(
      true,
    );
  });

  it('say everything in both languages', async () => {
    const rows = await database.db.selectFrom('faqs').selectAll().execute();
    const same = rows.filter((row) => row.question_en === row.question_fr || row.answer_en === row.answer_fr);
    expect(same).toEqual([]);
  });
});

describe.each([
  ['2026-11-20T15:00:00.000Z', ['2026-2027', '2027-2028', '2028-2029']],
  ['2026-04-12T09:30:00.000Z', ['2026-2027', '2027-2028', '2028-2029']],
  ['2026-03-31T23:00:00.000Z', ['2025-2026', '2026-2027', '2027-2028']],
])('the demonstration of %s', (now, years) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await runInTransaction(database.db, (tx) => seedDemonstration(tx, { now }));
  });
  afterAll(() => database.drop());

  const requests = () =>
    database.db
      .selectFrom('ship_time_requests as r')
      .innerJoin('fiscal_years as y', 'y.id', 'r.fiscal_year_id')
      .select([
        'r.id',
        'r.status_id',
        'r.user_id',
        'r.vessel_id',
        'r.submitted_at',
        'y.name as year',
        'y.deadline_at',
      ])
      .execute();

  it('has every role, verified, and coordinators for every active vessel', async () => {
    const users = await database.db.selectFrom('users').selectAll().execute();
    expect(new Set(users.map(({ user_type_id }) => user_type_id))).toEqual(new Set(Object.values(roles)));
    expect(users.every(({ email_verified_at }) => email_verified_at !== null)).toBe(true);
    const { rows } = await sql`select key from vessels v where active and not exists (
      select 1 from user_vessels u where u.vessel_id = v.id)`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('has applications in every status over three fiscal years, each where it belongs', async () => {
    const all = await requests();
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ status_id }) => status_id))).toEqual(
      new Set(statusKeys.map((key) => statuses[key])),
    );
    const yearsOf = (status: keyof typeof statuses) =>
      new Set(all.filter(({ status_id }) => status_id === statuses[status]).map(({ year }) => year));
    expect([...new Set(all.map(({ year }) => year))].toSorted()).toEqual(years);
    expect(yearsOf('accepted')).toEqual(new Set([years[0]]));
    expect(yearsOf('in_review')).toEqual(new Set([years[1]]));
    expect(yearsOf('draft')).toEqual(new Set([years[2]]));
  });

  it('was submitted before the deadlines, of which only the last is still to come', async () => {
    const all = await requests();
    const late = all.filter(
      ({ submitted_at, deadline_at }) => submitted_at !== null && submitted_at >= deadline_at,
    );
    expect(late).toEqual([]);
    const open = new Set(all.filter(({ deadline_at }) => deadline_at > now).map(({ year }) => year));
    expect(open).toEqual(new Set([years[2]]));
  });

  const answersOf = async (id: number) => {
    const read = (table: 'stations' | 'areas_of_consideration' | 'collaborators' | 'funding_sources') =>
      sql`select * from ${sql.table(table)} where ship_time_request_id = ${id} order by id`
        .execute(database.db)
        .then(({ rows }) => rows);
    return {
      ...(await findApplication(database.db, id)),
      stations: await read('stations'),
      areas_of_consideration: await read('areas_of_consideration'),
      collaborators: await read('collaborators'),
      funding_sources: await read('funding_sources'),
    } as ApplicationRow;
  };

  it('holds only complete applications beyond the drafts, and drafts at every stage', async () => {
    const incomplete = [];
    const stages = new Set<number>();
    for (const { id, status_id } of await requests()) {
      const row = await answersOf(id);
      const found = findApplicationProblems(row, await loadCompletenessContext(database.db, [row]));
      if (status_id === statuses.draft)
        stages.add(Object.values(found).filter((each) => each.length > 0).length);
      else if (!isComplete(found)) incomplete.push([row.project_title, flattenProblems(found)]);
    }
    expect(incomplete).toEqual([]);
    expect(stages.size).toBeGreaterThanOrEqual(4);
    expect(stages).toContain(0);
  });

  it('tells a history without gaps, in order and in the past', async () => {
    const { rows } = await sql<{ broken: number }>`
      select count(*)::integer as broken from (
        select h.from_status_id, h.created_at, lag(h.to_status_id, 1, 1) over each_one as before,
          lag(h.created_at) over each_one as earlier
        from ship_time_request_history h window each_one as (partition by h.ship_time_request_id order by h.id)
      ) as steps
      where from_status_id <> before or created_at < earlier or created_at > ${now}`.execute(database.db);
    expect(rows).toEqual([{ broken: 0 }]);
    const ends = await sql`select r.id from ship_time_requests r where r.status_id <> 1 and r.status_id <> (
      select h.to_status_id from ship_time_request_history h where h.ship_time_request_id = r.id order by h.id desc limit 1
    )`.execute(database.db);
    expect(ends.rows).toEqual([]);
  });

  it('has plans at each level, none sent up with an application still in the inbox', async () => {
    const plans = await database.db.selectFrom('vessel_plans').select('review_level').execute();
    expect(new Set(plans.map((plan) => plan.review_level))).toEqual(new Set(reviewLevels));
    const { rows } = await sql`select p.id from vessel_plans p join ship_time_requests r
      on r.vessel_id = p.vessel_id and r.fiscal_year_id = p.fiscal_year_id
      where p.review_level <> 'regional' and r.status_id in (2, 3)`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('has missions that never overlap, and final plans without an open conflict', async () => {
    const plans = await database.db.selectFrom('vessel_plans').select(['id', 'review_level']).execute();
    const boards = await loadBoardsByPlan(
      database.db,
      plans.map(({ id }) => id),
    );
    const found = plans.flatMap(({ id, review_level }) => {
      const board = boards.get(id)?.board;
      const conflicts = board ? findConflictsOfPlan(board, id) : [];
      return conflicts.filter(
        (each) =>
          each.code === 'overlap' ||
          (review_level === 'final' && (isUnresolvedError(each) || each.code === 'unscheduled')),
      );
    });
    expect(found).toEqual([]);
  });

  it('accepts exactly what is on the final plans', async () => {
    const { rows } = await sql<{ kind: string; ids: number[] }>`
      select 'accepted' as kind, array_agg(id order by id) as ids from ship_time_requests where status_id = 6
      union all select 'planned', array_agg(distinct m.ship_time_request_id) from missions m
        join vessel_plans p on p.id = m.vessel_plan_id where p.review_level = 'final' and m.ship_time_request_id is not null`.execute(
      database.db,
    );
    expect(rows[0]?.ids).toEqual(rows[1]?.ids);
  });

  it('has reports of most voyages that are over, of none that is not, and one that its proponent still owes', async () => {
    const applications = await database.db
      .selectFrom('ship_time_requests')
      .select(['id', 'user_id'])
      .where('status_id', '=', statuses.accepted)
      .execute();
    const voyages = await findPublishedVoyages(
      database.db,
      applications.map(({ id }) => id),
    );
    const over = applications.filter(
      ({ id }) => (findLastVoyageDay(voyages.get(id) ?? []) ?? now) < now.slice(0, 10),
    );
    const { rows: reports } = await sql<{
      id: number;
      lost: number;
    }>`select ship_time_request_id as id, weather_days + breakdown_days + other_days as lost from voyage_reports
      where submitted_at between created_at and ${now} and updated_at <= ${now}
        and delivered_days > 0 and planned_days between delivered_days + weather_days + breakdown_days + other_days - 1
        and delivered_days + weather_days + breakdown_days + other_days`.execute(database.db);
    const told = new Set(reports.map(({ id }) => id));
    expect(
      await database.db.selectFrom('voyage_reports').select('ship_time_request_id').execute(),
    ).toHaveLength(told.size);
    expect([...told].filter((id) => !over.some((each) => each.id === id))).toEqual([]);
    const { rows: mine } = await sql<{ id: number }>`select r.id from ship_time_requests r, users u
      where u.email = 'proponent@shiptime.example' and (r.user_id = u.id
        or exists (select 1 from co_proponents c where c.ship_time_request_id = r.id and c.user_id = u.id))`.execute(
      database.db,
    );
    const owed = over.filter(({ id }) => !told.has(id)).map(({ id }) => id);
    expect(owed.filter((id) => mine.some((each) => each.id === id))).toHaveLength(over.length > 0 ? 1 : 0);
    if (over.length < 20) return;
    expect(told.size / over.length).toBeGreaterThan(0.6);
    expect(reports.filter(({ lost }) => lost === 0).length).toBeGreaterThan(5);
    expect(reports.filter(({ lost }) => lost > 0).length).toBeGreaterThan(5);
  });

  it('asks for a fifth to a half more than the fleet has, mostly from May to September', async () => {
    const { rows } = await sql<{ ratio: number; summer: number }>`
      with year as (select * from fiscal_years where name = ${years[1]!}),
      demand as (select r.* from ship_time_requests r join year y on y.id = r.fiscal_year_id where r.status_id <> 1),
      free as (select count(*) as days from vessels v, year y, generate_series(y.start_date, y.end_date, interval '1 day') d
        where v.active and not exists (select 1 from scheduling_constraints c
          where c.vessel_id = v.id and d::date between c.start_date and c.end_date))
      select sum(operational_days + mobilization_days + demobilization_days)::float / (select days from free) as ratio,
        avg((extract(month from preferred_start_window_start) between 5 and 9)::integer)::float as summer
      from demand`.execute(database.db);
    expect(rows[0]?.ratio).toBeGreaterThan(1.2);
    expect(rows[0]?.ratio).toBeLessThan(1.5);
    expect(rows[0]?.summer).toBeGreaterThan(0.6);
  });
});

describe('the same moment', () => {
  const databases: TestDatabase[] = [];
  afterAll(() => Promise.all(databases.map((database) => database.drop())));

  const rowsAfterSeeding = async () => {
    const database = await createTestDatabase();
    databases.push(database);
    await runInTransaction(database.db, (tx) => seedDemonstration(tx, { now: '2026-11-20T15:00:00.000Z' }));
    const tables = [
      'ship_time_requests',
      'stations',
      'missions',
      'ship_time_request_history',
      'clarification_messages',
    ];
    const versions = [
      'vessel_plans',
      'vessel_plan_versions',
      'vessel_plan_history',
      'scheduling_constraints',
    ];
    return Promise.all(
      [...tables, ...versions].map((table) =>
        sql`select to_jsonb(t) - 'receipt' as row from ${sql.table(table)} t order by id`
          .execute(database.db)
          .then(({ rows }) => rows),
      ),
    );
  };

  it('gives the same demonstration, to the row', async () => {
    const [one, other] = [await rowsAfterSeeding(), await rowsAfterSeeding()];
    expect(one.every((rows) => rows.length > 0)).toBe(true);
    expect(one).toEqual(other);
  });

  it('lets the accounts of the sign-in page in with the one password', async () => {
    const addresses = [
      'proponent',
      'coproponent',
      'coordinator',
      'coordinator.pacific',
      'national',
      'admin',
      'observer',
    ];
    const users = await databases[0]!.db
      .selectFrom('users')
      .select(['email', 'password_hash', 'user_type_id'])
      .where(
        'email',
        'in',
        addresses.map((name) => `${name}@shiptime.example`),
      )
      .orderBy('id')
      .execute();
    expect(users.map(({ user_type_id }) => user_type_id)).toEqual([2, 1, 3, 3, 4, 5, 6]);
    for (const { password_hash } of users) expect(await verify(password_hash, 'Shiptime-Demo-1')).toBe(true);
  });

  it('shares drafts and submitted applications with the account that is only a co-proponent', async () => {
    const { db } = databases[0]!;
    const shared = await db
      .selectFrom('ship_time_requests as r')
      .innerJoin('co_proponents as c', 'c.ship_time_request_id', 'r.id')
      .innerJoin('users as u', 'u.id', 'c.user_id')
      .innerJoin('fiscal_years as y', 'y.id', 'r.fiscal_year_id')
      .where('u.email', '=', 'coproponent@shiptime.example')
      .select(['r.status_id', 'y.deadline_at'])
      .execute();
    const open = shared.filter(
      ({ deadline_at }) => new Date(deadline_at) > new Date('2026-11-20T15:00:00.000Z'),
    );
    expect(open.filter(({ status_id }) => status_id === 1).length).toBeGreaterThan(0);
    expect(shared.filter(({ status_id }) => status_id === 2).length).toBeGreaterThan(0);
    const own = db
      .selectFrom('ship_time_requests as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .where('u.user_type_id', '=', 1);
    expect(await own.select('r.id').execute()).toEqual([]);
  });
});
