import type { Position } from '@shiptime/domain/geography/position';
import { useQuery } from '@tanstack/react-query';
import { nonBlockingQueryMeta } from '#ui/show-when-loaded.tsx';
import { tracksQuery } from '../application-api.ts';

export const useTracks = (ids: readonly number[]): ReadonlyMap<number, Position[][]> => {
  const { data = [] } = useQuery({ ...tracksQuery(ids), meta: nonBlockingQueryMeta });
  return new Map(data.map(({ ship_time_request_id, legs }) => [ship_time_request_id, legs]));
};
