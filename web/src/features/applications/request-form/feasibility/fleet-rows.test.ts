import { expect, it } from 'vitest';
import { exampleAnswers } from '@shiptime/domain/applications/example';
import type { Vessel } from '@shiptime/domain/vessels/wire';
import { countVerdicts, fleetRows, sortFleet } from './fleet-rows.ts';

const vessel = (id: number, name: string, particulars: Partial<Vessel> = {}): Vessel =>
  ({
    id,
    name_en: name,
    name_fr: name,
    active: true,
    science_berths: 20,
    helicopter_support: true,
    endurance: 50,
    range: 12_000,
    cruising_speed: 10,
    draft: 5,
    ...particulars,
  }) as Vessel;

const fleet = [
  vessel(1, 'Tully'),
  vessel(2, 'Perley', { science_berths: 2, draft: 1.5 }),
  vessel(3, 'Écho', { science_berths: null, draft: null }),
  vessel(4, 'Hudson', { active: false }),
];

const rows = fleetRows(exampleAnswers, { vessels: fleet, constraints: [], nameOf: (v) => v.name_en });
const compare = new Intl.Collator('fr-CA').compare;
const order = (key: string, direction: 'ascending' | 'descending') =>
  sortFleet(rows, { key, direction }, compare).map(({ vessel: { id } }) => id);

it('shows every ship that sails, whatever stands against it', () => {
  expect(rows.map(({ vessel: { id } }) => id)).toEqual([1, 2, 3]);
  expect(countVerdicts(rows)).toEqual({ fits: 1, almost: 1, no: 1 });
});

it('sorts by what fits, by name and by numbers, with the unknown last', () => {
  expect(order('verdict', 'ascending')).toEqual([1, 3, 2]);
  expect(order('verdict', 'descending')).toEqual([2, 3, 1]);
  expect(order('name', 'ascending')).toEqual([3, 2, 1]);
  expect(order('berths', 'ascending')).toEqual([2, 1, 3]);
  expect(order('draft', 'descending')).toEqual([1, 2, 3]);
});
