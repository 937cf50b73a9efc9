import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { presets, type Preset } from '@shiptime/domain/plans/timeline/calendar';
import { toApiError } from '../../../lib/api-client.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { snackbar } from '../../../ui/snackbar-store.ts';
import { AddDialog } from '../mission/add-dialog.tsx';
import type { TimelineHandle } from '../timeline/timeline-handle.ts';
import { useToday } from '../use-today.ts';
import { useEditorView, useScheduler } from './scheduler-model.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import styles from './scheduler.module.css';

type ZoomToolsProps = {
  readonly preset: Preset;
  readonly onPreset: (preset: Preset) => void;
  readonly handle: TimelineHandle;
};

/** How much of the year is seen, and where. */
export const ZoomTools = ({ preset, onPreset, handle }: ZoomToolsProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const today = useToday();
  return (
    <>
      <fieldset className={styles['presets']} aria-label={t('tools.zoom')}>
        {presets.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === preset}
            className={styles['preset']}
            onClick={() => onPreset(each)}
          >
            {tp(`presets.${each}`)}
          </button>
        ))}
      </fieldset>
      <div className={styles['group']}>
        <IconButton icon="chevron-left" label={t('tools.earlier')} onPress={() => handle.page(-1)} />
        <Button small onPress={() => handle.reveal(today)}>
          {t('timeline.today')}
        </Button>
        <IconButton icon="chevron-right" label={t('tools.later')} onPress={() => handle.page(1)} />
      </div>
    </>
  );
};

const UndoTools = () => {
  const { t } = useTranslation('scheduler');
  const { editor } = useScheduler();
  const { history } = useEditorView().plan;
  const tell = useCallback(
    async (step: Promise<boolean>) => {
      try {
        if (!(await step)) snackbar.info(t('tools.not_undone'));
      } catch (thrown) {
        snackbar.error(t('save.failed', { why: toApiError(thrown).message }));
      }
    },
    [t],
  );
  const undo = useCallback(() => void tell(editor.undo()), [editor, tell]);
  const redo = useCallback(() => void tell(editor.redo()), [editor, tell]);
  useUndoKeys(undo, redo);
  const nothing = t('tools.nothing');
  return (
    <div className={styles['group']}>
      <ActionButton
        variant="quiet"
        small
        icon="undo"
        disabledReason={history.past.length === 0 ? nothing : null}
        onPress={undo}
      >
        {t('tools.undo')}
      </ActionButton>
      <ActionButton
        variant="quiet"
        small
        icon="redo"
        disabledReason={history.future.length === 0 ? nothing : null}
        onPress={redo}
      >
        {t('tools.redo')}
      </ActionButton>
    </div>
  );
};

type ToolbarProps = ZoomToolsProps & { readonly onAdded: (id: number) => void };

export const Toolbar = ({ onAdded, ...zoom }: ToolbarProps) => {
  const { t } = useTranslation('scheduler');
  const { readOnly } = useScheduler();
  const [adding, setAdding] = useState(false);
  return (
    <div className={styles['tools']} role="toolbar" aria-label={t('tools.label')} data-no-print>
      <ZoomTools {...zoom} />
      {!readOnly && <UndoTools />}
      {!readOnly && (
        <Button small icon="add" onPress={() => setAdding(true)}>
          {t('add.button')}
        </Button>
      )}
      {adding && <AddDialog onClose={() => setAdding(false)} onAdded={onAdded} />}
    </div>
  );
};
