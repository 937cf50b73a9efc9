import { useTranslation } from 'react-i18next';
import { failureCause } from '#lib/problem.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Progress } from '#ui/progress.tsx';
import type { Upload, UploadQueue } from './upload-queue.ts';
import styles from './attachments.module.css';

const Words = ({ upload: { file, state, sent, error } }: { upload: Upload }) => {
  const { t } = useTranslation('application_form');
  const { name } = file;
  if (state === 'sending') {
    return sent < 1 ? (
      <Progress label={t('attachments.sending', { name })} value={sent} />
    ) : (
      <Progress label={t('attachments.checking', { name })} />
    );
  }
  if (state === 'waiting') return <span>{t('attachments.waiting', { name })}</span>;
  const reason = error ? (error.field('file') ?? failureCause(error)) : '';
  return (
    <span className={styles['failed']} role="alert">
      <Icon name={state === 'away' ? 'alert' : 'error'} size={18} />
      <span>{t(state === 'away' ? 'attachments.away' : 'attachments.refused', { name, reason })}</span>
    </span>
  );
};

export const UploadList = ({ uploads, queue }: { uploads: readonly Upload[]; queue: UploadQueue }) => {
  const { t } = useTranslation('application_form');
  if (uploads.length === 0) return null;
  return (
    <>
      <ul className={styles['list']} aria-label={t('attachments.under_way')}>
        {uploads.map((upload) => (
          <li key={upload.key} className={styles['file']}>
            <div className={styles['words']}>
              <Words upload={upload} />
            </div>
            <IconButton
              icon="close"
              small
              label={t(upload.state === 'refused' ? 'attachments.dismiss' : 'attachments.stop', {
                name: upload.file.name,
              })}
              onPress={() => queue.cancel(upload.key)}
            />
          </li>
        ))}
      </ul>
      {uploads.some(({ state }) => state === 'away') && (
        <div>
          <Button small icon="refresh" onPress={() => queue.goOn()}>
            {t('attachments.go_on')}
          </Button>
        </div>
      )}
    </>
  );
};
