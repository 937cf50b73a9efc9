import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aConstraint, aPlan, aVessel, cleanPlan, scheduled } from '../../../test/conflicts.ts';
import { addDays } from '../../shared/calendar-day.ts';
import type { Mission, ScheduledMission } from '../missions.ts';
import { missionEndDate, isScheduled } from '../missions.ts';
import { placeMissionAt } from '../mission-changes.ts';
import { startToTick } from '../ticks.ts';
import type { CheckPlanInput } from './check-plan.ts';
import { checkPlan } from './check-plan.ts';
import type { ApplicationSchedulingFacts } from './conflict-context.ts';
import type { Conflict, ConflictCode } from './conflict.ts';
import { conflictCodes } from './conflict.ts';

type Plant = {
  readonly fits?: (plan: CheckPlanInput, at: number) => boolean;
  readonly into: (plan: CheckPlanInput, mission: ScheduledMission, at: number) => CheckPlanInput;
  readonly names?: (plan: CheckPlanInput, at: number) => readonly number[];
  readonly brings?: readonly ConflictCode[];
};

const withMission = (plan: CheckPlanInput, at: number, some: Partial<Mission>): CheckPlanInput => ({
  ...plan,
  missions: plan.missions.map((mission, index) => (index === at ? { ...mission, ...some } : mission)),
});
const withApplication = (
  plan: CheckPlanInput,
  at: number,
  some: Partial<ApplicationSchedulingFacts>,
): CheckPlanInput => ({
  ...plan,
  applications: plan.applications.map((each, index) => (index === at ? { ...each, ...some } : each)),
});
const onVessel = (plan: CheckPlanInput, some: object): CheckPlanInput => ({
  ...plan,
  vessel: { ...plan.vessel, ...some },
});
const everyMission = (plan: CheckPlanInput) => plan.missions.map(({ id }) => id);
const withPrevious = ({ missions }: CheckPlanInput, at: number) =>
  [missions[at - 1], missions[at]].flatMap((mission) => mission?.id ?? []);
const operationsOf = (mission: ScheduledMission) =>
  placeMissionAt(mission, startToTick(mission) + mission.mobilization_days * 4).start_date;

const free = {
  operational_window_start: null,
  operational_window_end: null,
  preferred_start_window_start: null,
  preferred_start_window_end: null,
};
const noConstraintBefore = (plan: CheckPlanInput, at: number) => {
  const [before, mission] = [plan.missions[at - 1], plan.missions[at]];
  const [from, to] = [before && missionEndDate(before), mission?.start_date];
  return plan.constraints.every(({ start_date }) => !from || !to || start_date < from || start_date > to);
};
const secondOrLater = (plan: CheckPlanInput, at: number) => at > 0 && noConstraintBefore(plan, at);
const afterPrevious = (plan: CheckPlanInput, at: number, ticks: number): CheckPlanInput => {
  const [before, mission] = [plan.missions[at - 1], plan.missions[at]];
  if (!before || !mission || !isScheduled(before)) return plan;
  const end =
    startToTick(before) +
    (before.mobilization_days + before.operational_days + before.demobilization_days) * 4;
  return withMission(withApplication(plan, at, free), at, placeMissionAt(mission, end + ticks));
};

