import { expect, it } from 'vitest';
import { aConstraint, anApplication, aPlan, scheduled } from '../../test/conflicts.ts';
import { aMission } from '../../test/plans.ts';
import { createConflictContext } from './conflicts/conflict-context.ts';
import { createLaneWithStops } from './conflicts/lanes.ts';
import { sumRequestedDaysByPeriod, computeLoad, divideYearForLoad, sumLoads } from './load.ts';

const plan = aPlan({
  missions: [
    scheduled('2028-06-28', { operational_days: 6, mobilization_port_id: 3 }),
    aMission({ id: 2, operational_days: 10, ship_time_request_id: 1 }),
  ],
  constraints: [aConstraint({ start_date: '2028-07-20', end_date: '2028-08-02' })],
  applications: [
    anApplication({ operational_window_start: '2028-06-21', operational_window_end: '2028-07-10' }),
  ],
});
const conflictContext = createConflictContext(plan);
const lane = createLaneWithStops({ ...plan, vessel_plan_id: 1 }, conflictContext.applications);

it('months and weeks are those of the year, and their days are all spent somehow', () => {
  for (const step of ['month', 'week'] as const) {
    const periods = divideYearForLoad(conflictContext.year, step);
    expect(periods).toHaveLength(step === 'month' ? 12 : 53);
    const days = computeLoad(lane, conflictContext, periods).map(
      ({ used_days, transit_days, constraint_days, free_days }) =>
        used_days + transit_days + constraint_days + free_days,
    );
    expect(days).toEqual(periods.map(({ start, end }) => (end - start) / 4));
  }
});

it('a mission counts where it lies, one that waits over its window', () => {
  const [, , june, july, august] = computeLoad(
    lane,
    conflictContext,
    divideYearForLoad(conflictContext.year, 'month'),
  );
  expect(june).toEqual({
    used_days: 3,
    transit_days: 1,
    constraint_days: 0,
    free_days: 26,
    waiting_days: 5,
  });
  expect(july).toMatchObject({ used_days: 3, constraint_days: 12, waiting_days: 5 });
  expect(august).toMatchObject({ constraint_days: 2, waiting_days: 0 });
  expect(sumLoads([[june!], [july!]])).toMatchObject([{ used_days: 6, waiting_days: 10 }]);
});

it('applications without a decision ask for their days over their windows, or over the year', () => {
  const asked = {
    operational_days: 9,
    mobilization_days: 0.5,
    demobilization_days: 0.5,
    operational_window_start: '2028-06-21',
    operational_window_end: '2028-07-10',
  };
  const { year } = conflictContext;
  const periods = divideYearForLoad(year, 'month');
  const nowhere = { ...asked, operational_window_start: null, operational_window_end: null };
  expect(sumRequestedDaysByPeriod([asked], year, periods).slice(1, 5)).toEqual([0, 5, 5, 0]);
  const evenly = sumRequestedDaysByPeriod([nowhere], year, periods);
  expect(evenly.reduce((sum, days) => sum + days, 0)).toBeCloseTo(10);
  expect(evenly.every((days) => days > 0)).toBe(true);
});
