import { QueryClient } from '@tanstack/react-query';

/** The API client repeats what may be repeated; here a failure is a failure. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
