import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { DayCountControls } from './use-day-count.ts';
import { type ReplacedDaysState, SuggestedDaysButton } from './suggested-days-button.tsx';

type Props = { readonly count: DayCountControls; readonly speed: number; readonly taken: ReplacedDaysState };

export const SuggestedDays = ({ count: { days }, speed, taken }: Props) => {
  const { t } = useTranslation('application_form');
  const { number, days: inDays } = useFormat();
  if (days === null) return null;
  return (
    <SuggestedDaysButton
      days={days}
      label={t('days.use', { days: inDays(days), speed: number(speed, 1) })}
      same={t('days.same')}
      taken={taken}
    />
  );
};
