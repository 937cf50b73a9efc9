import { useEffect } from 'react';
import { runAtServerTime, serverNow } from '#lib/server-clock.ts';
import { invalidateFiscalYears } from '#features/reference/reference-api.ts';
import { type FormModel, useApplication } from './form-model.ts';

/** Milliseconds before the deadline at which pending edits are saved. */
const lastSave = 2000;
const pause = 1000;

/**
 * At the deadline, reloads the application until the server has closed it; offline, closes the form by the
 * clock. Also reloads the deadline, which may have moved.
 */
export const useCloseAtDeadline = ({ editor, context }: FormModel): void => {
  const mayEdit = useApplication().can['edit'] === true;
  const deadline = Date.parse(context.fiscalYear.deadline_at);
  useEffect(() => {
    if (!mayEdit) return undefined;
    let isOver = false;
    let stopClosing = () => undefined as void;
    const close = async (): Promise<void> => {
      const isTold = await editor.refresh();
      if (isOver) return;
      if (!isTold) return editor.close();
      await invalidateFiscalYears();
      if (!isOver) stopClosing = runAtServerTime(serverNow() + pause, () => void close());
    };
    const save = () => void (editor.state().enabled && editor.saveNow());
    const stopSaving = deadline - serverNow() > lastSave ? runAtServerTime(deadline - lastSave, save) : null;
    stopClosing = runAtServerTime(deadline, () => void close());
    return () => {
      isOver = true;
      stopSaving?.();
      stopClosing();
    };
  }, [editor, mayEdit, deadline]);
};
