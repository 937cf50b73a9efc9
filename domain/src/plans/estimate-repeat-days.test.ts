import { expect, it } from 'vitest';
import { estimateDaysToRepeat } from './estimate-repeat-days.ts';

const report = {
  planned_days: 12,
  delivered_days: 12,
  weather_days: 0,
  breakdown_days: 0,
  other_days: 0,
  done_station_ids: null,
  stations_count: 0,
};
const stations = (done: number, of: number) => ({
  done_station_ids: Array.from({ length: done }, (_, index) => index + 1),
  stations_count: of,
});

it('asks for what the work took where nothing was lost', () => {
  expect(estimateDaysToRepeat(report, 2)).toEqual({ work: 10, weather: 0, days: 10 });
  expect(estimateDaysToRepeat({ ...report, ...stations(30, 30) }, 2)).toMatchObject({ days: 10 });
});

it('asks for all stations at the pace of those that were done, and as much for weather as it took', () => {
  const short = { ...report, delivered_days: 9.5, weather_days: 2.5, ...stations(18, 24) };
  expect(estimateDaysToRepeat(short, 2)).toEqual({ work: 10, weather: 2.5, days: 12.5 });
  expect(estimateDaysToRepeat({ ...short, ...stations(19, 24) }, 2)).toMatchObject({ work: 9.5 });
  expect(estimateDaysToRepeat({ ...short, ...stations(23, 24) }, 2)).toMatchObject({ work: 8 });
});

it('plans for no breakdown', () => {
  const broken = { ...report, delivered_days: 10, breakdown_days: 2, ...stations(24, 24) };
  expect(estimateDaysToRepeat(broken, 2)).toEqual({ work: 8, weather: 0, days: 8 });
});

it('says nothing where the report does not say how much of the work was done', () => {
  expect(estimateDaysToRepeat({ ...report, delivered_days: 9, weather_days: 3 }, 2)).toBeNull();
  expect(estimateDaysToRepeat({ ...report, ...stations(2, 24) }, 2)).toBeNull();
  expect(estimateDaysToRepeat({ ...report, delivered_days: 0.5 }, 1)).toBeNull();
  expect(estimateDaysToRepeat({ ...report, delivered_days: null }, 1)).toBeNull();
});
