import { queryOptions } from '@tanstack/react-query';
import type { OverruledDistanceRow } from '@shiptime/domain/plans/wire/conflicts';
import { api } from '#lib/api-client.ts';

export type OverruleInput = { readonly nautical_miles: number | null; readonly reason: string };
export type PortPair = { readonly from_port_id: number; readonly to_port_id: number };

/** The row is never cached, because its version must be current. */
export const overruledDistanceQuery = (id: number) =>
  queryOptions({
    queryKey: ['overruled_distances', id] as const,
    queryFn: ({ signal }) => api.get(`/overruled_distances/${id}`, { signal }).then(({ data }) => data),
    staleTime: 0,
    gcTime: 0,
  });

export const saveOverruledDistance = async (
  ports: PortPair,
  said: OverruleInput,
  existing: OverruledDistanceRow | null,
) => {
  const { nautical_miles, reason } = said;
  if (nautical_miles === null) return;
  const body = { nautical_miles, reason };
  await (existing
    ? api.patch(`/overruled_distances/${existing.id}`, body, { ifMatch: existing.lock_version })
    : api.post('/overruled_distances', { ...ports, ...body }));
};

export const removeOverruledDistance = ({ id, lock_version }: OverruledDistanceRow) =>
  api.delete(`/overruled_distances/${id}`, { ifMatch: lock_version });
