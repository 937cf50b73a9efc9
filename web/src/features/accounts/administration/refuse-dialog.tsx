import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ProponentRequest, proponentRequestLimits } from '@shiptime/domain/accounts/proponent-requests';
import { useStoredDraft } from '#lib/use-stored-draft.ts';
import { useChange } from '#lib/use-change.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { proponentRequestsKey, refuseProponentRequest } from '../proponent-requests-api.ts';

type Props = { readonly request: ProponentRequest; readonly name: string; readonly onClose: () => void };

/** The person who made the request receives the reason by e-mail. */
export const RefuseDialog = ({ request, name, onClose }: Props) => {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const kept = useStoredDraft(`refuse request ${request.id}`, '');
  const { run, pending, error, problem } = useChange('decide_proponent_request', {
    mutationFn: () => refuseProponentRequest(request.id, kept.value),
    onSuccess: async () => {
      kept.forget();
      snackbar.success(t('proponents.refused', { name }));
      onClose();
      await queryClient.invalidateQueries({ queryKey: proponentRequestsKey });
    },
  });
  return (
    <FormDialog
      name="refuse-proponent"
      isOpen
      title={t('proponents.refuse_named', { name })}
      onClose={onClose}
      onCancel={kept.forget}
      onSubmit={() => void run()}
      submitLabel={t('proponents.refuse')}
      error={error?.field('reason') ? null : problem}
      pending={pending}
    >
      <TextArea
        label={t('proponents.fields.reason')}
        hint={t('proponents.reason_hint')}
        name="reason"
        value={kept.value}
        max={proponentRequestLimits.reason}
        error={error?.field('reason')}
        onChange={kept.set}
      />
    </FormDialog>
  );
};
