import { queryOptions } from '@tanstack/react-query';
import { reportDayFields } from '@shiptime/domain/plans/voyage-report';
import type { VoyageReportOfYear } from '@shiptime/domain/plans/wire/voyage-report';
import { api } from '#lib/api-client.ts';

export const voyageReportsQuery = (yearId: number | undefined) =>
  queryOptions({
    queryKey: ['voyage-reports', yearId] as const,
    queryFn: ({ signal }) =>
      api.get(`/fiscal_years/${yearId!}/voyage_reports`, { signal }).then(({ data }) => data),
    enabled: yearId !== undefined,
  });

export const reportDays = ['planned_days', ...reportDayFields] as const;
export type ReportDays = (typeof reportDays)[number];

/** Sums only voyages that have a report. */
export const sumReportDays = (rows: readonly VoyageReportOfYear[]) => {
  const told = rows.filter(({ state }) => state !== 'due');
  const sum = (name: ReportDays) => told.reduce((days, row) => days + (row[name] ?? 0), 0);
  return {
    voyages: rows.length,
    handedIn: told.length,
    days: Object.fromEntries(reportDays.map((name) => [name, sum(name)])) as Record<ReportDays, number>,
  };
};
