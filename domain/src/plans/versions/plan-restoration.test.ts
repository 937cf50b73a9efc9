import { expect, it } from 'vitest';
import { aMission } from '../../../test/plans.ts';
import { computePlanRestoration } from './plan-restoration.ts';
import { createMissionSnapshot } from './snapshot.ts';

const version = (...missions: Parameters<typeof aMission>[0][]) => ({
  missions: missions.map((each) => createMissionSnapshot(aMission(each))),
});

it('says what has to change so that a plan is as it was, and nothing more', () => {
  const then = version(
    { id: 1, start_date: '2028-06-01', operational_days: 5 },
    { id: 2, start_date: null },
    { id: 3, start_date: '2028-08-01' },
    { id: 4, title: 'Gone' },
  );
  const now = [
    aMission({ id: 1, start_date: '2028-06-08', operational_days: 6, number: 9 }),
    aMission({ id: 2, start_date: '2028-07-01', start_fraction: 0.5 }),
    aMission({ id: 3, start_date: '2028-08-01' }),
    aMission({ id: 5, start_date: '2028-09-01' }),
    aMission({ id: 6, start_date: null }),
  ];
  const { changes, missing } = computePlanRestoration(then, now);
  expect(changes).toEqual([
    { id: 1, start_date: '2028-06-01', operational_days: 5 },
    { id: 2, start_date: null, start_fraction: 0 },
    { id: 5, start_date: null },
  ]);
  expect(missing.map(({ id, title }) => [id, title])).toEqual([[4, 'Gone']]);
});
