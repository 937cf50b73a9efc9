import { notifyManager, QueryClient } from '@tanstack/react-query';

// What came is drawn at once: the focus is moved in the next frame, and finds the error at its field.
notifyManager.setScheduler(queueMicrotask);

/**
 * The API client repeats what may be repeated; here a failure is a failure, also without a network. What was sent, a
 * password for instance, is not kept.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always', gcTime: 1_000 },
  },
});
