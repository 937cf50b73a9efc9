import { addDays } from '../domain/src/shared/calendar-day.ts';

export const vesselCount = 40;
export const missionsPerVessel = 60;
export const fiscalYear = { start_date: '2028-04-01', end_date: '2029-03-31' };

let seed = 20280401;
const random = () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return seed / 4294967296;
};
export const randomIntegerBelow = (count) => Math.floor(random() * count);
const quarters = (max) => randomIntegerBelow(max * 4 + 1) / 4;

const ports = Array.from({ length: 128 }, (_, index) => ({
  id: index + 1,
  season_start: index % 8 === 0 ? '06-15' : null,
  season_end: index % 8 === 0 ? '11-15' : null,
}));
const distances = new Map();
for (const from of ports)
  for (const to of ports)
    distances.set(from.id * 1000 + to.id, {
      nautical_miles: 20 + randomIntegerBelow(150),
      method: 'way_points',
    });
const distance = (from, to) => distances.get(from * 1000 + to) ?? null;

const applicationOf = (id, lane, start, operational_days) => ({
  id,
  operational_days,
  operational_window_start: addDays(start, -10),
  operational_window_end: addDays(start, 10),
  preferred_start_window_start: addDays(start, -3),
  preferred_start_window_end: addDays(start, 3),
  min_science_berths: 4,
  ideal_science_berths: 10,
  helicopter_required: false,
  vessel_preference_1_id: lane + 1,
  vessel_preference_2_id: null,
});

export const createRandomFleet = (vessels, missionsEach) => {
  const applications = [];
  const apart = Math.floor(360 / missionsEach);
  const lanes = Array.from({ length: vessels }, (_, lane) => {
    const missions = Array.from({ length: missionsEach }, (_, index) => {
      const id = lane * missionsEach + index + 1;
      const start = addDays(fiscalYear.start_date, index * apart + (random() < 0.05 ? -1 : 0));
      const port = ((lane * 3 + (index % 3)) % ports.length) + 1;
      const operational = apart / 2 + quarters(apart / 4);
      applications.push(applicationOf(id, lane, start, operational));
      return {
        id,
        vessel_plan_id: lane + 1,
        ship_time_request_id: id,
        number: index + 1,
        title: `Mission ${id}`,
        requested_berths: 10,
        approved_berths: 10,
        mobilization_days: quarters(0.5),
        operational_days: operational,
        demobilization_days: quarters(0.5),
        mobilization_port_id: port,
        demobilization_port_id: port,
        port_calls: 0,
        start_date: start,
        start_fraction: 0,
        notes: null,
      };
    });
    return {
      vessel_plan_id: lane + 1,
      vessel: {
        id: lane + 1,
        science_berths: 14,
        cruising_speed: 11,
        range: 8000,
        endurance: 40,
        helicopter_support: true,
        home_port_id: ((lane * 3) % ports.length) + 1,
      },
      missions,
      constraints: [1, 2, 3].map((each) => ({
        id: lane * 3 + each,
        name: 'Refit',
        start_date: addDays(fiscalYear.start_date, each * 90),
        end_date: addDays(fiscalYear.start_date, each * 90),
        port_id: null,
      })),
    };
  });
  return { fiscal_year: fiscalYear, applications, ports, distance, lanes };
};

export const fleet = createRandomFleet(vesselCount, missionsPerVessel);
export const { lanes } = fleet;
