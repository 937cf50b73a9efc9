import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portId, theFiscalYear } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

const migration = path.resolve(import.meta.dirname, '../../../migrations/0079_ports_of_constraints.sql');

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('an upgrade gives older constraints the port of their name, else the home port, and says which', async () => {
  await theFiscalYear(test.db, 2028);
  const home = await portId(test.db, 'rimouski');
  const vessel_id = await aVessel(test.db, { home_port_id: home });
  const homeless = await aVessel(test.db, { home_port_id: null });
  const days = { start_date: '2028-06-01', end_date: '2028-06-02' };
  const row = (name: string, kind: string, of = vessel_id) => ({ name, kind, vessel_id: of, ...days });
  await test.db.transaction().execute(async (tx) => {
    await sql`alter table scheduling_constraints drop constraint in_port_somewhere`.execute(tx);
    await sql`alter table scheduling_constraints drop constraint two_years_at_most`.execute(tx);
    await sql`drop trigger refuse_unknown_years on scheduling_constraints`.execute(tx);
    await sql`drop function refuse_unknown_years()`.execute(tx);
    await tx
      .insertInto('scheduling_constraints')
      .values([
        row('Radoub, Les Méchins', 'other'),
        row('Refit, St. John\u0027s', 'refit'),
        row('Maintenance, Halifax or Lunenburg', 'maintenance'),
        row('Désarmement', 'other'),
        row('Winter alongside, Patricia Bay', 'standby'),
        row('Fisheries program, Halifax', 'other_program'),
        row('Lay-up', 'other', homeless),
      ])
      .execute();
    await sql`set constraints all immediate`.execute(tx);
    await sql.raw(readFileSync(migration, 'utf8')).execute(tx);
  });
  const rows = await test.db
    .selectFrom('scheduling_constraints as c')
    .leftJoin('ports as p', 'p.id', 'c.port_id')
    .leftJoin('audit_log as a', (join) =>
      join.onRef('a.subject_id', '=', 'c.id').on('a.subject_type', '=', 'scheduling_constraints'),
    )
    .select(['c.kind', 'p.key', 'a.reason'])
    .where('c.vessel_id', 'in', [vessel_id, homeless])
    .orderBy('c.id')
    .execute();
  expect(rows.map(({ kind, key, reason }) => [kind, key, reason?.split(' (')[0]])).toEqual([
    ['refit', 'les-mechins', 'Port taken from the name'],
    ['refit', 'st-johns', 'Port taken from the name'],
    ['maintenance', 'rimouski', 'Home port assumed'],
    ['lay_up', 'rimouski', 'Home port assumed'],
    ['alongside', 'patricia-bay', 'Port taken from the name'],
    ['other_program', null, undefined],
    ['lay_up', null, undefined],
  ]);
});
