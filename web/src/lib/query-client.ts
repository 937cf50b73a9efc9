import { notifyManager, QueryClient } from '@tanstack/react-query';

// Renders immediately, so that errors exist when focus moves in the next frame.
notifyManager.setScheduler(queueMicrotask);

export const prefetchFreshMs = 10_000;

/** The API client does the retries. Mutations are not cached, because they may contain passwords. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always', gcTime: 1_000 },
  },
});
