import { useTranslation } from 'react-i18next';
import { presets, type Preset } from '@shiptime/domain/plans/timeline/calendar';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { TimelineHandle } from '../timeline/timeline-handle.ts';
import { useToday } from '../use-today.ts';
import { useEditorView, useScheduler } from './scheduler-model.ts';
import styles from './scheduler.module.css';

type ToolbarProps = {
  readonly preset: Preset;
  readonly onPreset: (preset: Preset) => void;
  readonly handle: TimelineHandle;
};

/** How much of the year is seen, and where. */
export const ZoomTools = ({ preset, onPreset, handle }: ToolbarProps) => {
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

export const Toolbar = (props: ToolbarProps) => {
  const { t } = useTranslation('scheduler');
  const { editor, readOnly } = useScheduler();
  const { plan } = useEditorView();
  return (
    <div className={styles['tools']} role="toolbar" aria-label={t('tools.label')}>
      <ZoomTools {...props} />
      {!readOnly && (
        <div className={styles['group']}>
          <IconButton
            icon="undo"
            label={t('tools.undo')}
            isDisabled={plan.history.past.length === 0}
            onPress={() => editor.undo()}
          />
          <IconButton
            icon="redo"
            label={t('tools.redo')}
            isDisabled={plan.history.future.length === 0}
            onPress={() => editor.redo()}
          />
        </div>
      )}
    </div>
  );
};
