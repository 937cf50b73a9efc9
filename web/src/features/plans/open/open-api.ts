import { queryOptions } from '@tanstack/react-query';
import type { OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { api, type Resource } from '../../../lib/api-client.ts';

type Links = { readonly json: string; readonly geojson: string; readonly csv: string; readonly ics: string };

export type OpenYear = {
  readonly id: number;
  readonly fiscal_year: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly latest_version: number;
  readonly published_at: string;
  readonly latest: Links;
};

export const openYearsQuery = queryOptions({
  queryKey: ['open', 'schedules'] as const,
  queryFn: ({ signal }) =>
    api.get<Resource<readonly OpenYear[]>>('/open/schedules', { signal }).then(({ data }) => data),
});

export const openScheduleQuery = (year: string) =>
  queryOptions({
    queryKey: ['open', 'schedules', year] as const,
    queryFn: ({ signal }) =>
      api
        .get<Resource<OpenSchedule>>(`/open/schedules/${year}/versions/latest.json`, { signal })
        .then(({ data }) => data),
  });
