import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

export const amountNames = ['cost', 'fuel', 'co2'] as const;
export type AmountName = (typeof amountNames)[number];

const comparedIn: Readonly<Record<AmountName, number>> = { cost: 1, fuel: 1000, co2: 1000 };

/** Converts to dollars, cubic metres or tonnes; the column heading names the unit. */
export const toComparisonUnit = (name: AmountName, value: number | null): number | null =>
  value === null ? null : Math.round(value / comparedIn[name]);

export const useAmountComparisonTexts = () => {
  const { t } = useTranslation(['costs', 'proposals']);
  const { number } = useFormat();
  return {
    heading: (name: AmountName) => t(`proposals:comparison.${name}`),
    amount: (value: number | null, say: (value: number) => string = number): string =>
      value === null ? t('costs:unknown') : say(value),
  };
};

export const useAmountFormatter = () => {
  const { t } = useTranslation('costs');
  const { money, number } = useFormat();
  return (name: AmountName, value: number | null): string => {
    if (value === null) return t('unknown');
    if (name === 'cost') return money(value);
    return t(name === 'fuel' ? 'litres' : 'kilograms', { amount: number(value) });
  };
};
