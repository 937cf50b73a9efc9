import type { VersionRestoreResult } from '@shiptime/domain/plans/wire/versions';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import type { Resource } from '#lib/envelopes.ts';
import { plansKey } from '../plan-api.ts';

const base = '/vessel_plans';
const data = <T>(answer: Resource<T>): T => answer.data;

export const snapshotQuery = (planId: number) =>
  queryOptions({
    queryKey: [...plansKey, planId, 'snapshot'] as const,
    queryFn: ({ signal }) => api.get(`${base}/${planId}/snapshot`, { signal }).then(data),
    staleTime: 0,
  });

export const restoreVersion = (planId: number, number: number): Promise<VersionRestoreResult> =>
  api.post(`${base}/${planId}/versions/${number}/restore`).then(data);
