import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Section } from '#ui/section.tsx';
import { Stack } from '#ui/stack.tsx';
import { OfferNotice } from '#features/applications/offers/offer-notice.tsx';
import type { TransferOffer } from '@shiptime/domain/applications/wire/offers';
import { waitingOffersQuery } from '#features/applications/offers/offers-api.ts';

export const InboxOffers = () => {
  const { t } = useTranslation('review');
  const { data = [] } = useQuery(waitingOffersQuery());
  const isMine = ({ can }: TransferOffer) => can.decline;
  const groups = [
    { key: 'to_me', offers: data.filter(isMine) },
    { key: 'by_me', offers: data.filter((offer) => !isMine(offer)) },
  ] as const;
  return groups
    .filter(({ offers }) => offers.length > 0)
    .map(({ key, offers }) => (
      <Section key={key} title={t(`inbox.offers.${key}`, { count: offers.length })}>
        <Stack>
          {offers.map((offer) => (
            <OfferNotice key={offer.id} offer={offer} named />
          ))}
        </Stack>
      </Section>
    ));
};
