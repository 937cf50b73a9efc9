import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { computeLaneCosts } from '@shiptime/domain/plans/costs/lane-costs';
import { computePlanTotals } from '@shiptime/domain/plans/plan-totals';
import { happensInPort } from '@shiptime/domain/vessels/constraints';
import { loadSeaDistances } from '#features/plans/conflicts/distances.ts';
import { loadBoardsByPlan } from '#features/plans/conflicts/boards.ts';
import { runInTransaction } from '#db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { seedDemonstration } from './demo/seed.ts';
import { seedReference } from './reference/seed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await runInTransaction(database.db, seedReference);
  await runInTransaction(database.db, (tx) => seedDemonstration(tx, { now: '2026-11-27T12:00:00Z' }));
}, 240_000);
afterAll(() => database.drop());

type Stop = {
  readonly start: number;
  readonly end: number;
  readonly arrives: number | null;
  readonly leaves: number | null;
  readonly at_sea: number;
};

const stopsOf = async (vesselId: number, yearId: number): Promise<readonly Stop[]> => {
  const { rows } = await sql<Stop>`
    select (m.start_date - date '1970-01-01') + m.start_fraction::float as start,
      (m.start_date - date '1970-01-01') + (m.start_fraction + m.mobilization_days + m.operational_days
        + m.demobilization_days)::float as end,
      m.mobilization_port_id as arrives, m.demobilization_port_id as leaves, m.operational_days::float as at_sea
    from missions m join vessel_plans p on p.id = m.vessel_plan_id
    where p.vessel_id = ${vesselId} and p.fiscal_year_id = ${yearId} and p.scenario_id is null
      and m.start_date is not null
    union all
    select (c.start_date - date '1970-01-01')::float, (c.end_date - date '1970-01-01' + 1)::float, c.port_id, c.port_id, 0
    from scheduling_constraints c join fiscal_years y on y.id = ${yearId}
    where c.vessel_id = ${vesselId} and c.start_date <= y.end_date and c.end_date >= y.start_date
    order by 1`.execute(database.db);
  return rows;
};

const yearOf = async (key: 'first' | 'review') => {
  const years = await database.db
    .selectFrom('vessel_plans as p')
    .innerJoin('fiscal_years as y', 'y.id', 'p.fiscal_year_id')
    .select(['y.id', 'y.start_date', 'y.end_date'])
    .distinct()
    .orderBy('y.start_date')
    .execute();
  return years[key === 'first' ? 0 : 1]!;
};

const hoursIn: Readonly<Record<string, number>> = { canso: 1 };

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

it.each(['capt-jacques-cartier', 'john-p-tully'])(
  'the year of %s has the transit, the totals and the cost that ports and speed give by hand',
  async (key) => {
    const vessel = await database.db
      .selectFrom('vessels')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const year = await yearOf('first');
    const plan = await database.db
      .selectFrom('vessel_plans')
      .select('id')
      .where('vessel_id', '=', vessel.id)
      .where('fiscal_year_id', '=', year.id)
      .where('scenario_id', 'is', null)
      .executeTakeFirstOrThrow();
    const stops = await stopsOf(vessel.id, year.id);
    const next = await stopsOf(vessel.id, (await yearOf('review')).id);
    const ports = [...stops, ...next].flatMap(({ arrives, leaves }) => [arrives ?? 0, leaves ?? 0]);
    const between = await loadSeaDistances(database.db, [...new Set([vessel.home_port_id!, ...ports])]);
    const speed = vessel.cruising_speed!;
    const sailing = (from: number, to: number): number => {
      if (from === to) return 0;
      const way = between(from, to)!;
      const locked = ('locks' in way ? (way.locks ?? []) : []).map((lock) => hoursIn[lock]!);
      const hours = locked.reduce((sum, each) => sum + each, way.nautical_miles / speed);
      return Math.ceil(hours / 6 - 1e-9) / 4;
    };

    let port = vessel.home_port_id!;
    let [transit, beforeTheYear, withinBlocks] = [0, 0, 0];
    for (const { start, arrives, leaves } of stops) {
      if (arrives === null || leaves === null) continue;
      const way = sailing(port, arrives);
      transit += way;
      for (const other of stops)
        withinBlocks += Math.max(0, Math.min(start, other.end) - Math.max(start - way, other.start));
      beforeTheYear += Math.max(0, way - (start - dayNumber(year.start_date)));
      port = leaves;
    }
    const nextStop = next.find(({ start, arrives }) => arrives !== null && start > dayNumber(year.end_date));
    const lastEnd = Math.max(...stops.map(({ end }) => end));
    const home = nextStop === undefined ? sailing(port, vessel.home_port_id!) : 0;
    const toNextYear = nextStop === undefined ? 0 : sailing(port, nextStop.arrives!);
    const outInYear = Math.max(
      0,
      Math.min(nextStop?.start ?? 0, dayNumber(year.end_date) + 1) -
        Math.max(lastEnd, (nextStop?.start ?? 0) - toNextYear),
    );

    const { board } = (await loadBoardsByPlan(database.db, [plan.id])).get(plan.id)!;
    const { lane } = board.lanes.find((each) => each.lane.vessel_plan_id === plan.id)!;
    const totals = computePlanTotals(lane, board.conflictContext);
    const taken = stops.reduce((sum, { start, end }) => sum + end - start, 0);
    const days = dayNumber(year.end_date) + 1 - dayNumber(year.start_date);
    expect(totals.unknown_transits).toBe(0);
    const underWay = transit + home;
    expect(totals.transit_days).toBeCloseTo(underWay, 10);
    expect(totals.operational_days).toBe(stops.reduce((sum, { at_sea }) => sum + at_sea, 0));
    expect(totals.used_days + totals.constraint_days).toBe(taken);
    const sailedInYear = underWay - beforeTheYear + outInYear - withinBlocks;
    expect(totals.free_days).toBeCloseTo(days - taken - sailedInYear, 10);

    const rates = {
      day_rate: 10_000,
      crew_cycle_cost: null,
      crew_cycle_days: null,
      fuel_at_sea: 4000,
      fuel_in_transit: 8000,
      fuel_alongside: 1000,
      carbon_factor: null,
    };
    const missions = lane.subjects.filter(({ occupied }) => occupied !== null).map(({ mission }) => mission);
    const inPort = missions.reduce(
      (sum, { mobilization_days, demobilization_days }) => sum + mobilization_days + demobilization_days,
      0,
    );
    const { whole } = computeLaneCosts(lane, board.conflictContext, rates);
    expect(whole.fuel).toBe(Math.round(totals.operational_days * 4000 + inPort * 1000 + underWay * 8000));
  },
);

it('has a port for each constraint that happens in one, and ways of known length between its stops', async () => {
  const constraints = await database.db
    .selectFrom('scheduling_constraints')
    .select(['name', 'kind', 'port_id'])
    .execute();
  expect(constraints.filter(({ kind, port_id }) => happensInPort(kind) && port_id === null)).toEqual([]);
  expect(constraints.filter(({ kind }) => happensInPort(kind)).length).toBeGreaterThan(150);
  const other = constraints.filter(({ kind }) => kind === 'other').map(({ name }) => name);
  expect(other.filter((name) => /radoub|entretien|désarmement|refit|lay-up/i.test(name))).toEqual([]);
});
