import { useEffect } from 'react';
import { atServerTime, serverNow } from '#lib/server-clock.ts';
import { forgetDeadlines } from '#features/reference/reference-api.ts';
import { type FormModel, useApplication } from './form-model.ts';

/** What stands in the form shortly before the deadline still goes out in time. */
const lastSave = 2000;
const pause = 1000;

/**
 * At the deadline an open form becomes read-only by itself, as soon as the portal says so; where it cannot be asked, by
 * the clock. A deadline that was moved meanwhile is learnt of.
 */
export const useClosing = ({ editor, context }: FormModel): void => {
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
      await forgetDeadlines();
      if (!isOver) stopClosing = atServerTime(serverNow() + pause, () => void close());
    };
    const save = () => void (editor.state().enabled && editor.saveNow());
    const stopSaving = deadline - serverNow() > lastSave ? atServerTime(deadline - lastSave, save) : null;
    stopClosing = atServerTime(deadline, () => void close());
    return () => {
      isOver = true;
      stopSaving?.();
      stopClosing();
    };
  }, [editor, mayEdit, deadline]);
};