const plants: Record<ConflictCode, Plant> = {
  overlap: {
    fits: secondOrLater,
    into: (plan, _, at) => afterPrevious(plan, at, -1),
    names: withPrevious,
    brings: ['no_contingency', 'transit_short', 'constraint_overlap'],
  },
  constraint_overlap: {
    into: (plan, { start_date }) => ({
      ...plan,
      constraints: [...plan.constraints, aConstraint({ id: 77, start_date, end_date: start_date })],
    }),
    brings: ['transit_short', 'no_contingency'],
  },
  transit_short: {
    fits: secondOrLater,
    into: (plan, _, at) => withMission(afterPrevious(plan, at, 0), at, { mobilization_port_id: 40 }),
    names: withPrevious,
    brings: ['no_contingency', 'passage_short'],
  },
  transit_impossible: {
    into: (plan, _, at) => withMission(plan, at, { mobilization_port_id: 99 }),
    names: withPrevious,
    brings: ['no_contingency', 'passage_impossible'],
  },
  passage_short: {
    into: (plan, _, at) => withMission(plan, at, { demobilization_port_id: 90 }),
    brings: ['transit_short', 'no_contingency'],
  },
  passage_impossible: {
    into: (plan, _, at) => withMission(plan, at, { demobilization_port_id: 99 }),
    brings: ['transit_impossible', 'no_contingency'],
  },
  port_call_outside: {
    into: (plan, { demobilization_port_id: port_id }, at) =>
      withMission(plan, at, {
        port_calls: 1,
        port_call_stops: [{ port_id: port_id ?? 1, day: 300, days: null }],
      }),
  },
  port_call_late: {
    fits: ({ missions }, at) => (missions[at]?.operational_days ?? 0) >= 6,
    into: (plan, mission, at) => {
      const port_id = (mission.mobilization_port_id ?? 1) + 4;
      const day = Math.floor(mission.start_fraction + mission.mobilization_days) + 1;
      return withMission(plan, at, { port_calls: 1, port_call_stops: [{ port_id, day, days: null }] });
    },
  },
  outside_fiscal_year: {
    into: (plan, _, at) => withMission(withApplication(plan, at, free), at, { start_date: '2028-03-20' }),
    brings: ['overlap', 'transit_short', 'no_contingency', 'constraint_overlap'],
  },
  outside_window: {
    into: (plan, mission, at) =>
      withApplication(plan, at, { operational_window_end: addDays(operationsOf(mission), -1) }),
  },
  shoulder_outside_window: {
    fits: ({ missions }, at) =>
      (missions[at]?.mobilization_days ?? 0) >= 1 && missions[at]?.start_fraction === 0,
    into: (plan, mission, at) =>
      withApplication(plan, at, {
        operational_window_start: operationsOf(mission),
        operational_window_end: '2029-03-31',
      }),
  },
  start_not_preferred: {
    into: (plan, mission, at) =>
      withApplication(plan, at, {
        preferred_start_window_start: addDays(operationsOf(mission), 1),
        preferred_start_window_end: addDays(operationsOf(mission), 3),
      }),
  },
  berths_minimum: { into: (plan, _, at) => withMission(plan, at, { approved_berths: 9 }) },
  berths_ideal: { into: (plan, _, at) => withMission(plan, at, { approved_berths: 11 }) },
  berths_over: { into: (plan, _, at) => withMission(plan, at, { approved_berths: 21 }) },
  helicopter: { into: (plan) => onVessel(plan, { helicopter_support: false }), names: everyMission },
  endurance: {
    into: (plan, mission) => onVessel(plan, { endurance: mission.operational_days - 0.25 }),
  },
  range: {
    into: (plan, _, at) => withApplication(plan, at, { track_nautical_miles: 12_001 }),
    brings: ['passage_short'],
  },
  port_closed: {
    fits: ({ missions }, at) =>
      (missions[at]?.mobilization_days ?? 0) > 0 || (missions[at]?.demobilization_days ?? 0) > 0,
    into: (plan, mission, at) =>
      withMission(
        { ...plan, ports: [...plan.ports, { id: 6, season_start: '03-30', season_end: '03-30' }] },
        at,
        mission.mobilization_days > 0 ? { mobilization_port_id: 6 } : { demobilization_port_id: 6 },
      ),
    brings: ['passage_short', 'transit_short', 'transit_impossible', 'no_contingency'],
  },
  port_too_shallow: {
    into: (plan, mission, at) =>
      withMission(
        onVessel(
          {
            ...plan,
            ports: plan.ports.map((port) =>
              port.id === mission.demobilization_port_id ? { ...port, max_draft: 4 } : port,
            ),
          },
          { draft: 4.1 },
        ),
        at,
        {},
      ),
  },
  days_short: {
    into: (plan, mission, at) =>
      withApplication(plan, at, { operational_days: mission.operational_days + 0.25 }),
  },
  days_over: {
    fits: ({ missions }, at) => (missions[at]?.operational_days ?? 0) > 0.25,
    into: (plan, mission, at) =>
      withApplication(plan, at, { operational_days: mission.operational_days - 0.25 }),
  },
  not_chosen_vessel: {
    into: (plan, _, at) => withApplication(plan, at, { vessel_preference_1_id: 7 }),
  },
  own_missions_overlap: {
    into: (plan, mission) => ({
      ...plan,
      elsewhere: [{ vessel_id: 2, mission: { ...mission, id: 500, vessel_plan_id: 2 } }],
    }),
    names: (plan, at) => [plan.missions[at]?.id ?? 0, 500],
    brings: ['days_over'],
  },
  no_contingency: {
    fits: (plan, at) =>
      secondOrLater(plan, at) &&
      plan.missions[at - 1]?.demobilization_port_id === plan.missions[at]?.mobilization_port_id,
    into: (plan, _, at) => afterPrevious(plan, at, 0),
    names: withPrevious,
  },
  turn_round_short: {
    fits: (plan, at) =>
      secondOrLater(plan, at) &&
      plan.missions[at - 1]?.demobilization_port_id === plan.missions[at]?.mobilization_port_id,
    into: (plan, _, at) => onVessel(afterPrevious(plan, at, 0), { turn_round: 4.25 }),
    names: withPrevious,
    brings: ['no_contingency'],
  },
  unscheduled: {
    into: (plan, _, at) => withMission(plan, at, { start_date: null, start_fraction: 0 }),
    brings: ['transit_short', 'no_contingency', 'days_short'],
  },
  capability: {
    into: (plan, _, at) =>
      withApplication(onVessel(plan, { capabilities: [{ capability_id: 3, standing: 'no' }] }), at, {
        needed_capability_ids: [3],
      }),
  },
  equipment_short: {
    into: (plan, _, at) =>
      withApplication(onVessel(plan, { wire_length: 1000 }), at, { min_wire_length: 1001 }),
  },
  outside_waters: {
    into: (plan, _, at) =>
      withApplication(onVessel(plan, { capabilities: [{ capability_id: 4, standing: 'no' }] }), at, {
        needed_water_ids: [4],
      }),
  },
  outside_region: {
    into: (plan, _, at) => withApplication(onVessel(plan, { region_id: 2 }), at, { region_ids: [1] }),
  },
  not_checked: {
    into: (plan, _, at) => withMission(plan, at, { mobilization_port_id: null }),
    names: withPrevious,
  },
};

