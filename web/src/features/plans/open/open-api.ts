import type { OpenYear } from '@shiptime/domain/integrations/wire';
import { queryOptions } from '@tanstack/react-query';
import type { OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { api, type Resource } from '#lib/api-client.ts';

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
