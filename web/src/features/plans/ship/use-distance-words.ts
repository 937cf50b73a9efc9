import { useTranslation } from 'react-i18next';
import type { SeaDistance } from '@shiptime/domain/plans/conflicts/circumstances';
import { useFormat } from '#lib/format.ts';

/** A distance by sea: how far, or why nobody can say. */
export const useDistanceWords = () => {
  const { t } = useTranslation('scheduler');
  const { number } = useFormat();
  return (distance: SeaDistance | null): string => {
    if (distance === null) return t('transits.unknown');
    if (distance.method === 'none') return t('transits.no_way');
    return t('transits.miles', { miles: number(Math.round(distance.nautical_miles)) });
  };
};
