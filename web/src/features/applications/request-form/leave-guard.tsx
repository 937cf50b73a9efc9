import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { told } from '../../../lib/api-error.ts';
import { sessionStore } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTask } from '../../../lib/use-task.ts';
import { Notice } from '../../../ui/notice.tsx';
import { hasUnsaved } from '../autosave/autosave-state.ts';
import { useFormModel } from './form-model.ts';

const patience = 3000;

/**
 * Leaving the form waits a moment for what is being saved; without automatic saving it asks. Whatever happens, what is
 * typed is kept in this browser.
 */
export const LeaveGuard = () => {
  const { t } = useTranslation('application_form');
  const { editor } = useFormModel();
  const { pending, problem, run } = useTask('save_form');
  const blocker = useBlocker({
    withResolver: true,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || !hasUnsaved(editor.state())) return false;
      if (sessionStore.state().status !== 'authenticated') return false;
      if (!editor.state().enabled) return true;
      await Promise.race([editor.saveNow(), new Promise((resolve) => setTimeout(resolve, patience))]);
      return false;
    },
    enableBeforeUnload: () => hasUnsaved(editor.state()) && !editor.state().enabled,
  });
  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden' && editor.state().enabled) void editor.saveNow(true);
    };
    // The network is back: what could not be sent need not wait for its next turn.
    const retry = () => {
      const { enabled, failure } = editor.state();
      if (enabled && failure?.kind === 'unreachable') void editor.saveNow();
    };
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('online', retry);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('online', retry);
    };
  }, [editor]);
  if (blocker.status !== 'blocked') return null;
  const save = () =>
    void run(async () => {
      if (!(await editor.saveNow())) throw told(t('leave.not_saved'));
      blocker.proceed();
    });
  const leave = () => {
    editor.discard();
    blocker.proceed();
  };
  return (
    <Dialog
      isOpen
      alert
      title={t('leave.title')}
      onClose={blocker.reset}
      footer={
        <>
          <Button onPress={blocker.reset}>{t('leave.stay')}</Button>
          <Button variant="danger" onPress={leave}>
            {t('leave.without_saving')}
          </Button>
          <Button variant="primary" pending={pending} onPress={save}>
            {t('leave.save')}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      <p>{t('leave.body')}</p>
    </Dialog>
  );
};
