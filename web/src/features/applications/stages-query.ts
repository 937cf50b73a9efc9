import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { applicationsKey } from './application-api.ts';

export const stagesQuery = (id: number) =>
  queryOptions({
    queryKey: [...applicationsKey, id, 'stages'] as const,
    queryFn: ({ signal }) =>
      api
        .get(`/ship_time_requests/${id}`, {
          signal,
          query: { append: ['stages'], fields: { ship_time_requests: ['id'] } },
        })
        .then(({ data }) => data.stages),
  });
