import { useTranslation } from 'react-i18next';
import type { Rate } from '@shiptime/domain/vessels/rates';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';

type Missing = { readonly vessel_id: number; readonly missing_rates: readonly Rate[] };

export const useMissingWords = () => {
  const { t } = useTranslation('costs');
  const { language, list } = useFormat();
  const vessels = useVessels();
  return (missing: readonly Missing[]): readonly string[] => {
    const byVessel = new Map<number, Set<Rate>>();
    for (const { vessel_id, missing_rates } of missing)
      byVessel.set(vessel_id, new Set([...(byVessel.get(vessel_id) ?? []), ...missing_rates]));
    return [...byVessel].flatMap(([id, rates]) => {
      const vessel = vessels.find((each) => each.id === id);
      if (!vessel || rates.size === 0) return [];
      const names = list([...rates].map((rate) => t(`rates.${rate}`)));
      return [t('missing.of', { ship: nameIn(language, vessel), rates: names })];
    });
  };
};