const planted = (plant: Plant) =>
  fc
    .tuple(cleanPlan, fc.nat())
    .filter(([plan]) => plan.missions.length > 0)
    .map(([plan, pick]) => ({ plan, at: pick % plan.missions.length }))
    .filter(({ plan, at }) => plant.fits?.(plan, at) ?? true);

const names = (found: Conflict, ids: readonly number[]) => found.mission_ids.some((id) => ids.includes(id));

describe('a clean plan', () => {
  it('has no conflict of any kind', () => {
    fc.assert(
      fc.property(cleanPlan, (plan) => {
        expect(checkPlan(plan)).toEqual([]);
      }),
    );
  });

  it('is long enough, often enough, to be worth it', () => {
    const lengths = fc.sample(cleanPlan, { numRuns: 200, seed: 1 }).map(({ missions }) => missions.length);
    expect(lengths.filter((length) => length > 4).length).toBeGreaterThan(60);
  });

  it.each(conflictCodes)('shows a planted %s, and nothing that does not come of it', (code) => {
    const plant = plants[code];
    fc.assert(
      fc.property(planted(plant), ({ plan, at }) => {
        const mission = plan.missions[at];
        if (!mission || !isScheduled(mission)) throw new Error('a clean plan has every mission scheduled');
        const found = checkPlan(plant.into(plan, mission, at));
        const concerned = plant.names?.(plan, at) ?? [mission.id];
        const own = found.filter((each) => each.code === code && names(each, concerned));
        expect(own.length).toBeGreaterThan(0);
        const other = found.filter((each) => each.code !== code && !plant.brings?.includes(each.code));
        expect(other).toEqual([]);
      }),
    );
  });

  it('is clean no longer on a vessel that lacks what each mission needs, and says so of each', () => {
    fc.assert(
      fc.property(cleanPlan, (plan) => {
        const poor = checkPlan({ ...plan, vessel: aVessel({ science_berths: 9, id: 7 }) });
        for (const code of ['berths_minimum', 'berths_over', 'not_chosen_vessel'] as const)
          expect(poor.filter((each) => each.code === code).flatMap(({ mission_ids }) => mission_ids)).toEqual(
            plan.missions.map(({ id }) => id),
          );
      }),
    );
  });

  it('stays clean when nothing is asked', () => {
    expect(checkPlan(aPlan())).toEqual([]);
    expect(checkPlan(aPlan({ missions: [scheduled('2028-06-01')] }))).toEqual([]);
  });
});
