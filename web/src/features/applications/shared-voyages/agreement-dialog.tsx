import { useTranslation } from 'react-i18next';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { answerAgreement, type AgreementReply, invalidateAgreements } from './agreements-api.ts';

export const AgreementDialog = ({ doing, onClose }: { doing: AgreementReply; onClose: () => void }) => {
  const { t } = useTranslation('together');
  const { agreement, answer, applicationId } = doing;
  const typed = useRememberedInput(`agreement ${agreement.id} ${applicationId} ${answer}`, '');
  const words = typed.value.trim();
  const task = useApiMutation('decide', {
    mutationFn: () => answerAgreement(doing, words),
    onSuccess: async () => {
      typed.forget();
      snackbar.success(t(`doing.${answer}.done`));
      onClose();
      await invalidateAgreements();
    },
  });
  const own = task.error?.field(answer === 'take_back' || answer === 'part' ? 'reason' : 'note');
  const isFree = answer === 'agree' || answer === 'join';
  return (
    <FormDialog
      name="agreement"
      isOpen
      title={t(`doing.${answer}.title`)}
      onClose={onClose}
      onCancel={typed.forget}
      onSubmit={() => void task.run()}
      submitLabel={t(`doing.${answer}.label`)}
      error={own ? null : task.problem}
      pending={task.pending}
    >
      <p>{t(`doing.${answer}.body`)}</p>
      {answer !== 'join' && (
        <TextArea
          label={t(`doing.${answer}.words`)}
          hint={t(`doing.${answer}.hint`)}
          name="note"
          optional={isFree}
          max={reasonLimit}
          value={typed.value}
          error={own}
          onChange={typed.set}
        />
      )}
    </FormDialog>
  );
};
