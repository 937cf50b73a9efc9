import { queryOptions } from '@tanstack/react-query';
import type { PrivacyRequestKind } from '@shiptime/domain/accounts/privacy-requests';
import { api } from '#lib/api-client.ts';

export const privacyRequestsQuery = queryOptions({
  queryKey: ['privacy_requests'] as const,
  queryFn: ({ signal }) => api.get('/privacy_requests', { signal }).then(({ data }) => data),
});

export const createPrivacyRequest = (kind: PrivacyRequestKind) => api.post('/privacy_requests', { kind });
export const withdrawPrivacyRequest = (id: number) => api.delete(`/privacy_requests/${id}`);
export const grantPrivacyRequest = (id: number) => api.post(`/privacy_requests/${id}/grant`);
export const refusePrivacyRequest = (id: number, reason: string) =>
  api.post(`/privacy_requests/${id}/refuse`, { reason });
export const loadPersonalData = (id: number) =>
  api.get(`/privacy_requests/${id}/data`).then(({ data }) => data);
