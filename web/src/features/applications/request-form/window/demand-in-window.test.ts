import { expect, it } from 'vitest';
import { findBusiestMonth, filterDemandToWindow } from './demand-in-window.ts';

const demand = [
  { vessel_id: 1, month: '2028-05', applications: 4 },
  { vessel_id: 1, month: '2028-07', applications: 2 },
  { vessel_id: 1, month: '2028-08', applications: 3 },
  { vessel_id: 2, month: '2028-07', applications: 9 },
];

it('tells of one ship the months that the window touches', () => {
  const found = filterDemandToWindow(demand, 1, { start: '2028-07-31', end: '2028-08-01' });
  expect(found.map(({ month }) => month)).toEqual(['2028-07', '2028-08']);
  expect(findBusiestMonth(found)).toMatchObject({ applications: 3 });
});

it('takes what is no day for no bound', () => {
  expect(filterDemandToWindow(demand, 1, { start: 'soon', end: null })).toHaveLength(3);
  expect(findBusiestMonth([])).toBeNull();
});
