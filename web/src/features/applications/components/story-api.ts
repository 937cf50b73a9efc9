import { queryOptions } from '@tanstack/react-query';
import type { Clarification, HistoryEntry } from '@shiptime/domain/applications/wire/story';
import { api } from '#lib/api-client.ts';
import { applicationsKey } from '../api.ts';

const listOf = <T>(id: number, what: 'clarifications' | 'history', enabled: boolean) =>
  queryOptions({
    queryKey: [...applicationsKey, id, what] as const,
    queryFn: ({ signal }) =>
      api
        .get<{ data: readonly T[] }>(`/ship_time_requests/${id}/${what}`, { signal })
        .then((answer) => answer.data),
    enabled,
  });

/** What was asked and answered, the oldest first. */
export const threadQuery = (id: number, enabled = true) =>
  listOf<Clarification>(id, 'clarifications', enabled);

export const historyQuery = (id: number) => listOf<HistoryEntry>(id, 'history', true);
