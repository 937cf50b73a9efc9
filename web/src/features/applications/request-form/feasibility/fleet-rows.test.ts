import { expect, it } from 'vitest';
import { exampleAnswers } from '@shiptime/domain/applications/example';
import type { Vessel } from '@shiptime/domain/vessels/vessel-wire';
import { asksAnything, countVerdicts, fleetRows, groupFleet } from './fleet-rows.ts';

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
it('shows every ship that sails, whatever stands against it', () => {
  expect(rows.map(({ vessel: { id } }) => id)).toEqual([1, 2, 3]);
  expect(countVerdicts(rows)).toEqual({ fits: 1, almost: 0, unknown: 1, no: 1 });
});

it('keeps the chosen ships in sight, and those of which too little is known apart', () => {
  const grouped = (first: number | null, second: number | null) =>
    [...groupFleet(rows, { first, second }, compare)].map(([name, found]) => [
      name,
      found.map(({ vessel: { id } }) => id),
    ]);
  expect(grouped(null, null)).toEqual([
    ['chosen', []],
    ['fits', [1]],
    ['almost', []],
    ['unknown', [3]],
    ['no', [2]],
  ]);
  expect(grouped(2, 1)[0]).toEqual(['chosen', [2, 1]]);
});

it('judges nothing before anything is asked', () => {
  const nothing = { ...exampleAnswers, min_science_berths: null, ideal_science_berths: null };
  expect(asksAnything({ ...nothing, helicopter_required: false, operational_days: null })).toBe(false);
  expect(asksAnything(exampleAnswers)).toBe(true);
});
