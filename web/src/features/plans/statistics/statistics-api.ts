import { queryOptions } from '@tanstack/react-query';
import type { Statistics } from '@shiptime/domain/plans/wire/statistics';
import { api } from '#lib/api-client.ts';

export const statisticsMeasures = ['available_days', 'requested_days', 'scheduled_days'] as const;
type Measure = (typeof statisticsMeasures)[number];

/** Months from April. */
export type DaysByMonth = Readonly<Record<Measure, readonly number[]>>;

export type VesselStatistics = Statistics['vessels'][number];

export const statisticsQuery = (yearId: number | undefined) =>
  queryOptions({
    queryKey: ['statistics', yearId] as const,
    queryFn: ({ signal }) =>
      api.get('/statistics', { signal, query: { fiscal_year_id: yearId } }).then(({ data }) => data),
    enabled: yearId !== undefined,
  });

export const sumDays = (days: readonly number[]): number => days.reduce((sum, n) => sum + n, 0);

export const sumByMonth = (vessels: readonly DaysByMonth[]): DaysByMonth => {
  const sum = (measure: Measure) =>
    Array.from({ length: 12 }, (_, month) => sumDays(vessels.map((vessel) => vessel[measure][month] ?? 0)));
  return {
    available_days: sum('available_days'),
    requested_days: sum('requested_days'),
    scheduled_days: sum('scheduled_days'),
  };
};

export const findLargestShortage = <V extends DaysByMonth>(
  vessels: readonly V[],
): { vessel: V; month: number } | null => {
  const missing = ({ vessel, month }: { vessel: V; month: number }) =>
    (vessel.requested_days[month] ?? 0) - (vessel.available_days[month] ?? 0);
  const all = vessels.flatMap((vessel) => vessel.requested_days.map((_, month) => ({ vessel, month })));
  const [first] = all.toSorted((a, b) => missing(b) - missing(a));
  return first && missing(first) > 0 ? first : null;
};
