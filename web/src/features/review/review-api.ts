import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import type { Outlook } from '@shiptime/domain/plans/wire/outlook';
import { api } from '#lib/api-client.ts';

/** The menu's badge uses this key too, so that one invalidation refreshes both. */
export const inboxKey = ['inbox'] as const;

export const inboxQuery = (userId: number, query: Readonly<Record<string, string | number | undefined>>) =>
  queryOptions({
    queryKey: [...inboxKey, userId, query] as const,
    queryFn: ({ signal }) =>
      api.every(`/users/${userId}/inbox`, {
        query: { include: ['primaryProponent'], ...query },
        signal,
      }),
  });

const atOnce = 100;

export const applicationsInReviewQuery = (vesselIds: readonly number[], fiscalYearId: number | undefined) =>
  queryOptions({
    queryKey: [...inboxKey, 'in_review', vesselIds, fiscalYearId] as const,
    queryFn: ({ signal }) =>
      api.every('/ship_time_requests', {
        query: {
          include: ['primaryProponent'],
          sort: 'submitted_at',
          filter: { status_id: statuses.in_review, vessel_id: vesselIds, fiscal_year_id: fiscalYearId },
        },
        signal,
      }),
  });

/** Requested weeks by application; any change of a plan invalidates them. */
export const outlooksQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...inboxKey, 'outlooks', ids] as const,
    queryFn: async ({ signal }) => {
      const found: Outlook[] = [];
      for (let from = 0; from < ids.length; from += atOnce) {
        const query = { ids: ids.slice(from, from + atOnce) };
        const { data } = await api.get('/ship_time_requests/outlooks', {
          query,
          signal,
        });
        found.push(...data);
      }
      return new Map(found.map((each) => [each.ship_time_request_id, each]));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
