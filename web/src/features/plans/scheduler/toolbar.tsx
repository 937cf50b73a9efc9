import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { presets, type Preset } from '@shiptime/domain/plans/timeline/calendar';
import { Button, IconButton } from '../../../ui/button.tsx';
import { AddDialog } from '../mission/add-dialog.tsx';
import type { TimelineHandle } from '../timeline/timeline-handle.ts';
import { useToday } from '../use-today.ts';
import { FurtherTools } from './further-tools.ts';
import { useScheduler } from './scheduler-model.ts';
import { UndoTools } from './undo-tools.tsx';
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

type ToolbarProps = ZoomToolsProps & { readonly onAdded: (id: number) => void };

export const Toolbar = ({ onAdded, ...zoom }: ToolbarProps) => {
  const { t } = useTranslation('scheduler');
  const { readOnly } = useScheduler();
  const furtherTools = useContext(FurtherTools);
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
      {furtherTools}
      {adding && <AddDialog onClose={() => setAdding(false)} onAdded={onAdded} />}
    </div>
  );
};
