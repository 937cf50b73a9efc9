import { useTranslation } from 'react-i18next';

const minute = 60;
const hour = 3600;

export const useDurationFormatter = () => {
  const { t } = useTranslation('operation');
  return (seconds: number): string => {
    if (seconds < 10) return t('backups.seconds', { count: Math.round(seconds * 10) / 10 });
    if (seconds < 2 * minute) return t('backups.seconds', { count: Math.round(seconds) });
    if (seconds < 2 * hour) return t('backups.minutes', { count: Math.round(seconds / minute) });
    return t('backups.hours', { count: Math.round(seconds / hour) });
  };
};
