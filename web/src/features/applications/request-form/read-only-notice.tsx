import { useTranslation } from 'react-i18next';
import { RecordedInstant } from '#ui/instant.tsx';
import { Notice } from '#ui/notice.tsx';
import { useSignedInUser } from '#lib/session.tsx';
import { useApplication } from './form-model.ts';

export const ReadOnlyNotice = ({ justSubmitted }: { justSubmitted: boolean }) => {
  const { t } = useTranslation('application_form');
  const { id, submitted_at, user_id } = useApplication();
  const user = useSignedInUser();
  if (submitted_at === null) return <Notice>{t('read_only')}</Notice>;
  if (!justSubmitted || user_id !== user.id) {
    return (
      <Notice>
        {t('read_only_submitted')} <RecordedInstant at={submitted_at} />
      </Notice>
    );
  }
  return (
    <Notice tone="success" live takesFocus title={t('submit.done', { id })}>
      <p>
        {t('submit.received')} <RecordedInstant at={submitted_at} />
      </p>
      <p>{t('submit.mailed', { email: user.email })}</p>
    </Notice>
  );
};
