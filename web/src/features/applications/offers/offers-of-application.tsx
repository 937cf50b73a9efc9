import { useQuery } from '@tanstack/react-query';
import { useLiveEvents } from '#lib/use-live-events.ts';
import { OfferNotice } from './offer-notice.tsx';
import { invalidateOffers, waitingOffersQuery } from './offers-api.ts';

export const OffersOfApplication = ({ id }: { id: number }) => {
  const { data = [] } = useQuery(waitingOffersQuery(id));
  useLiveEvents([`ship_time_request:${id}`], ({ kind }) => {
    if (kind === 'offer' || kind === 'status' || kind === 'resync') void invalidateOffers();
  });
  return data.map((offer) => <OfferNotice key={offer.id} offer={offer} />);
};
