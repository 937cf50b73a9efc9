import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  attachmentExtensions,
  attachmentFormats,
  attachmentKinds,
} from '@shiptime/domain/applications/attachments';
import { attachmentLimits } from '@shiptime/domain/applications/limits';
import { formatFileSize } from '@shiptime/domain/shared/file-size';
import { toApiError, createApiErrorWithMessage } from '#lib/api-error.ts';
import { useFormat } from '#lib/format.ts';
import { describeFailure } from '#lib/problem.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { FilesField } from '#ui/file-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { attachmentsQuery, findOrCreateUploadQueue } from './attachments-api.ts';
import { UploadList } from './upload-list.tsx';
import styles from './attachments.module.css';

const accept = [
  ...attachmentKinds.map((kind) => attachmentFormats[kind].mediaType),
  ...attachmentExtensions.map((ending) => `.${ending}`),
].join(',');

const Adding = ({ applicationId, taken }: { applicationId: number; taken: number }) => {
  const { t } = useTranslation(['application_form', 'errors']);
  const { language } = useFormat();
  const queue = findOrCreateUploadQueue(applicationId);
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  const tooLarge = createApiErrorWithMessage(
    t('errors:fields.attachments_full', {
      max: attachmentLimits.bytes / 1024 / 1024,
      left: Math.floor(((attachmentLimits.bytes - taken) / 1024 / 1024) * 10) / 10,
    }),
  );
  return (
    <>
      <FilesField
        label={t('application_form:attachments.add')}
        hint={t('application_form:attachments.hint', { taken: formatFileSize(language, taken) })}
        optional
        accept={accept}
        onFiles={(files) => queue.add(files, tooLarge)}
      />
      <UploadList uploads={uploads} queue={queue} />
    </>
  );
};

type Props = {
  readonly applicationId: number;
  readonly mayEdit: boolean;
};

export const AttachmentsPanel = ({ applicationId, mayEdit }: Props) => {
  const { t } = useTranslation('application_form');
  const { data, error } = useQuery(attachmentsQuery(applicationId));
  const [isOpen, setOpen] = useState(false);
  const attachments = data ?? [];
  if (!mayEdit && attachments.length === 0 && !error) return null;
  return (
    <div className={styles['panel']} data-no-print>
      <Disclosure
        level={2}
        title={t('attachments.count', { files: attachments.length })}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <Stack>
          {error && <Notice tone="error">{describeFailure('load', toApiError(error))}</Notice>}
          {attachments.length > 0 ? (
            <AttachmentList attachments={attachments} mayEdit={mayEdit} />
          ) : (
            data && <p>{t('attachments.none')}</p>
          )}
          {mayEdit && data && (
            <Adding applicationId={applicationId} taken={data.reduce((sum, { size }) => sum + size, 0)} />
          )}
        </Stack>
      </Disclosure>
    </div>
  );
};

export const ReadOnlyAttachments = ({
  applicationId,
  frame,
}: {
  applicationId: number;
  frame: (title: string, list: ReactNode) => ReactNode;
}) => {
  const { t } = useTranslation('application_form');
  const { data = [] } = useQuery(attachmentsQuery(applicationId));
  if (data.length === 0) return null;
  return frame(
    t('attachments.count', { files: data.length }),
    <AttachmentList attachments={data} mayEdit={false} />,
  );
};
