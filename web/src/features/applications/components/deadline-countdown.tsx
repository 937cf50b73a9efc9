import { useTranslation } from 'react-i18next';
import { timeUntilDeadline } from '@shiptime/domain/applications/deadline';
import { useFormat } from '#lib/format.ts';
import { Icon } from '#ui/icon.tsx';
import { Deadline } from '#ui/instant.tsx';
import styles from './deadline-countdown.module.css';
import { useNow } from '#lib/use-now.ts';

const useTimeLeft = (deadlineAt: string): { readonly words: string; readonly isUrgent: boolean } => {
  const { t } = useTranslation('application_form');
  const { list } = useFormat();
  const now = useNow(20_000);
  const left = timeUntilDeadline(new Date(now).toISOString(), deadlineAt);
  if (!left) return { words: t('deadline.closed'), isUrgent: true };
  const { days, hours, minutes } = left;
  if (days >= 3) return { words: t('deadline.days', { count: days }), isUrgent: days < 7 };
  if (days > 0) {
    const parts = [t('deadline.day_part', { count: days }), t('deadline.hour_part', { count: hours })];
    return { words: t('deadline.left', { time: list(parts) }), isUrgent: true };
  }
  const parts = [
    ...(hours > 0 ? [t('deadline.hour_part', { count: hours })] : []),
    t('deadline.minute_part', { count: minutes }),
  ];
  return { words: t('deadline.left', { time: list(parts) }), isUrgent: true };
};

export const TimeLeft = ({ at }: { at: string }) => {
  const { words, isUrgent } = useTimeLeft(at);
  return (
    <div className={styles['countdown']} data-urgent={isUrgent || undefined}>
      <strong>{words}</strong>
    </div>
  );
};

export const DeadlineCountdown = ({ at }: { at: string }) => {
  const { t } = useTranslation('application_form');
  const { words, isUrgent } = useTimeLeft(at);
  return (
    <span className={styles['countdown']} data-urgent={isUrgent || undefined}>
      <Icon name="clock" size={18} />
      <span>
        {t('deadline.label')} <Deadline at={at} />
        {' – '}
        <strong>{words}</strong>
      </span>
    </span>
  );
};
