import { queryOptions } from '@tanstack/react-query';
import type { BerthRequestAction, BerthRequestBody } from '@shiptime/domain/plans/guests/berth-requests';
import type { BerthRequest } from '@shiptime/domain/plans/wire/guests';
import { api } from '#lib/api-client.ts';
import { queryClient, prefetchFreshMs } from '#lib/query-client.ts';

const guestsKey = ['guests'] as const;
const base = '/berth_requests';

export const openVoyagesQuery = queryOptions({
  queryKey: [...guestsKey, 'voyages'] as const,
  queryFn: ({ signal }) => api.every('/open_voyages', { signal }),
  staleTime: 0,
});

export const ownBerthRequestsQuery = (userId: number) =>
  queryOptions({
    queryKey: [...guestsKey, 'own', userId] as const,
    queryFn: ({ signal }) => api.every(base, { signal, query: { filter: { user_id: userId } } }),
    staleTime: prefetchFreshMs,
  });

export const waitingBerthRequestsQuery = queryOptions({
  queryKey: [...guestsKey, 'waiting'] as const,
  queryFn: ({ signal }) => api.every(base, { signal, query: { filter: { state: 'waiting' } } }),
  staleTime: prefetchFreshMs,
});

export const berthRequestQuery = (id: number) =>
  queryOptions({
    queryKey: [...guestsKey, 'one', id] as const,
    queryFn: ({ signal }) => api.get(`${base}/${id}`, { signal }).then(({ data }) => data),
    staleTime: 0,
  });

export const invalidateBerthRequests = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: guestsKey });

export const requestBerths = (body: BerthRequestBody) => api.post(base, body);

export const berthActions = [
  'answer',
  'accept',
  'ask',
  'decline',
  'agree',
  'disagree',
  'take_back',
  'withdraw',
] as const satisfies readonly BerthRequestAction[];

export const actOnBerthRequest = (
  { id }: Pick<BerthRequest, 'id'>,
  action: BerthRequestAction,
  { words, berths }: { readonly words: string; readonly berths: number | null },
) => {
  const at = `${base}/${id}` as const;
  const note = words === '' ? null : words;
  if (action === 'accept') return api.post(`${at}/accept`, { berths: berths ?? Number.NaN });
  if (action === 'decline') return api.post(`${at}/decline`, { reason: words });
  if (action === 'take_back') return api.post(`${at}/take_back`, { reason: words });
  if (action === 'ask') return api.post(`${at}/ask`, { details: words });
  if (action === 'answer') return api.post(`${at}/answer`, { details: words });
  if (action === 'withdraw') return api.post(`${at}/withdraw`, { reason: note });
  return api.post(action === 'agree' ? `${at}/agree` : `${at}/disagree`, { note });
};
