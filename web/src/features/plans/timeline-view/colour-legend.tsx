import { useTranslation } from 'react-i18next';
import styles from './colour-legend.module.css';
import { useTimelineView } from './use-timeline-view.ts';

export const ColourLegend = () => {
  const { t } = useTranslation('scheduler');
  const { view, categories } = useTimelineView();
  if (view.colour === 'one' || categories.legend.length === 0) return null;
  return (
    <ul className={styles['legend']} aria-label={t(`view.colours.${view.colour}`)}>
      {categories.legend.map(({ key, label, hue, count }) => (
        <li key={key}>
          <span className={styles['sample']} data-hue={hue} />
          {t('view.counted', { label, count })}
        </li>
      ))}
    </ul>
  );
};
