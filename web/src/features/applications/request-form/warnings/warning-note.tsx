import { useTranslation } from 'react-i18next';
import type { Warning } from '@shiptime/domain/applications/warnings';
import { Icon } from '#ui/icon.tsx';
import styles from './warnings.module.css';

/** What deserves a second look, in the words of the language shown. */
export const useWarningText = () => {
  const { t } = useTranslation('applications');
  return ({ code, params }: Pick<Warning, 'code' | 'params'>): string => t(`warnings.${code}`, { ...params });
};

export const WarningNote = ({ warning }: { warning: Warning }) => {
  const words = useWarningText();
  const { t } = useTranslation('ui');
  return (
    <p className={styles['note']}>
      <Icon name="alert" size={18} label={t('tone.warning')} />
      <span>{words(warning)}</span>
    </p>
  );
};
