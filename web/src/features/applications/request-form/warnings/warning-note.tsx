import { useTranslation } from 'react-i18next';
import type { Warning } from '@shiptime/domain/applications/warnings';
import { useFeasibilityReasonText } from '#features/applications/components/use-feasibility-reason-text.ts';
import { Icon } from '#ui/icon.tsx';
import { WindowSuggestions } from './window-suggestions.tsx';
import styles from './warnings.module.css';

export const useWarningText = () => {
  const { t } = useTranslation('applications');
  const wordsOf = useFeasibilityReasonText();
  return ({ code, params, reason }: Pick<Warning, 'code' | 'params' | 'reason'>): string =>
    t(`warnings.${code}`, { ...params, ...(reason && { against: wordsOf(reason) }) });
};

export const WarningNote = ({ warning }: { warning: Warning }) => {
  const words = useWarningText();
  const { t } = useTranslation('ui');
  return (
    <div className={styles['note']}>
      <Icon name="alert" size={18} label={t('tone.warning')} />
      <div>
        <p>{words(warning)}</p>
        {warning.field === 'operational_window_end' && warning.reason && (
          <WindowSuggestions choice={warning.code === 'first_choice' ? 'first' : 'second'} />
        )}
      </div>
    </div>
  );
};
