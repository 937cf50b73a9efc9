import { api } from '#lib/api-client.ts';
import { isLocalPath } from '#lib/paths.ts';

const once = { idempotencyKey: undefined };
const storageKey = 'shiptime.federation';

/** Kept by this tab while its reader is away: what ties the answer to it, and the page that was asked for. */
type Away = { readonly binding: string; readonly redirect: string | null };

/** Leaves for the federation. */
export const leaveForFederation = async (): Promise<void> => {
  const { data } = await api.post('/auth/federation/start', undefined, once);
  const redirect = new URLSearchParams(window.location.search).get('redirect');
  const away: Away = { binding: data.binding, redirect: isLocalPath(redirect) ? redirect : null };
  sessionStorage.setItem(storageKey, JSON.stringify(away));
  window.location.assign(data.address);
};

/** Taken once: a second visit to the page finds nothing. */
export const takeAway = (): Away | null => {
  const kept = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return kept === null ? null : (JSON.parse(kept) as Away);
};

export type FederationAnswer = { readonly state: string; readonly code: string; readonly iss?: string };

export const finishFederation = (answer: FederationAnswer, binding: string) =>
  api.post('/auth/federation/finish', { ...answer, binding }, once);
