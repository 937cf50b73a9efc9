import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { constraintName } from '@shiptime/domain/vessels/constraint-names';
import { useLanguage } from '#lib/i18n.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import type { Constraint } from '@shiptime/domain/vessels/vessel-wire';
import { removeConstraint } from '../constraint-api.ts';

export const RemoveConstraintDialog = ({
  constraint,
  onClose,
}: {
  constraint: Constraint;
  onClose: () => void;
}) => {
  const { t } = useTranslation('vessels');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { run, pending, problem } = useApiMutation('delete_constraint', {
    mutationFn: () => removeConstraint(constraint),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['constraints', constraint.vessel_id] });
      snackbar.success(t('constraints.removed'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      name="constraint-remove"
      title={t('constraints.remove')}
      isOpen
      danger
      onCancel={onClose}
      onConfirm={() => void run()}
      confirmLabel={t('constraints.remove')}
      error={problem}
      pending={pending}
    >
      {t('constraints.remove_sure', {
        name: constraintName(constraint, language),
        start: constraint.start_date,
        end: constraint.end_date,
      })}
    </ConfirmDialog>
  );
};
