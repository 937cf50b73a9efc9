import { queryOptions } from '@tanstack/react-query';
import type { ProponentRequestBody } from '@shiptime/domain/accounts/proponent-requests';
import { api } from '#lib/api-client.ts';

export const proponentRequestsKey = ['proponent_requests'] as const;

export const proponentRequestsQuery = queryOptions({
  queryKey: proponentRequestsKey,
  queryFn: ({ signal }) => api.get('/proponent_requests', { signal }).then(({ data }) => data),
});

export const createProponentRequest = (body: ProponentRequestBody) => api.post('/proponent_requests', body);
export const grantProponentRequest = (id: number) => api.post(`/proponent_requests/${id}/grant`);
export const refuseProponentRequest = (id: number, reason: string) =>
  api.post(`/proponent_requests/${id}/refuse`, { reason });
