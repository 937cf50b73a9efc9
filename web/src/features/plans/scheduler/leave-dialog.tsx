import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useKeptSafe } from './use-kept-safe.ts';
import { useEditing } from './scheduler-model.ts';

/** Leaving waits for the server a moment; only where something cannot be saved is anyone asked. */
export const LeaveDialog = () => {
  const { t } = useTranslation('scheduler');
  const { plans, editor } = useEditing();
  const { isUnsaved, settleBeforeLeaving } = useKeptSafe(plans.map(({ id }) => id).join('-'), editor);
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && isUnsaved() && !(await settleBeforeLeaving()),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      title={t('leave.title')}
      isOpen={blocker.status === 'blocked'}
      danger
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  );
};
