import { describe, expect, it } from 'vitest';
import type { OpenDataMission, OpenDataVessel } from './open-schedule.ts';
import { findPlannedPlace, locateVessel, chooseYearToShow } from './vessel-whereabouts.ts';

const mission = (id: number, start_date: string, start_fraction = 0): OpenDataMission => ({
  id,
  voyage_number: null,
  number: id,
  title: `Mission ${id}`,
  ship_time_request_id: null,
  start_date,
  start_fraction,
  replanned: false,
  end_date: start_date,
  mobilization_days: 1,
  operational_days: 3.5,
  demobilization_days: 0.5,
  mobilization_port: null,
  demobilization_port: null,
  requested_berths: null,
  approved_berths: null,
  guest_berths: 0,
  spare_berths: null,
  sails_with_id: null,
  project_area_ids: [],
  port_call_stops: [],
});

const teleost: OpenDataVessel = {
  vessel_id: 2,
  name_en: 'CCGS Teleost',
  name_fr: 'NGCC Teleost',
  science_berths: 14,
  ...{ imo: null, mmsi: null, call_sign: null, ices_code: null },
  finalized_at: '2027-12-01T00:00:00Z',
  reopened: false,
  missions: [mission(2, '2028-06-01'), mission(1, '2028-05-01', 0.5)],
  unavailable: [{ name: 'Refit', start_date: '2028-09-01', end_date: '2028-09-10' }],
  joinable_legs: [],
};

describe('what a ship is planned to be doing', () => {
  it.each([
    ['2028-04-30', 'free', 1],
    ['2028-05-01', 'mobilization', 1],
    ['2028-05-02', 'at_sea', 1],
    ['2028-05-05', 'at_sea', 1],
    ['2028-05-06', 'free', 2],
  ] as const)('on %s: %s, mission %i', (day, kind, id) => {
    const found = locateVessel(teleost, day);
    expect(found.kind).toBe(kind);
    expect(found).toMatchObject(kind === 'free' ? { next: { id } } : { mission: { id } });
  });

  it('is at sea until the operational days are over, whatever follows in port', () => {
    const long = { ...mission(3, '2028-07-01'), demobilization_days: 2 };
    expect(locateVessel({ ...teleost, missions: [long] }, '2028-07-03')).toMatchObject({
      until: '2028-07-05',
    });
  });

  it('demobilizes on the last day', () => {
    const long = { ...mission(3, '2028-07-01'), demobilization_days: 2 };
    expect(locateVessel({ ...teleost, missions: [long] }, '2028-07-06').kind).toBe('demobilization');
  });

  it('is not available during what keeps it, and free with nothing to come after its last mission', () => {
    expect(locateVessel(teleost, '2028-09-10')).toEqual({
      kind: 'unavailable',
      constraint: { name: 'Refit', start_date: '2028-09-01', end_date: '2028-09-10' },
      until: '2028-09-10',
    });
    expect(locateVessel(teleost, '2028-09-11')).toMatchObject({ kind: 'free', next: null, last: { id: 2 } });
  });
});

describe('where that is', () => {
  const port = (id: number, latitude: number | null = 44.6) => ({
    ...{ id, latitude, longitude: -63.6, time_zone: null, un_locode: null },
    ...{ name_en: `Port ${id}`, name_fr: `Port ${id}` },
  });
  const sailing = {
    ...mission(3, '2028-07-01'),
    ...{ demobilization_days: 2, project_area_ids: [6, 7] },
    ...{ mobilization_port: port(1), demobilization_port: port(2) },
  };
  const placeOn = (day: string, some: Partial<OpenDataMission> = {}) =>
    findPlannedPlace(locateVessel({ ...teleost, missions: [{ ...sailing, ...some }] }, day));

  it.each([
    ['before its first mission', '2028-06-30', null],
    ['mobilizing', '2028-07-01', { kind: 'port', port: { id: 1 } }],
    ['at sea', '2028-07-03', { kind: 'areas', areaIds: [6, 7] }],
    ['demobilizing', '2028-07-06', { kind: 'port', port: { id: 2 } }],
    ['after its mission', '2028-07-20', { kind: 'port', port: { id: 2 } }],
    ['while it is not available', '2028-09-05', null],
  ] as const)('%s', (_, day, place) => {
    expect({ place: placeOn(day) }).toMatchObject({ place });
  });

  it('is not said where nobody knows it', () => {
    expect(placeOn('2028-07-01', { mobilization_port: port(1, null) })).toBeNull();
    expect(placeOn('2028-07-03', { project_area_ids: [] })).toBeNull();
  });
});

describe('the year that is shown', () => {
  const year = (start: number) => ({
    fiscal_year: `${start}-${start + 1}`,
    start_date: `${start}-04-01`,
    end_date: `${start + 1}-03-31`,
  });

  it.each([
    ['2027-04-01', [2028, 2027, 2026], 2027],
    ['2026-11-22', [2028, 2027], 2027],
    ['2030-01-01', [2026, 2027], 2027],
  ])('on %s of %j: %i', (day, years, shown) => {
    expect(chooseYearToShow(years.map(year), day)?.start_date).toBe(`${shown}-04-01`);
  });

  it('is none where nothing is published', () => expect(chooseYearToShow([], '2027-04-01')).toBeNull());
});
