import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { Span } from '@shiptime/domain/plans/missions';
import { IconButton } from '#ui/button.tsx';
import styles from './zoom-slider.module.css';
import {
  sliderValueOf,
  visibleDays,
  zoomBySteps,
  type TimelineZoom,
  zoomFromSlider,
} from '../viewport/zoom.ts';

type ClosenessSliderProps = {
  readonly zoom: TimelineZoom;
  readonly whole: Span;
  readonly onZoom: (zoom: TimelineZoom) => void;
};

export const ZoomSlider = ({ zoom, whole, onZoom }: ClosenessSliderProps) => {
  const { t } = useTranslation('scheduler');
  const { days } = useFormat();
  return (
    <div className={styles['closeness']}>
      <IconButton
        small
        icon="minus"
        label={t('room.further')}
        onPress={() => onZoom(zoomBySteps(zoom, -1, whole))}
      />
      <input
        type="range"
        min={0}
        max={100}
        aria-label={t('room.closeness')}
        aria-valuetext={days(visibleDays(zoom, whole), 0)}
        value={sliderValueOf(zoom, whole)}
        onChange={({ target }) => onZoom(zoomFromSlider(Number(target.value), whole))}
      />
      <IconButton
        small
        icon="add"
        label={t('room.closer')}
        onPress={() => onZoom(zoomBySteps(zoom, 1, whole))}
      />
    </div>
  );
};
