import { useTranslation } from 'react-i18next';
import { zoomPresets } from '@shiptime/domain/plans/timeline/calendar';
import { Button, IconButton } from '#ui/button.tsx';
import type { TimelineHandle } from '../timeline-handle.ts';
import { useTodayTick } from '#features/plans/use-today.ts';
import type { TimelineZoom } from '../viewport/zoom.ts';
import styles from './zoom-tools.module.css';

type ZoomToolsProps = {
  readonly zoom: TimelineZoom;
  readonly onZoom: (zoom: TimelineZoom) => void;
  readonly handle: TimelineHandle;
};

export const ZoomPresetButtons = ({ zoom, onZoom }: Omit<ZoomToolsProps, 'handle'>) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  return (
    <fieldset className={styles['presets']} aria-label={t('tools.zoom')}>
      {zoomPresets.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === zoom}
          className={styles['preset']}
          onClick={() => onZoom(each)}
        >
          {tp(`presets.${each}`)}
        </button>
      ))}
    </fieldset>
  );
};

export const TimelinePaging = ({ handle }: Pick<ZoomToolsProps, 'handle'>) => {
  const { t } = useTranslation('scheduler');
  const today = useTodayTick();
  return (
    <div className={styles['group']}>
      <IconButton small icon="chevron-left" label={t('tools.earlier')} onPress={() => handle.page(-1)} />
      <Button small variant="quiet" onPress={() => handle.reveal(today)}>
        {t('timeline.today')}
      </Button>
      <IconButton small icon="chevron-right" label={t('tools.later')} onPress={() => handle.page(1)} />
    </div>
  );
};

export const ZoomTools = ({ handle, ...zoom }: ZoomToolsProps) => (
  <>
    <ZoomPresetButtons {...zoom} />
    <TimelinePaging handle={handle} />
  </>
);
