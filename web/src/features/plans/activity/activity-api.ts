import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { queryClient } from '#lib/query-client.ts';
import type { Language } from '@shiptime/domain/shared/text';
import { plansKey } from '../plan-api.ts';

export type ActivityScope = { readonly place: 'vessel_plans' | 'missions'; readonly id: number };

export type ActivityFilter = {
  readonly user_id?: number | undefined;
  readonly mission_id?: number | undefined;
  readonly page: number;
};

const activityKey = [...plansKey, 'activity'] as const;
const pageSize = 15;

export const activityQuery = ({ place, id }: ActivityScope, filter: ActivityFilter, language: Language) =>
  queryOptions({
    queryKey: [...activityKey, place, id, filter, language] as const,
    queryFn: ({ signal }) => {
      const { page, ...wanted } = filter;
      return api.page(`/${place}/${id}/activity`, {
        query: { filter: wanted, page, limit: pageSize },
        signal,
      });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const invalidateActivity = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: activityKey });

export const revertActivity = ({ place, id }: ActivityScope, entryId: number): Promise<unknown> =>
  api.post(`/${place}/${id}/activity/${entryId}/revert`);
