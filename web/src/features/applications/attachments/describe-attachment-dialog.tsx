import { useTranslation } from 'react-i18next';
import { rowTextLimits } from '@shiptime/domain/applications/limits';
import type { Attachment } from '@shiptime/domain/applications/wire/parts';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { changeAttachmentDescription, refreshAttachments } from './attachments-api.ts';

export const DescribeAttachmentDialog = ({
  attachment,
  onClose,
}: {
  attachment: Attachment;
  onClose: () => void;
}) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const typed = useRememberedInput(
    `attachment ${attachment.id} ${attachment.lock_version}`,
    attachment.description ?? '',
  );
  const { run, pending, problem, error } = useApiMutation('describe_attachment', {
    mutationFn: () => changeAttachmentDescription(attachment, typed.value),
    onSuccess: async () => {
      typed.forget();
      await refreshAttachments(attachment.ship_time_request_id);
      onClose();
    },
  });
  const refused = error?.field('description');
  return (
    <FormDialog
      name="attachment-describe"
      isOpen
      title={t('application_form:attachments.describe_title')}
      onClose={onClose}
      onCancel={typed.forget}
      onSubmit={() => void run()}
      submitLabel={t('application_form:attachments.save')}
      pending={pending}
      error={refused ? null : problem}
    >
      <p>
        <strong>{attachment.name}</strong>
      </p>
      <TextArea
        label={t('applications:rows.attachment.description.label')}
        hint={t('applications:rows.attachment.description.hint')}
        name="attachment_description"
        optional
        rows={3}
        max={rowTextLimits.attachment.description}
        value={typed.value}
        onChange={typed.set}
        error={refused}
      />
    </FormDialog>
  );
};
