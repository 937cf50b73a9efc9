import { useTranslation } from 'react-i18next';
import styles from '../room-bar.module.css';
import { useTimelineView } from './use-timeline-view.ts';
import { colourModes } from './timeline-view.ts';

export const ColourChoice = () => {
  const { t } = useTranslation('scheduler');
  const { view, change } = useTimelineView();
  return (
    <select
      className={styles['choice']}
      aria-label={t('view.colour')}
      title={t('view.colour')}
      value={view.colour}
      onChange={({ target }) =>
        change({ colour: colourModes.find((mode) => mode === target.value) ?? 'one' })
      }
    >
      {colourModes.map((mode) => (
        <option key={mode} value={mode}>
          {t(`view.colours.${mode}`)}
        </option>
      ))}
    </select>
  );
};
