import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useKeptSafe } from './use-kept-safe.ts';
import { useScheduler } from './scheduler-model.ts';

/** Leaving waits for the server a moment; only where something cannot be saved is anyone asked. */
export const LeaveDialog = () => {
  const { t } = useTranslation('scheduler');
  const { plan, editor } = useScheduler();
  const { isUnsaved, settleBeforeLeaving } = useKeptSafe(plan.id, editor);
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
