import { useTranslation } from 'react-i18next';
import { describeFailure } from '#lib/problem.ts';
import { Icon } from '#ui/icon.tsx';
import type { AutosaveState } from '../autosave/autosave-state.ts';
import { autosaveStatusOf } from '../autosave/autosave.ts';
import styles from './report.module.css';

export const ReportSaveStatus = ({ state }: { state: AutosaveState }) => {
  const { t } = useTranslation(['application_form', 'problems']);
  const status = autosaveStatusOf(state);
  const words = () => {
    if (status === 'dirty' && !state.enabled) return t('application_form:report.not_sent');
    if (status !== 'failed') return t(`application_form:save.${status}`);
    return state.failure
      ? `${describeFailure('save_form', state.failure.error)} ${t('application_form:save.kept')}`
      : t('application_form:save.refused');
  };
  return (
    <output className={styles['saving']} data-status={status}>
      <Icon name={status === 'failed' || status === 'conflict' ? 'alert' : 'save'} size={18} />
      {words()}
    </output>
  );
};
