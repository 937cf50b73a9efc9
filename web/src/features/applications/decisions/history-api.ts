import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { applicationsKey } from '../application-api.ts';

export const clarificationThreadQuery = (id: number, enabled = true) =>
  queryOptions({
    queryKey: [...applicationsKey, id, 'clarifications'] as const,
    queryFn: ({ signal }) =>
      api.get(`/ship_time_requests/${id}/clarifications`, { signal }).then((answer) => answer.data),
    enabled,
  });

export const historyQuery = (id: number) =>
  queryOptions({
    queryKey: [...applicationsKey, id, 'history'] as const,
    queryFn: ({ signal }) =>
      api.get(`/ship_time_requests/${id}/history`, { signal }).then((answer) => answer.data),
  });
