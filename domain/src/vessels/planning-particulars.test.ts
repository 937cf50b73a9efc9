import { expect, it } from 'vitest';
import { findMissingPlanningParticulars } from './planning-particulars.ts';

it('what planning needs of a ship is all there, or named; none is not unknown', () => {
  const known = {
    cruising_speed: 10,
    home_port_id: 1,
    science_berths: 0,
    endurance: 20,
    range: 4000,
    helicopter_support: false,
    draft: 4.5,
  };
  expect(findMissingPlanningParticulars(known)).toEqual([]);
  expect(findMissingPlanningParticulars({ ...known, range: null, home_port_id: null })).toEqual([
    'home_port',
    'range',
  ]);
});
