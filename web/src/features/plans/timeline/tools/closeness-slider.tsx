import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { Span } from '@shiptime/domain/plans/missions';
import { IconButton } from '#ui/button.tsx';
import styles from './closeness-slider.module.css';
import { closeness, daysSeen, steppedZoom, type Zoom, zoomAt } from '../viewport/zoom.ts';

type ClosenessSliderProps = {
  readonly zoom: Zoom;
  readonly whole: Span;
  readonly onZoom: (zoom: Zoom) => void;
};

export const ClosenessSlider = ({ zoom, whole, onZoom }: ClosenessSliderProps) => {
  const { t } = useTranslation('scheduler');
  const { days } = useFormat();
  return (
    <div className={styles['closeness']}>
      <IconButton
        small
        icon="minus"
        label={t('room.further')}
        onPress={() => onZoom(steppedZoom(zoom, -1, whole))}
      />
      <input
        type="range"
        min={0}
        max={100}
        aria-label={t('room.closeness')}
        aria-valuetext={days(daysSeen(zoom, whole), 0)}
        value={closeness(zoom, whole)}
        onChange={({ target }) => onZoom(zoomAt(Number(target.value), whole))}
      />
      <IconButton
        small
        icon="add"
        label={t('room.closer')}
        onPress={() => onZoom(steppedZoom(zoom, 1, whole))}
      />
    </div>
  );
};
