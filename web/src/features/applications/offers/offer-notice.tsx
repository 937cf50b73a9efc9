import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkFeasibility, type VesselNeeds } from '@shiptime/domain/applications/feasibility';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useVesselName } from '#features/vessels/use-vessel-name.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { applicationNeedsQuery } from '../application-api.ts';
import { useVesselFitLabels } from '../components/use-vessel-fits.ts';
import { OfferAnswerDialog } from './offer-answer-dialog.tsx';
import type { TransferOffer } from '@shiptime/domain/applications/wire/offers';
import type { Refusals } from '@shiptime/domain/shared/wire';
import type { OfferAction } from '@shiptime/domain/applications/reassignment';

type OfferNoticeProps = {
  readonly offer: TransferOffer;
  readonly named?: boolean;
};

const answers = ['accept', 'decline', 'take_back'] as const;

const useFitOf = ({ ship_time_request_id, to_vessel_id }: TransferOffer) => {
  const { data: needs } = useQuery(applicationNeedsQuery(ship_time_request_id));
  const target = useVessels().find(({ id }) => id === to_vessel_id);
  const fitWords = useVesselFitLabels();
  if (!needs || !target) return null;
  const found = checkFeasibility({ ...needs, stations: [] } as unknown as VesselNeeds, target);
  return fitWords({ ...found, slots: [] });
};

export const OfferNotice = ({ offer, named = false }: OfferNoticeProps) => {
  const { t } = useTranslation('applications');
  const { t: te } = useTranslation('errors');
  const { longDay, days } = useFormat();
  const nameOf = useVesselName();
  const [answer, setAnswer] = useState<OfferAction | null>(null);
  const { offered_by: by, can, refusals } = offer;
  const start = offer.start_date ?? offer.planned_start_date;
  const whyNot = ({ code }: Refusals[string]) =>
    code === 'read_only' ? t('offers.plan_final') : te(`refusals.${code}`);
  const words = {
    name: `${by.first_name} ${by.last_name}`,
    from: nameOf(offer.from_vessel_id),
    vessel: nameOf(offer.to_vessel_id),
    days: days(offer.days),
    day: start === null ? '' : longDay(start),
  };
  const fit = useFitOf(offer);
  return (
    <Notice
      title={t(can.decline && !can.take_back ? 'offers.to_you' : 'offers.waiting', words)}
      actions={answers
        .filter((each) => can[each])
        .map((each) => (
          <Button
            key={each}
            small
            {...(each === 'accept' && { variant: 'primary' as const })}
            onPress={() => setAnswer(each)}
          >
            {t(`offers.${each}.button`)}
          </Button>
        ))}
    >
      {named && (
        <p>
          <Link href={paths.request(offer.ship_time_request_id)}>
            {`${offer.ship_time_request_id} – ${offer.project_title ?? ''}`}
          </Link>
        </p>
      )}
      <p>{t(start === null ? 'offers.what' : 'offers.what_from', words)}</p>
      {fit && <p>{[words.vessel, fit.verdict, fit.details].filter(Boolean).join(' · ')}</p>}
      <p>{t('offers.reason', { reason: offer.reason })}</p>
      {can.decline && refusals['accept'] && (
        <p>{t('offers.not_now', { reason: whyNot(refusals['accept']) })}</p>
      )}
      {answer && <OfferAnswerDialog offer={offer} answer={answer} onClose={() => setAnswer(null)} />}
    </Notice>
  );
};
