import { useTranslation } from 'react-i18next';
import type { SeaDistance } from '@shiptime/domain/plans/conflicts/circumstances';
import { useFormat } from '#lib/format.ts';

/** A distance by sea: how far and who says so, or why nobody can say. */
export const useDistanceWords = () => {
  const { t } = useTranslation('scheduler');
  const { number } = useFormat();
  const words = (distance: SeaDistance | null, digits = 0): string => {
    if (distance === null) return t('transits.unknown');
    if (distance.method === 'none') return t('transits.no_way');
    if (distance.method !== 'overruled')
      return t('transits.miles', { miles: number(distance.nautical_miles, digits) });
    return t('transits.overruled', {
      miles: number(distance.nautical_miles, 1),
      reason: distance.reason,
      computed: words(distance.computed, 1),
    });
  };
  return words;
};
