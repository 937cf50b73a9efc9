import { expect, it } from 'vitest';
import type { ReferenceRow } from '#features/reference/reference-api.ts';
import { type MeasureName, measureNames } from '@shiptime/domain/vessels/measures';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { groupFleetByClass } from './fleet-by-class.ts';

const classRow = (id: number, name_en: string, name_fr: string): ReferenceRow => ({
  id,
  key: `c${id}`,
  name_en,
  name_fr,
  position: id,
  active: true,
  lock_version: 1,
});

const unmeasured = Object.fromEntries(measureNames.map((name) => [name, null])) as Record<MeasureName, null>;

const ship = (
  id: number,
  name: string,
  vessel_class_id: number,
  more: Partial<VesselResource> = {},
): VesselResource => ({
  id,
  key: `v${id}`,
  name: `CCGS ${name}`,
  name_en: `CCGS ${name}`,
  name_fr: `NGCC ${name}`,
  vessel_class_id,
  region_id: 1,
  home_port_id: null,
  ...unmeasured,
  helicopter_support: null,
  capabilities: [],
  imo: null,
  mmsi: null,
  call_sign: null,
  ices_code: null,
  identifier_sources: [],
  active: true,
  position: id,
  lock_version: 1,
  created_at: '2028-01-01T00:00:00.000Z',
  updated_at: '2028-01-01T00:00:00.000Z',
  ...more,
});

const classes = [
  classRow(1, 'Research vessels', 'Navires de recherche'),
  classRow(2, 'Light icebreakers', 'Petits brise-glaces'),
];
const fleet = [
  ship(1, 'Tully', 1),
  ship(2, 'Amundsen', 1, { region_id: 2 }),
  ship(3, 'SG̲áan K̲ínghlas', 2),
  ship(4, 'Hudson', 1, { active: false }),
];
const view = {
  sought: '',
  regionId: null,
  language: 'en',
  compare: new Intl.Collator('en-CA').compare,
} as const;
const idsOf = (options: Partial<Parameters<typeof groupFleetByClass>[2]>) =>
  groupFleetByClass(fleet, classes, { ...view, ...options }).map(({ row, vessels }) => [
    row.id,
    vessels.map(({ id }) => id),
  ]);

it('shows the ships in service by class, both by name in the language shown', () => {
  expect(idsOf({})).toEqual([
    [2, [3]],
    [1, [2, 1]],
  ]);
  expect(idsOf({ language: 'fr' })).toEqual([
    [1, [2, 1]],
    [2, [3]],
  ]);
});

it('finds names without their accents, in either language', () => {
  expect(idsOf({ sought: 'kinghlas' })).toEqual([[2, [3]]]);
  expect(idsOf({ sought: 'ngcc tully' })).toEqual([[1, [1]]]);
});

it('keeps to a region', () => {
  expect(idsOf({ regionId: 2 })).toEqual([[1, [2]]]);
});
