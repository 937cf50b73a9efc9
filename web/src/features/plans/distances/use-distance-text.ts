import { useTranslation } from 'react-i18next';
import type { SeaDistance } from '@shiptime/domain/plans/conflicts/conflict-context';
import { useFormat } from '#lib/format.ts';

export const useDistanceText = () => {
  const { t } = useTranslation('scheduler');
  const { number } = useFormat();
  const miles = (distance: SeaDistance | null, digits = 0): string => {
    if (distance === null) return t('transits.unknown');
    if (distance.method === 'none') return t('transits.no_way');
    const exact = distance.method === 'overruled' ? 1 : digits;
    return t('transits.miles', { miles: number(distance.nautical_miles, exact) });
  };
  const overruled = (distance: SeaDistance | null): string | null =>
    distance?.method === 'overruled'
      ? t('transits.overruled', {
          miles: number(distance.nautical_miles, 1),
          reason: distance.reason,
          computed: miles(distance.computed, 1),
        })
      : null;
  return { miles, overruled };
};
