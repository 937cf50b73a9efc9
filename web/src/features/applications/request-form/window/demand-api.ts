import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { applicationsKey } from '#features/applications/application-api.ts';

export const demandQuery = (id: number) =>
  queryOptions({
    queryKey: [...applicationsKey, id, 'demand'] as const,
    queryFn: ({ signal }) => api.get(`/ship_time_requests/${id}/demand`, { signal }).then(({ data }) => data),
  });
