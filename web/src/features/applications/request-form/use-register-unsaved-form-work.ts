import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '#lib/problem.ts';
import { useRegisterUnsavedWork } from '#lib/unsaved-work.ts';
import { areUploadsRunning } from '../attachments/attachments-api.ts';
import { hasUnsavedEdits } from '../autosave/autosave-state.ts';
import { useFormModel } from './form-model.ts';
import { areStationsUnsaved, whenStationsSent } from './stations/open-station-queues.ts';
import { useUnfinishedStationsText } from './stations/use-unfinished-stations-text.ts';

export const useRegisterUnsavedFormWork = (): void => {
  const { t } = useTranslation(['application_form', 'problems']);
  const { editor } = useFormModel();
  const { id } = editor.application();
  const unfinished = useUnfinishedStationsText();
  const isUnsaved = () => hasUnsavedEdits(editor.state()) || areStationsUnsaved(id) || areUploadsRunning(id);
  const save = () => Promise.all([editor.saveNow(), whenStationsSent(id)]);
  useRegisterUnsavedWork({
    isUnsaved,
    save,
    settle: () => (editor.state().enabled ? save() : whenStationsSent(id)),
    told: () => {
      if (areUploadsRunning(id)) return [t('attachments.not_sent')];
      if (unfinished !== null && !hasUnsavedEdits(editor.state())) return [unfinished, t('leave.kept')];
      const { failure, enabled } = editor.state();
      const waiting = enabled ? t('leave.waiting') : t('leave.switched_off');
      return [failure ? describeFailure('save_form', failure.error) : waiting, t('leave.kept')];
    },
  });
  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden' && editor.state().enabled) void editor.saveNow(true);
    };
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
};
