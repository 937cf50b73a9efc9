import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api-client.ts';

export type Vessel = {
  readonly id: number;
  readonly name_en: string;
  readonly name_fr: string;
  readonly vessel_class_id: number;
  readonly region_id: number | null;
  readonly home_port_id: number | null;
  readonly science_berths: number | null;
  readonly length: number | null;
  readonly breadth: number | null;
  readonly draft: number | null;
  readonly cruising_speed: number | null;
  readonly range: number | null;
  readonly endurance: number | null;
  readonly helicopter_support: boolean | null;
  readonly active: boolean;
  readonly lock_version: number;
};

export const vesselsQuery = queryOptions({
  queryKey: ['vessels'] as const,
  queryFn: ({ signal }) =>
    api.get<{ data: readonly Vessel[] }>('/vessels', { signal }).then((answer) => answer.data),
  staleTime: 10 * 60_000,
});

/** Every vessel, retired ones too; empty while they are loading. */
export const useVessels = (): readonly Vessel[] => useQuery(vesselsQuery).data ?? [];
