import { expect, it } from 'vitest';
import { exampleAnswers } from '@shiptime/domain/applications/example-application';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import {
  hasNeeds,
  countVerdicts,
  type FeasibilityFilter,
  toFeasibilityRows,
  type FeasibilitySort,
  noFeasibilityFilter,
  sortFeasibilityRows,
  findUnansweredNeeds,
} from './feasibility-rows.ts';

const vessel = (id: number, name: string, particulars: Partial<VesselResource> = {}): VesselResource =>
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
  }) as VesselResource;

const fleet = [
  vessel(1, 'Tully'),
  vessel(2, 'Perley', { science_berths: 2, draft: 1.5 }),
  vessel(3, 'Écho', { science_berths: null, draft: null }),
  vessel(4, 'Hudson', { active: false }),
];

const rows = toFeasibilityRows(exampleAnswers, { vessels: fleet, constraints: [], nameOf: (v) => v.name_en });
const compare = new Intl.Collator('fr-CA').compare;
it('shows every ship that sails, whatever stands against it', () => {
  expect(rows.map(({ vessel: { id } }) => id)).toEqual([1, 2, 3]);
  expect(countVerdicts(rows)).toEqual({ fits: 1, almost: 0, unknown: 1, no: 1 });
});

it('sorts by any column and puts what is not known last in both directions', () => {
  const sorted = (by: FeasibilitySort, isDescending = false) =>
    sortFeasibilityRows(rows, { by, isDescending, compare, regionOf: () => '' }).map(
      ({ vessel: { id } }) => id,
    );
  expect(sorted('verdict')).toEqual([1, 3, 2]);
  expect(sorted('name')).toEqual([3, 2, 1]);
  expect(sorted('berths')).toEqual([2, 1, 3]);
  expect(sorted('berths', true)).toEqual([1, 2, 3]);
});

it('counts a filter as a need: known against leaves the list, unknown stays as a question', () => {
  const ships = [
    vessel(1, 'Tully', { region_id: 7, capabilities: [{ capability_id: 9, standing: 'yes' }] }),
    vessel(2, 'Perley', { region_id: 8, capabilities: [{ capability_id: 9, standing: 'no' }] }),
    vessel(3, 'Teleost', { region_id: null, capabilities: [] }),
    vessel(4, 'Limnos', {
      region_id: 7,
      science_berths: null,
      capabilities: [{ capability_id: 9, standing: 'assumed_yes' }],
    }),
  ];
  const found = (filter: Partial<FeasibilityFilter>) =>
    toFeasibilityRows(
      { ...exampleAnswers, needed_capability_ids: [] },
      { vessels: ships, constraints: [], nameOf: (v) => v.name_en },
      { ...noFeasibilityFilter, ...filter },
    ).map((row) => [row.vessel.id, row.found.verdict]);
  expect(found({ capability_id: 9 })).toEqual([
    [1, 'fits'],
    [3, 'unknown'],
    [4, 'unknown'],
  ]);
  expect(found({ water_id: 9 }).map(([id]) => id)).toEqual([1, 3, 4]);
  expect(found({ region_id: 7 }).map(([id]) => id)).toEqual([1, 3, 4]);
  expect(found({ berths: 21 }).map(([id]) => id)).toEqual([4]);
});

it('says which answers a verdict still lacks, and where they are asked', () => {
  expect(findUnansweredNeeds(exampleAnswers)).toEqual([]);
  const empty = { ...exampleAnswers, operational_window_start: null, stations: [] };
  expect(findUnansweredNeeds(empty).map(({ section }) => section)).toEqual([
    'scheduling',
    'area_of_operations',
  ]);
});

it('judges nothing before anything is asked', () => {
  const nothing = { ...exampleAnswers, min_science_berths: null, ideal_science_berths: null };
  expect(hasNeeds({ ...nothing, helicopter_required: false, operational_days: null })).toBe(false);
  expect(hasNeeds(exampleAnswers)).toBe(true);
});
