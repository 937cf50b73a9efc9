import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mail } from '@shiptime/domain/accounts/administration-wire';
import { formatFileSize } from '@shiptime/domain/shared/file-size';
import { useFormat } from '#lib/format.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { downloadMailAttachment } from '../account-api.ts';
import styles from './mail-attachments.module.css';

export const MailAttachments = ({ mail: { id, files } }: { mail: Mail }) => {
  const { t } = useTranslation('accounts');
  const { language } = useFormat();
  const title = useId();
  return (
    <section className={styles['files']} aria-labelledby={title}>
      <h3 id={title} className={styles['title']}>
        {t('mailbox.files')}
      </h3>
      <ul className={styles['list']}>
        {files.map(({ name, size }, index) => (
          <li key={name} className={styles['file']}>
            <DownloadButton
              small
              load={() => downloadMailAttachment(id, index + 1)}
              aria-label={t('mailbox.download', { name })}
            >
              {name}
            </DownloadButton>
            <span className={styles['size']}>{formatFileSize(language, size)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
