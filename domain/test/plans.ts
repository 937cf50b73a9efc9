import * as fc from 'fast-check';
import type { Mission } from '../src/plans/missions.ts';
import { dayFractions } from '../src/plans/ticks.ts';
import { addDays } from '../src/shared/calendar-day.ts';

export const aMission = (some: Partial<Mission> = {}): Mission => ({
  id: 1,
  vessel_plan_id: 1,
  ship_time_request_id: null,
  number: some.id ?? 1,
  title: `Mission ${some.id ?? 1}`,
  requested_berths: null,
  approved_berths: null,
  mobilization_days: 0,
  operational_days: 5,
  demobilization_days: 0,
  mobilization_port_id: 1,
  demobilization_port_id: 1,
  port_calls: 0,
  start_date: null,
  start_fraction: 0,
  notes: null,
  ...some,
});

export const firstDay = '2028-04-01';

export const arbitraryDays = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 4, max: max * 4 }).map((ticks) => ticks / 4);

export const arbitraryDay = fc.integer({ min: -10, max: 380 }).map((days) => addDays(firstDay, days));

const arbitraryStops = fc
  .array(
    fc.record({
      port_id: fc.integer({ min: 1, max: 5 }),
      day: fc.integer({ min: 1, max: 40 }),
      days: fc.constantFrom(null, 0.5),
    }),
    { maxLength: 2 },
  )
  .map((stops) => stops.toSorted((a, b) => a.day - b.day));

export const arbitraryMission = (id: number): fc.Arbitrary<Mission> =>
  fc.record({
    id: fc.constant(id),
    vessel_plan_id: fc.constant(1),
    ship_time_request_id: fc.option(fc.integer({ min: 1, max: 9 })),
    number: fc.constant(id),
    title: fc.string({ minLength: 1, maxLength: 20 }),
    requested_berths: fc.option(fc.nat(40)),
    approved_berths: fc.option(fc.nat(40)),
    mobilization_days: arbitraryDays(0, 3),
    operational_days: arbitraryDays(0.25, 40),
    demobilization_days: arbitraryDays(0, 3),
    mobilization_port_id: fc.option(fc.integer({ min: 1, max: 5 })),
    demobilization_port_id: fc.option(fc.integer({ min: 1, max: 5 })),
    port_calls: fc.integer({ min: 2, max: 4 }),
    port_call_stops: fc.oneof({ weight: 7, arbitrary: fc.constant([]) }, arbitraryStops),
    start_date: fc.option(arbitraryDay),
    start_fraction: fc.constantFrom(...dayFractions),
    notes: fc.option(fc.string({ minLength: 1, maxLength: 30 })),
  });

export const arbitraryMissions: fc.Arbitrary<readonly Mission[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 12 })
  .chain((ids) => fc.tuple(...ids.map(arbitraryMission)));
