import { expect, it } from 'vitest';
import { exampleAnswers } from './example-application.ts';
import { checkFeasibility } from './feasibility.ts';
import { findFreeWindow } from './free-window.ts';

const year = { start_date: '2028-04-01', end_date: '2029-03-31' };
const asked = {
  ...exampleAnswers,
  operational_days: 14.5,
  mobilization_days: 1.5,
  demobilization_days: 1.5,
  operational_window_start: '2028-04-01',
  operational_window_end: '2028-04-30',
};
const block = (start_date: string, end_date: string) => ({ vessel_id: 1, start_date, end_date });
const ship = {
  id: 1,
  science_berths: null,
  helicopter_support: null,
  endurance: null,
  range: null,
  cruising_speed: null,
  active: true,
};

it('is the next one after the refit, as long as the present one, with mobilization before it', () => {
  const constraints = [block('2028-04-01', '2028-06-24')];
  const found = findFreeWindow(asked, [1], constraints, year);
  expect(found).toEqual({ start: '2028-06-27', end: '2028-07-26' });
  const moved = { ...asked, operational_window_start: found!.start, operational_window_end: found!.end };
  expect(checkFeasibility(moved, ship, constraints).reasons.map(({ code }) => code)).not.toContain(
    'window_taken',
  );
});

it('is shorter where the ship is taken again, and the nearest one, earlier or later', () => {
  expect(
    findFreeWindow(asked, [1], [block('2028-04-01', '2028-06-24'), block('2028-07-15', '2029-03-31')], year),
  ).toEqual({ start: '2028-06-27', end: '2028-07-12' });
  const late = { ...asked, operational_window_start: '2028-10-01', operational_window_end: '2028-10-30' };
  expect(findFreeWindow(late, [1], [block('2028-06-01', '2029-03-31')], year)).toEqual({
    start: '2028-04-30',
    end: '2028-05-29',
  });
});

it('is none where no stretch is long enough, or nobody knows how many days are needed', () => {
  expect(findFreeWindow(asked, [1], [block('2028-04-10', '2029-03-31')], year)).toBeNull();
  expect(findFreeWindow({ ...asked, operational_days: null }, [1], [], year)).toBeNull();
});

it('is free for both ships where both are asked about', () => {
  const constraints = [
    block('2028-04-01', '2028-06-24'),
    { ...block('2028-06-25', '2028-08-31'), vessel_id: 2 },
  ];
  expect(findFreeWindow(asked, [1, 2], constraints, year)).toEqual({
    start: '2028-09-03',
    end: '2028-10-02',
  });
});
