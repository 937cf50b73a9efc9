import { queryOptions } from '@tanstack/react-query';
import type { AvailabilityWatch, AvailabilityWatchBody } from '@shiptime/domain/plans/availability';
import { api } from '#lib/api-client.ts';

const base = '/availability_watches';

export const watchesQuery = queryOptions({
  queryKey: ['availability', 'watches'] as const,
  queryFn: ({ signal }) => api.get(base, { signal }).then(({ data }) => data),
});

export const addWatch = (body: AvailabilityWatchBody): Promise<AvailabilityWatch> =>
  api.post(base, body).then(({ data }) => data);

export const removeWatch = (id: number): Promise<void> => api.delete(`${base}/${id}`);

export const unsubscribeFromAvailability = (token: string): Promise<{ message: string }> =>
  api.post(`${base}/stop/${encodeURIComponent(token)}`, { 'List-Unsubscribe': 'One-Click' });
