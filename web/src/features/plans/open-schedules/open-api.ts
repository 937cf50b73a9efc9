import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export const openDataYearsQuery = queryOptions({
  queryKey: ['open', 'schedules'] as const,
  queryFn: ({ signal }) => api.get('/open/schedules', { signal }).then(({ data }) => data),
});

export const openScheduleQuery = (year: string) =>
  queryOptions({
    queryKey: ['open', 'schedules', year] as const,
    queryFn: ({ signal }) =>
      api.get(`/open/schedules/${year}/versions/latest.json`, { signal }).then(({ data }) => data),
  });

export const openDataQuery = queryOptions({
  queryKey: ['open', 'data'] as const,
  queryFn: ({ signal }) => api.get('/open', { signal }).then(({ data }) => data),
});
