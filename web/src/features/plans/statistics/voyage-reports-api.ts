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

export const reportDayColumns = ['planned_days', ...reportDayFields] as const;
export type ReportDayColumn = (typeof reportDayColumns)[number];

/** Sums only voyages that have a report. */
export const sumReportDays = (rows: readonly VoyageReportOfYear[]) => {
  const told = rows.filter(({ state }) => state !== 'due');
  const sum = (name: ReportDayColumn) => told.reduce((days, row) => days + (row[name] ?? 0), 0);
  return {
    voyages: rows.length,
    handedIn: told.length,
    days: Object.fromEntries(reportDayColumns.map((name) => [name, sum(name)])) as Record<
      ReportDayColumn,
      number
    >,
  };
};
