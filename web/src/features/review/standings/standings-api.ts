import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Priority } from '@shiptime/domain/applications/priorities';
import type { ApplicationStanding } from '@shiptime/domain/review/standings-wire';
import { api } from '#lib/api-client.ts';
import { queryClient } from '#lib/query-client.ts';
import { inboxKey } from '../review-api.ts';
import type { RankDestination } from './rank-moves.ts';

const standingsKey = [...inboxKey, 'standings'] as const;

export const standingsQuery = (vesselIds: readonly number[]) =>
  queryOptions({
    queryKey: [...standingsKey, vesselIds] as const,
    queryFn:
      vesselIds.length === 0
        ? skipToken
        : ({ signal }) =>
            api.every('/application_standings', { query: { filter: { vessel_id: vesselIds } }, signal }),
    staleTime: 0,
  });

export const refreshStandings = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: standingsKey });

type Said = { readonly priority?: Priority | null; readonly mandate_note?: string | null };

type Version = { readonly id: number; readonly ifMatch: number };

export const moveInRanking = async (
  { id, ifMatch }: Version,
  after: RankDestination,
): Promise<ApplicationStanding> => {
  const path = `/ship_time_requests/${id}/rank` as const;
  const answer =
    after === 'out' ? await api.delete(path, { ifMatch }) : await api.post(path, { after }, { ifMatch });
  return answer.data;
};

export const saveStanding = ({ id, ifMatch }: Version, said: Said): Promise<ApplicationStanding> =>
  api.patch(`/ship_time_requests/${id}/standing`, said, { ifMatch }).then((answer) => answer.data);
