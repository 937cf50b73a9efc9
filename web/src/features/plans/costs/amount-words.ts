import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

export const amountNames = ['cost', 'fuel', 'co2'] as const;
export type AmountName = (typeof amountNames)[number];

/** An amount with its unit; what nobody knows is said so. */
export const useAmountWords = () => {
  const { t } = useTranslation('costs');
  const { money, number } = useFormat();
  return (name: AmountName, value: number | null): string => {
    if (value === null) return t('unknown');
    if (name === 'cost') return money(value);
    return t(name === 'fuel' ? 'litres' : 'kilograms', { amount: number(value) });
  };
};
