import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export const portalOperationKey = ['operation'] as const;
const whileRunningMs = 1000;
const otherwiseMs = 30_000;

/**
 * Polls more often during a backup. The key includes the language, because the server translates the texts.
 */
export const portalOperationQuery = (language: string) =>
  queryOptions({
    queryKey: [...portalOperationKey, language] as const,
    queryFn: ({ signal }) => api.get('/operation', { signal }).then(({ data }) => data),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.backups.running ? whileRunningMs : otherwiseMs),
  });

export const beginBackup = () => api.post('/backups').then(({ data }) => data);
