import { describe, expect, it } from 'vitest';
import {
  findLastVoyageDay,
  countPlannedDays,
  findDueReminderDays,
  sumReportedDays,
  findReportProblems,
} from './voyage-report.ts';

const codes = (
  report: Parameters<typeof findReportProblems>[0],
  context = { planned_days: 6, stations: 0 },
) => findReportProblems(report, context).map(({ field, code }) => `${field} ${code}`);

describe('days of a report', () => {
  it('delivered and lost make up those that were planned; what is left open is nothing lost', () => {
    expect(codes({ delivered_days: 4.5, weather_days: 1.25, breakdown_days: 0.25 })).toEqual([]);
    expect(codes({ delivered_days: 6 })).toEqual([]);
    expect(sumReportedDays({ delivered_days: 0.75, other_days: 0.25 })).toBe(1);
  });

  it('anything else, more or less, needs a reason', () => {
    for (const delivered_days of [5.75, 6.25]) {
      expect(codes({ delivered_days })).toEqual(['difference_reason days_do_not_add_up']);
      expect(codes({ delivered_days, difference_reason: 'We sailed a tide earlier.' })).toEqual([]);
    }
  });

  it('are asked for, be it 0', () => {
    expect(codes({})).toEqual(['delivered_days required']);
    expect(codes({ delivered_days: 0, weather_days: 6 })).toEqual([]);
  });
});

it('stations are asked for where the application has any, be it none of them', () => {
  const context = { planned_days: 6, stations: 3 };
  expect(codes({ delivered_days: 6 }, context)).toEqual(['done_station_ids stations_not_said']);
  expect(codes({ delivered_days: 6, done_station_ids: [] }, context)).toEqual([]);
});

it('all voyages of an application are told of together, once the last is over', () => {
  const parts = [
    { end_date: '2026-09-02', mobilization_days: 0.5, operational_days: 5, demobilization_days: 0.25 },
    { end_date: '2026-07-30', mobilization_days: 0, operational_days: 2.25, demobilization_days: 0 },
  ];
  expect(countPlannedDays(parts)).toBe(8);
  expect(findLastVoyageDay(parts)).toBe('2026-09-02');
  expect(findLastVoyageDay([])).toBeNull();
});

it('reminders come after 7, 21 and 45 days; of several only the last', () => {
  expect(
    ['2026-09-08', '2026-09-09', '2026-09-22', '2026-09-23', '2026-12-01'].map((day) =>
      findDueReminderDays('2026-09-02', day),
    ),
  ).toEqual([null, 7, 7, 21, 45]);
});
