import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../lib/api-client.ts';
import type { SessionUser } from '../lib/session.tsx';
import { hasInbox } from './menu.ts';

/** Starts with `inbox` so that decisions invalidate the badge too. */
const inboxCountKey = ['inbox', 'count'] as const;

export const useInboxCount = (user: SessionUser | null): number => {
  const asked = hasInbox(user);
  const { data } = useQuery({
    queryKey: [...inboxCountKey, user?.id],
    queryFn:
      asked && user
        ? ({ signal }) => api.get(`/users/${user.id}/inbox`, { signal, query: { limit: 1 } })
        : skipToken,
  });
  return asked ? (data?.meta?.total ?? 0) : 0;
};
