import { describe, expect, it } from 'vitest';
import {
  type ShareableApplication,
  matchSharedVoyage,
  matchSharedVoyages,
  type ShareableVessel,
} from './shared-voyages.ts';

const ship: ShareableVessel = {
  id: 1,
  region_id: 1,
  science_berths: 20,
  endurance: 30,
  cruising_speed: 10,
  helicopter_support: false,
};
const halifax = { latitude: 44.65, longitude: -63.57 };
const application = (id: number, some: Partial<ShareableApplication> = {}): ShareableApplication => ({
  id,
  vessel_id: 1,
  operational_window_start: '2028-06-01',
  operational_window_end: '2028-06-30',
  mobilization_days: 1.5,
  operational_days: 10,
  demobilization_days: 1,
  min_science_berths: 8,
  helicopter_required: false,
  mobilization_port_id: 7,
  demobilization_port_id: 7,
  project_area_ids: [3],
  middle: { latitude: 44.65, longitude: -58 },
  port: halifax,
  ...some,
});
const [one, other] = [application(1), application(2, { mobilization_days: 0.5, min_science_berths: 12 })];

it('says what two applications save that sail together', () => {
  expect(matchSharedVoyage(one, other, ship)).toEqual({
    ship_time_request_ids: [1, 2],
    vessel_id: 1,
    shared_area_ids: [3],
    nautical_miles: 0,
    common_days: 30,
    earliest_start: '2028-05-31',
    latest_start: '2028-06-09',
    berths: 20,
    vessel_berths: 20,
    mobilization_port_id: 7,
    demobilization_port_id: 7,
    mobilization_days: 1.5,
    operational_days: 20,
    demobilization_days: 1,
    saved_days: 1.5,
    saved_transit_days: 1.75,
  });
});

describe('together they do not sail', () => {
  it.each<[string, Partial<ShareableApplication>]>([
    [
      'whose windows have no day in common',
      { operational_window_start: '2028-07-01', operational_window_end: '2028-07-30' },
    ],
    [
      'for whom the common window is too short',
      { operational_window_end: '2028-06-10', operational_days: 25 },
    ],
    ['for whom there are not berths enough', { min_science_berths: 13 }],
    ['of whose berths nothing is known', { min_science_berths: null }],
    ['who leave from another port', { mobilization_port_id: 8 }],
    ['who return to another port', { demobilization_port_id: 8 }],
    ['who need a helicopter that the ship cannot carry', { helicopter_required: true }],
    ['who would stay out longer than the ship can', { operational_days: 20.25 }],
    ['who work elsewhere', { project_area_ids: [4], middle: { latitude: 47, longitude: -53 } }],
    ['of whom nobody knows where they work', { project_area_ids: [], middle: null }],
    ['of one area, at its other end', { middle: { latitude: 52, longitude: -52 } }],
  ])('those %s', (_, some) => {
    expect(matchSharedVoyage(one, application(2, { ...other, ...some, id: 2 }), ship)).toBeNull();
  });
});

it('sends first whoever must be done first', () => {
  const late = application(3, {
    operational_window_start: '2028-06-15',
    operational_window_end: '2028-07-15',
  });
  const voyage = matchSharedVoyage(late, one, ship);
  expect(voyage?.ship_time_request_ids).toEqual([1, 3]);
  expect([voyage?.earliest_start, voyage?.latest_start]).toEqual(['2028-06-04', '2028-06-19']);
});

it('knows a port that only one of them names, and no transit where a place is missing', () => {
  const voyage = matchSharedVoyage(one, application(2, { mobilization_port_id: null, port: null }), ship);
  expect(voyage).toMatchObject({ mobilization_port_id: 7, saved_transit_days: null });
});

it('looks among ships of one region alone, for what saves something, the most first', () => {
  const ships = new Map([
    [1, ship],
    [2, { ...ship, id: 2, cruising_speed: 5 }],
    [3, { ...ship, id: 3, region_id: 2 }],
  ]);
  const more = application(4, { vessel_id: 2, mobilization_days: 4 });
  const far = application(5, { vessel_id: 3 });
  const found = matchSharedVoyages([one, other, more, far], ships);
  expect(found.map(({ ship_time_request_ids, vessel_id }) => [...ship_time_request_ids, vessel_id])).toEqual([
    [1, 4, 2],
    [2, 4, 2],
    [1, 2, 1],
  ]);
  const nothing = { mobilization_days: 0, demobilization_days: 0, port: null };
  expect(matchSharedVoyages([application(1, nothing), application(2, nothing)], ships)).toEqual([]);
});
