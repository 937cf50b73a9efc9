import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../lib/api-client.ts';
import type { SessionUser } from '../lib/session.tsx';
import { hasInbox } from './menu.ts';

/** Under `inbox`, so that whoever decides on an application invalidates the badge too. */
const inboxCountKey = ['inbox', 'count'] as const;

/** How many applications wait for a decision on this coordinator's vessels; 0 where there is no inbox to ask. */
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
