import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/notice.tsx';

type ReplannedNoticeProps = { readonly missions: readonly { readonly replanned?: boolean }[] };

export const ReplannedNotice = ({ missions }: ReplannedNoticeProps) => {
  const { t } = useTranslation('scheduler');
  const count = missions.filter(({ replanned }) => replanned).length;
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      <p>{t('schedules.replanned_count', { count })}</p>
    </Notice>
  );
};
