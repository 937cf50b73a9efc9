import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { describeFailure } from '#lib/problem.ts';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { PlanSaveStatus as Status } from '../plan-editor/plan-document.ts';
import { usePlanEditorState, useEditingModel } from '../edited-plan/scheduler-model.ts';
import styles from '../scheduler.module.css';

const icons: Record<Status, IconName> = {
  saved: 'success',
  dirty: 'edit',
  saving: 'refresh',
  failed: 'alert',
  waiting: 'alert',
};

const useMinute = (): void => {
  const [, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
};

export const SaveStatus = () => {
  const { t } = useTranslation(['scheduler', 'problems']);
  const { editor, readOnly } = useEditingModel();
  const { saving, status } = usePlanEditorState();
  const format = useFormat();
  useMinute();
  if (readOnly) return null;
  const words = () => {
    const { failure } = saving;
    if (status === 'failed' && failure) {
      const next = failure.kind === 'unreachable' ? t('scheduler:save.retried') : t('scheduler:save.on_page');
      return `${describeFailure('save_plan', failure.error)} ${next}`;
    }
    if (status === 'saved' && saving.savedAt)
      return t('scheduler:save.saved_at', { at: format.hour(new Date(saving.savedAt).toISOString()) });
    return status === 'failed' ? t('problems:tasks.save_plan') : t(`scheduler:save.${status}`);
  };
  return (
    <div className={styles['save']} data-status={status}>
      <output>
        <Icon name={icons[status]} size={20} />
        <span title={words()}>{words()}</span>
      </output>
      {(status === 'failed' || status === 'dirty') && (
        <Button small icon="save" onPress={() => void editor.saveNow()}>
          {t('scheduler:save.now')}
        </Button>
      )}
    </div>
  );
};
