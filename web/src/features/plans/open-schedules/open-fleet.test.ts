import { expect, it } from 'vitest';
import type { OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { fleetSnapshotOfOpenSchedule } from './open-fleet.ts';

const halifax = {
  id: 1,
  name_en: 'Halifax',
  name_fr: 'Halifax',
  latitude: 44.6,
  longitude: -63.6,
  time_zone: 'America/Halifax',
  un_locode: 'CAHAL',
};

it('shows on the timeline and the map what is open, and says nothing of the rest', () => {
  const schedule: OpenSchedule = {
    fiscal_year: { name: '2028-2029', start_date: '2028-04-01', end_date: '2029-03-31' },
    version: 3,
    published_at: '2027-12-02T00:00:00Z',
    vessels: [
      {
        vessel_id: 2,
        name_en: 'CCGS Teleost',
        name_fr: 'NGCC Teleost',
        science_berths: 14,
        ...{ imo: null, mmsi: null, call_sign: null, ices_code: null },
        finalized_at: '2027-12-01T00:00:00Z',
        reopened: false,
        missions: [
          {
            id: 7,
            voyage_number: 'TEL-2028-001',
            number: 1,
            title: 'Moorings',
            ship_time_request_id: 40,
            start_date: '2028-05-01',
            start_fraction: 0.5,
            end_date: '2028-05-07',
            mobilization_days: 1,
            operational_days: 5,
            demobilization_days: 0.5,
            mobilization_port: halifax,
            demobilization_port: null,
            requested_berths: 12,
            approved_berths: 10,
            guest_berths: 0,
            spare_berths: 4,
            port_call_stops: [],
            sails_with_id: null,
            replanned: false,
            project_area_ids: [6],
          },
        ],
        unavailable: [{ name: 'Refit', start_date: '2028-09-01', end_date: '2028-09-10' }],
        joinable_legs: [],
      },
    ],
    project_areas: [{ id: 6, key: 'shelf', name_en: 'Shelf', name_fr: 'Plateau' }],
  };
  const fleet = fleetSnapshotOfOpenSchedule(schedule);
  expect(fleet.areas).toMatchObject([{ id: 6, ship_time_request_ids: [40] }]);
  const [plan] = fleet.plans;
  expect(plan?.snapshot.names.ports).toEqual([{ id: 1, name_en: 'Halifax', name_fr: 'Halifax' }]);
  expect(plan?.snapshot.missions).toMatchObject([
    { id: 7, mobilization_port_id: 1, demobilization_port_id: null, primary_proponent: null, notes: null },
  ]);
  expect(plan?.snapshot.constraints).toMatchObject([{ name: 'Refit', end_date: '2028-09-10' }]);
});
