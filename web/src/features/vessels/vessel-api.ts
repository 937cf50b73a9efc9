import { queryOptions, useQuery } from '@tanstack/react-query';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { api } from '#lib/api-client.ts';

export const vesselsQuery = queryOptions({
  queryKey: ['vessels'] as const,
  queryFn: () => api.get('/vessels').then((answer) => answer.data),
  staleTime: 10 * 60_000,
});

export const useVessels = (): readonly VesselResource[] => useQuery(vesselsQuery).data ?? [];
