import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BaselineChange } from '@shiptime/domain/plans/versions/baseline';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import type { PlanTexts } from '#features/plans/edited-plan/plan-texts.ts';

export const useBaselineChangeText = ({ speaker }: PlanTexts) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const vessels = useVessels();
  return useMemo(
    () =>
      (departure: BaselineChange, where: string): string => {
        if (departure.kind === 'added' || departure.kind === 'gone')
          return t(`baseline.${departure.kind}`, { where });
        const days = (count: number) => speaker.days(Math.abs(count));
        const { longer, from_vessel_id } = departure;
        const later = departure.kind === 'moved' ? departure.later : 0;
        const from = vessels.find(({ id }) => id === from_vessel_id);
        return [
          departure.kind !== 'moved' && t(`baseline.${departure.kind}`, { where }),
          later !== 0 && t(later > 0 ? 'baseline.later' : 'baseline.earlier', { days: days(later), where }),
          longer !== 0 &&
            t(longer > 0 ? 'baseline.longer' : 'baseline.shorter', { days: days(longer), where }),
          from && t('baseline.from_vessel', { vessel: nameInLanguage(language, from), where }),
        ]
          .filter(Boolean)
          .join(', ');
      },
    [t, language, vessels, speaker],
  );
};
