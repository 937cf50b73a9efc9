import { ticksToDays, ticksInDay } from './ticks.ts';
import { sumReportedDays } from './voyage-report.ts';
import type { VoyageReport } from './wire/voyage-report.ts';

type Told = Pick<
  VoyageReport,
  | 'planned_days'
  | 'delivered_days'
  | 'weather_days'
  | 'breakdown_days'
  | 'other_days'
  | 'done_station_ids'
  | 'stations_count'
>;

const enoughDone = 0.25;

const workDays = (report: Told, atSea: number): number | null => {
  const { done_station_ids: done, stations_count: of } = report;
  if (of === 0 || done === null) {
    const isWhole = sumReportedDays(report) === report.delivered_days;
    return isWhole ? atSea : null;
  }
  return done.length >= of * enoughDone ? (atSea * of) / done.length : null;
};

export const estimateDaysToRepeat = (
  report: Told,
  inPort: number,
): { readonly work: number; readonly weather: number; readonly days: number } | null => {
  const atSea = (report.delivered_days ?? 0) - inPort;
  if (atSea <= 0) return null;
  const work = workDays(report, atSea);
  if (work === null) return null;
  const weather = report.weather_days ?? 0;
  const inQuarters = ticksToDays(Math.ceil(work * ticksInDay - 1e-9));
  return { work: inQuarters, weather, days: inQuarters + weather };
};
