import { describe, expect, it } from 'vitest';
import type { FleetSnapshot } from './fleet-snapshot.ts';
import { buildOpenSchedule } from './open-schedule.ts';

const mission = {
  id: 7,
  vessel_plan_id: 3,
  ship_time_request_id: 40,
  number: 2,
  title: 'Moorings',
  requested_berths: 12,
  approved_berths: 10,
  mobilization_days: 1,
  operational_days: 5,
  demobilization_days: 0.5,
  mobilization_port_id: 1,
  demobilization_port_id: 9,
  port_calls: 0,
  start_date: '2028-05-01',
  start_fraction: 0.5,
  end_date: '2028-05-07',
  notes: 'Ask Halloran about the winch',
  project_title: 'Moorings of the shelf',
  primary_proponent: 'Maya Halloran',
} as const;

const fleet = {
  format: 1,
  fiscal_year_id: 5,
  fiscal_year: { name: '2028-2029', start_date: '2028-04-01', end_date: '2029-03-31' },
  plans: [
    {
      version: 4,
      finalized_at: '2027-12-01T00:00:00Z',
      reopened: false,
      snapshot: {
        format: 1,
        vessel_plan_id: 3,
        vessel_id: 2,
        fiscal_year_id: 5,
        review_level: 'final',
        notes: 'Halloran is difficult',
        names: {
          vessel: { name_en: 'CCGS Teleost', name_fr: 'NGCC Teleost' },
          fiscal_year: { name: '2028-2029', start_date: '2028-04-01', end_date: '2029-03-31' },
          ports: [{ id: 1, name_en: 'Halifax', name_fr: 'Halifax' }],
        },
        missions: [mission, { ...mission, id: 8, start_date: null, end_date: null }],
        constraints: [
          {
            id: 1,
            name: 'Refit',
            start_date: '2028-09-01',
            end_date: '2028-09-10',
            duration_days: 10,
            port_id: null,
          },
        ],
        kept: [],
      },
    },
  ],
  areas: [{ id: 6, key: 'shelf', name_en: 'Shelf', name_fr: 'Plateau', ship_time_request_ids: [40] }],
} as unknown as FleetSnapshot;

const ship = { science_berths: 14, imo: '9999993', mmsi: null, call_sign: 'CGZ9', ices_code: '18Z9' };
const facts = {
  ports: new Map([
    [1, { latitude: 44.6, longitude: -63.6, time_zone: 'America/Halifax', un_locode: 'CAHAL' }],
  ]),
  ships: new Map([[2, ship]]),
  guests: new Map([[7, 1]]),
};

describe('the open schedule', () => {
  const open = buildOpenSchedule({ number: 3, created_at: '2027-12-02T00:00:00Z', snapshot: fleet }, facts);

  it('has ships, times, ports, and the berths that a mission leaves', () => {
    expect(open).toMatchObject({ version: 3, fiscal_year: { name: '2028-2029' } });
    expect(open.vessels[0]).toMatchObject({
      ...ship,
      unavailable: [{ name: 'Refit', start_date: '2028-09-01', end_date: '2028-09-10' }],
    });
    expect(open.vessels[0]?.missions).toMatchObject([
      {
        id: 7,
        start_date: '2028-05-01',
        start_fraction: 0.5,
        end_date: '2028-05-07',
        requested_berths: 12,
        approved_berths: 10,
        guest_berths: 1,
        spare_berths: 3,
        port_call_stops: [],
        mobilization_port: { name_en: 'Halifax', latitude: 44.6, un_locode: 'CAHAL' },
        demobilization_port: null,
        project_area_ids: [6],
      },
    ]);
  });

  it('says on which voyages and days there is room for somebody else', () => {
    expect(open.vessels[0]?.joinable_legs).toMatchObject([
      { mission_ids: [], end_date: '2028-04-30', to_port: { id: 1 }, free_berths: 14 },
      { mission_ids: [7], days: 7, from_port: { id: 1 }, to_port: null, free_berths: 3 },
      { mission_ids: [], start_date: '2028-05-08', end_date: '2028-08-31', days: 116 },
      { mission_ids: [], start_date: '2028-09-11', end_date: '2029-03-31', to_port: null },
    ]);
  });

  it('has no person, and nothing that planners wrote', () => {
    expect(JSON.stringify(open)).not.toMatch(/Halloran|winch|difficult|proponent|notes/);
  });

  it('does not guess berths that are not known', () => {
    const unknown = buildOpenSchedule(
      { number: 3, created_at: '2027-12-02T00:00:00Z', snapshot: fleet },
      { ...facts, ships: new Map([[2, { ...ship, science_berths: null }]]) },
    );
    expect(unknown.vessels[0]?.missions[0]?.spare_berths).toBeNull();
  });
});
