import { useTranslation } from 'react-i18next';
import { createApiErrorWithMessage } from '../lib/api-error.ts';
import { unsavedWorkRegistry } from '../lib/unsaved-work.ts';
import { useApiMutation } from '../lib/use-api-mutation.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';

type QuestionProps = {
  readonly onStay: () => void;
  readonly keep: () => void;
  readonly onLeave: () => void;
};

export const UnsavedChangesDialog = ({ onStay, keep, onLeave }: QuestionProps) => {
  const { t } = useTranslation('app');
  const { pending, problem, run } = useApiMutation('save_record', {
    mutationFn: async () => {
      if (!(await unsavedWorkRegistry.save())) throw createApiErrorWithMessage(t('leave.not_saved'));
    },
    onSuccess: onLeave,
  });
  const leave = () => {
    keep();
    onLeave();
  };
  return (
    <Dialog
      name="leave"
      isOpen
      alert
      title={t('leave.title')}
      onClose={onStay}
      footer={
        <>
          <Button onPress={onStay}>{t('leave.stay')}</Button>
          <Button variant="danger" onPress={leave}>
            {t('leave.without_saving')}
          </Button>
          <Button variant="primary" pending={pending} onPress={() => void run()}>
            {t('leave.save')}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="error" live>
          {t('leave.not_saved')}
        </Notice>
      )}
      {unsavedWorkRegistry.told().map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  );
};
