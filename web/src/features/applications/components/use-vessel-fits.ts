import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComputedVesselFit } from '@shiptime/domain/plans/vessel-fits';
import { useFormat } from '#lib/format.ts';
import { vesselFitsQuery } from '../application-api.ts';
import { useFeasibilityReasonText } from './use-feasibility-reason-text.ts';

export type VesselFitLabels = {
  readonly verdict: string;
  readonly reasons: string;
  readonly details: string;
};

const useSlotWords = () => {
  const { t } = useTranslation('applications');
  const { longDay, days } = useFormat();
  return ({ slots: [first] }: Pick<ComputedVesselFit, 'slots'>): string | null => {
    if (first === undefined) return null;
    const { start_date, start_fraction, free_days } = first;
    const params = { day: longDay(start_date), days: days(free_days) };
    return start_fraction === 0
      ? t('feasibility.free_from', params)
      : t('feasibility.free_from_hour', { ...params, hour: start_fraction * 24 });
  };
};

export const useVesselFitLabels = () => {
  const { t } = useTranslation('applications');
  const slotWords = useSlotWords();
  const say = useFeasibilityReasonText();
  return (fit: Pick<ComputedVesselFit, 'verdict' | 'reasons' | 'slots'>): VesselFitLabels => {
    const reasons = fit.reasons.map(say).join(' · ');
    return {
      verdict: t(`feasibility.verdicts.${fit.verdict}`),
      reasons,
      details: [reasons, slotWords(fit)].filter(Boolean).join(' · '),
    };
  };
};

export const useVesselFits = (applicationId: number | null) => {
  const slotWords = useSlotWords();
  const fitWords = useVesselFitLabels();
  const { data } = useQuery(vesselFitsQuery(applicationId));
  const ranks = useMemo(() => new Map(data?.map(({ vessel_id }, index) => [vessel_id, index])), [data]);

  const fitOf = (vesselId: number | null) => data?.find(({ vessel_id }) => vessel_id === vesselId);
  const wordsOf = (vesselId: number): VesselFitLabels | undefined => {
    const fit = fitOf(vesselId);
    return fit && fitWords(fit);
  };
  /** Rank from 0 (best); vessels without a verdict come last. */
  const rankOf = (vesselId: number): number => ranks.get(vesselId) ?? ranks.size;
  return { areKnown: data !== undefined, fitOf, rankOf, slotWords, wordsOf };
};
