import { queryOptions } from '@tanstack/react-query';
import type { OfferAction } from '@shiptime/domain/applications/reassignment';
import type { TransferOffer } from '@shiptime/domain/applications/wire/offers';
import { api } from '#lib/api-client.ts';
import type { Resource } from '#lib/envelopes.ts';
import { queryClient } from '#lib/query-client.ts';
import { applicationsKey } from '../application-api.ts';

const base = '/transfer_offers';
/** Query key under `inbox`, so that live notices invalidate the offers. */
const offersKey = ['inbox', 'offers'] as const;

export const waitingOffersQuery = (applicationId?: number) =>
  queryOptions({
    queryKey: [...offersKey, applicationId ?? 'all'] as const,
    queryFn: ({ signal }) =>
      api.every(base, {
        query: { filter: { state: 'waiting', ship_time_request_id: applicationId } },
        signal,
      }),
    staleTime: 0,
  });

export const invalidateOffers = async (): Promise<void> => {
  await Promise.all(
    [['inbox'], applicationsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
};

export const answerOffer = (
  offer: TransferOffer,
  answer: OfferAction,
  reason?: string,
): Promise<Resource<TransferOffer>> =>
  answer === 'decline'
    ? api.post(`${base}/${offer.id}/decline`, { reason: reason ?? '' })
    : api.post(`${base}/${offer.id}/${answer}`);
