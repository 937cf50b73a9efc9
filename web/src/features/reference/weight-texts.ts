import { useTranslation } from 'react-i18next';
import type { AppliedWeights, YearWeightName } from '@shiptime/domain/proposals/proposal-weights';
import { useFormat } from '#lib/format.ts';

const priorityOf = {
  priority_2: 2,
  priority_3: 3,
  priority_4: 4,
  priority_5: 5,
} as const satisfies Partial<Record<YearWeightName, number>>;

export const useWeightTexts = () => {
  const { t } = useTranslation('reference');
  const { percent } = useFormat();
  const label = (name: YearWeightName): string =>
    name in priorityOf
      ? t('weights.fields.priority', { priority: priorityOf[name as keyof typeof priorityOf] })
      : t(`weights.fields.${name as Exclude<YearWeightName, keyof typeof priorityOf>}`);
  const sentence = (name: keyof AppliedWeights, value: number): string => {
    switch (name) {
      case 'operational_day':
        return t('weights.sentences.operational_day', { times: value });
      case 'priority_2':
      case 'priority_3':
      case 'priority_4':
      case 'priority_5':
        return t('weights.sentences.priority', { priority: priorityOf[name], count: value });
      case 'mission_days':
      case 'transit_days':
        return t(`weights.sentences.${name}`, { count: value });
      default:
        return t(`weights.sentences.${name}`, { share: percent(value, 2) });
    }
  };
  return { label, sentence };
};
