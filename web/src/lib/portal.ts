import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PortalInfo } from '@shiptime/domain/accounts/administration-wire';
import { api } from './api-client.ts';

export const portalQuery = queryOptions({
  queryKey: ['portal'],
  queryFn: ({ signal }) => api.get('/portal', { signal }).then(({ data }) => data),
  staleTime: Number.POSITIVE_INFINITY,
});

export const usePortalInfo = (): PortalInfo | undefined => useQuery(portalQuery).data;
