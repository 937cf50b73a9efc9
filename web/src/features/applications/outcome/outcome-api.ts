import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { applicationsKey } from '../application-api.ts';

export const outcomeQuery = (id: number, enabled: boolean) =>
  queryOptions({
    queryKey: [...applicationsKey, id, 'outcome'] as const,
    queryFn: ({ signal }) =>
      api
        .get(`/ship_time_requests/${id}`, {
          signal,
          query: { append: ['outcome'], fields: { ship_time_requests: ['id'] } },
        })
        .then(({ data }) => data.outcome),
    enabled,
  });

export const downloadCalendar = (id: number) => api.download(`/ship_time_requests/${id}/voyages.ics`);
