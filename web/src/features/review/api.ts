import { queryOptions } from '@tanstack/react-query';
import type { InboxItem } from '@shiptime/domain/review/wire';
import { api } from '#lib/api-client.ts';

/** The shell's badge lies under the same key: one invalidation refreshes both. */
export const inboxKey = ['inbox'] as const;

export const inboxQuery = (userId: number, query: Readonly<Record<string, string | number | undefined>>) =>
  queryOptions({
    queryKey: [...inboxKey, userId, query] as const,
    queryFn: ({ signal }) =>
      api.every<InboxItem>(`/users/${userId}/inbox`, {
        query: { include: ['primaryProponent'], ...query },
        signal,
      }),
  });
