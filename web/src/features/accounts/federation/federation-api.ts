import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { isLocalPath } from '#lib/paths.ts';

const once = { idempotencyKey: undefined };
const storageKey = 'shiptime.federation';

/**
 * Kept in this tab during the redirect. `binding`: token that ties the response to this browser; `redirect`:
 * page to open afterwards.
 */
type Away = { readonly binding: string; readonly redirect: string | null };

export const startFederatedSignIn = async (): Promise<void> => {
  const { data } = await api.post('/auth/federation/start', undefined, once);
  const redirect = new URLSearchParams(window.location.search).get('redirect');
  const away: Away = { binding: data.binding, redirect: isLocalPath(redirect) ? redirect : null };
  sessionStorage.setItem(storageKey, JSON.stringify(away));
  window.location.assign(data.address);
};

/** Removes the entry, so that a second visit finds nothing. */
export const takePendingFederatedSignIn = (): Away | null => {
  const kept = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return kept === null ? null : (JSON.parse(kept) as Away);
};

export type FederationAnswer = { readonly state: string; readonly code: string; readonly iss?: string };

export const finishFederatedSignIn = (answer: FederationAnswer, binding: string) =>
  api.post('/auth/federation/finish', { ...answer, binding }, once);

export const identitiesQuery = queryOptions({
  queryKey: ['identities'] as const,
  queryFn: ({ signal }) => api.get('/auth/identities', { signal }).then(({ data }) => data),
});

export const removeIdentity = (id: number) => api.delete(`/auth/identities/${id}`);
