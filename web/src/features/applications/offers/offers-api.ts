import { queryOptions } from '@tanstack/react-query';
import type { OfferState } from '@shiptime/domain/applications/reassignment';
import { api, type Resource } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { applicationsKey } from '../api.ts';

/** An application in review that one vessel's coordinator offers to another's. */
export type Offer = {
  readonly id: number;
  readonly ship_time_request_id: number;
  readonly project_title: string | null;
  readonly from_vessel_id: number;
  readonly to_vessel_id: number;
  readonly reason: string;
  readonly start_date: string | null;
  readonly days: number;
  readonly state: OfferState;
  readonly offered_by: { readonly id: number; readonly first_name: string; readonly last_name: string };
  readonly can: Readonly<Record<'accept' | 'decline' | 'take_back', boolean>>;
};

const base = '/transfer_offers';
/** Under `inbox`: whatever is told to a coordinator renews it. */
const offersKey = ['inbox', 'offers'] as const;

/** Those that wait for an answer: all that concern the reader, or those of one application. */
export const waitingOffersQuery = (applicationId?: number) =>
  queryOptions({
    queryKey: [...offersKey, applicationId ?? 'all'] as const,
    queryFn: ({ signal }) =>
      api.every<Offer>(base, {
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

export type OfferAnswer = 'accept' | 'decline' | 'take_back';

export const answerOffer = (offer: Offer, answer: OfferAnswer, reason?: string): Promise<Resource<Offer>> =>
  api.post<Resource<Offer>>(`${base}/${offer.id}/${answer}`, reason === undefined ? {} : { reason });
