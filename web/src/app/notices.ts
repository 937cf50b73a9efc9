import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../lib/api-client.ts';
import { useLiveEvents } from '../lib/use-live-events.ts';
import { queryClient } from '../lib/query-client.ts';
import { sessionStore } from '../lib/session-store.ts';
import type { SessionUser } from '../lib/session.tsx';
import type { Language } from '@shiptime/domain/shared/text';

const noticesKey = ['notices'] as const;
const shown = 30;

const noticesQuery = (userId: number, language: Language) =>
  queryOptions({
    queryKey: [...noticesKey, userId, language] as const,
    queryFn: ({ signal }) => api.page('/notices', { signal, query: { page: 1, limit: shown } }),
  });

export const useNotices = (user: SessionUser, language: Language, enabled = true) =>
  useQuery({ ...noticesQuery(user.id, language), enabled });

const renew = (): Promise<unknown> => queryClient.invalidateQueries({ queryKey: noticesKey });

export const markNoticeRead = async (id: number): Promise<void> => {
  await api.patch(`/notices/${id}`, { read: true });
  await renew();
};

export const markAllNoticesRead = async (): Promise<void> => {
  await api.post('/notices/read', {});
  await renew();
};

const longestWaitMs = 3_000;

/** Refreshes notices and inbox on live events. True once connected, or after three seconds. */
export const useLiveNoticeRefresh = (user: SessionUser): boolean => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, []);
  useLiveEvents([`user:${user.id}`], ({ kind, ship_time_request_id }) => {
    if (kind === 'standing') void queryClient.invalidateQueries({ queryKey: ['inbox', 'standings'] });
    if (kind === 'remarks' || kind === 'resync') {
      void queryClient.invalidateQueries({ queryKey: ['applications', ship_time_request_id, 'remarks'] });
      void queryClient.invalidateQueries({ queryKey: ['applications', 'list'] });
    }
    if (kind !== 'notice' && kind !== 'listening' && kind !== 'resync') return;
    setDue(true);
    void renew();
    if (kind !== 'listening') void sessionStore.refresh();
    void queryClient.invalidateQueries({ queryKey: ['proponent_requests'] });
    void queryClient.invalidateQueries({ queryKey: ['inbox'] });
  });
  return isDue;
};
