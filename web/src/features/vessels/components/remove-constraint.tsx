import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { constraintName } from '@shiptime/domain/vessels/kind-of-name';
import { useLanguage } from '#lib/i18n.ts';
import { useChange } from '#lib/use-change.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import type { Constraint } from '@shiptime/domain/vessels/vessel-wire';
import { removeConstraint } from '../constraint-api.ts';

export const RemoveConstraint = ({
  constraint,
  onClose,
}: {
  constraint: Constraint;
  onClose: () => void;
}) => {
  const { t } = useTranslation('vessels');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { run, pending, problem } = useChange('delete_constraint', {
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
