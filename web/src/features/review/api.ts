import { queryOptions } from '@tanstack/react-query';
import type { Readiness } from '@shiptime/domain/review/inbox';
import { api } from '../../lib/api-client.ts';
import type { Application } from '../applications/application.ts';

/** An application that waits for a decision, with what a coordinator wants to see of it. */
export type InboxItem = Application & {
  readonly readiness: Readiness;
  readonly age_days: number;
  readonly deadline_at: string;
};

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
