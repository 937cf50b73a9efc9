import * as fc from 'fast-check';
import type { CheckPlanInput } from '../src/plans/conflicts/check-plan.ts';
import type {
  ApplicationSchedulingFacts,
  ConstraintFacts,
  VesselFacts,
} from '../src/plans/conflicts/conflict-context.ts';
import { placeMissionAt } from '../src/plans/mission-changes.ts';
import type { Mission } from '../src/plans/missions.ts';
import { missionEndDate, occupiedTicks, operationsSpan } from '../src/plans/missions.ts';
import { dayOfTick, tickOfDay, daysToTicks } from '../src/plans/ticks.ts';
import { addDays } from '../src/shared/calendar-day.ts';
import { aMission, arbitraryDays } from './plans.ts';

export const fiscalYear = { start_date: '2028-04-01', end_date: '2029-03-31' };

export const aVessel = (some: Partial<VesselFacts> = {}): VesselFacts => ({
  id: 1,
  science_berths: 20,
  cruising_speed: 10,
  range: 12_000,
  endurance: 50,
  helicopter_support: true,
  home_port_id: 1,
  ...some,
});

export const anApplication = (
  some: Partial<ApplicationSchedulingFacts> = {},
): ApplicationSchedulingFacts => ({
  id: 1,
  operational_days: 5,
  operational_window_start: null,
  operational_window_end: null,
  preferred_start_window_start: null,
  preferred_start_window_end: null,
  min_science_berths: null,
  ideal_science_berths: null,
  helicopter_required: false,
  vessel_preference_1_id: null,
  vessel_preference_2_id: null,
  ...some,
});

export const aConstraint = (some: Partial<ConstraintFacts> = {}): ConstraintFacts => ({
  id: 1,
  name: 'Refit',
  start_date: '2028-09-01',
  end_date: '2028-09-10',
  port_id: null,
  ...some,
});

export const inARow = (from: number, to: number) => {
  if (from === 98 || to === 98) return null;
  if (from === 99 || to === 99) return { nautical_miles: 0, method: 'none' as const };
  return { nautical_miles: 120 * Math.abs(from - to), method: 'way_points' as const };
};

export const aPlan = (some: Partial<CheckPlanInput> = {}): CheckPlanInput => ({
  fiscal_year: fiscalYear,
  vessel: aVessel(),
  missions: [],
  constraints: [],
  applications: [],
  ports: [1, 2, 3, 4, 5].map((id) => ({ id, season_start: null, season_end: null })),
  distance: inARow,
  ...some,
});

export const scheduled = (start_date: string, some: Partial<Mission> = {}): Mission =>
  aMission({ start_date, ...some });

const shape = fc.record({
  mobilization_days: arbitraryDays(0, 2),
  operational_days: arbitraryDays(0.25, 20),
  demobilization_days: arbitraryDays(0, 2),
  from: fc.integer({ min: 1, max: 4 }),
  to: fc.integer({ min: 1, max: 4 }),
  spare: arbitraryDays(0, 6),
  early: fc.nat(10),
  refit: fc.boolean(),
});

const ticksAfter = (mission: Mission | undefined, nextPort: number): number => {
  const port = mission?.demobilization_port_id ?? 1;
  return 2 * Math.abs(port - nextPort) + Math.ceil(daysToTicks(mission?.operational_days ?? 0) / 20);
};

export const cleanPlan: fc.Arbitrary<CheckPlanInput> = fc.array(shape, { maxLength: 12 }).map((shapes) => {
  const missions: Mission[] = [];
  const applications: ApplicationSchedulingFacts[] = [];
  const constraints: ConstraintFacts[] = [];
  let free = tickOfDay(fiscalYear.start_date);
  for (const [index, { from, to, spare, early, refit, ...days }] of shapes.entries()) {
    const id = index + 1;
    const earliest = free + ticksAfter(missions.at(-1), from) + daysToTicks(spare);
    const own = {
      ...days,
      operational_days: Math.max(days.operational_days, 0.5 * Math.abs(from - to)),
      id,
      ship_time_request_id: id,
      mobilization_port_id: from,
      demobilization_port_id: to,
    };
    const mission = placeMissionAt(aMission({ ...own, approved_berths: 12 }), earliest);
    const operations = operationsSpan(mission);
    if (operations === null || earliest + occupiedTicks(mission) > tickOfDay('2029-03-15')) break;
    const starts = dayOfTick(operations.start);
    missions.push(mission);
    applications.push(
      anApplication({
        id,
        operational_days: mission.operational_days,
        operational_window_start: addDays(mission.start_date, -early),
        operational_window_end: missionEndDate(mission),
        preferred_start_window_start: addDays(starts, -early),
        preferred_start_window_end: starts,
        min_science_berths: 10,
        ideal_science_berths: 12,
        helicopter_required: true,
        vessel_preference_1_id: 1,
      }),
    );
    free = earliest + occupiedTicks(mission);
    if (refit) {
      const start = dayOfTick(free + ticksAfter(mission, to) + 3);
      constraints.push(aConstraint({ id, start_date: start, end_date: addDays(start, 1) }));
      free = tickOfDay(start) + 8;
    }
  }
  return aPlan({ missions, applications, constraints });
});
