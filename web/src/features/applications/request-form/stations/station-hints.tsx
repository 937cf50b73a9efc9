import { useTranslation } from 'react-i18next';
import type { WarningCode } from '@shiptime/domain/applications/warnings';
import { Icon } from '#ui/icon.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { useWarningText } from '../warnings/warning-note.tsx';
import type { StationRow } from './station-edits.ts';
import styles from './station-hints.module.css';

type Props = {
  readonly row: StationRow;
  /** Warnings joined into strings, so that memoization compares them by value. */
  readonly warnings: string;
  readonly hints: string;
  readonly isCurrent: boolean;
  readonly onWest: (() => void) | null;
};

export const StationHints = ({ row, warnings, hints, isCurrent, onWest }: Props) => {
  const { t } = useTranslation('application_form');
  const words = useWarningText();
  const codes = warnings === '' ? [] : (warnings.split(' ') as WarningCode[]);
  const texts = [
    ...codes.map((code) => words({ code, params: { name: row.name } })),
    ...(hints === '' ? [] : hints.split('\n')),
  ];
  return (
    <ul className={styles['hints']}>
      {texts.map((text) => (
        <li key={text}>
          <Icon name="alert" size={16} />
          <span>{text}</span>
        </li>
      ))}
      {codes.includes('longitude_sign') && onWest && (
        <li>
          <PlainButton
            small
            data-act="west"
            aria-label={t('stations.make_west_of', { name: row.name })}
            tabIndex={isCurrent ? 0 : -1}
            onClick={onWest}
          >
            {t('stations.make_west')}
          </PlainButton>
        </li>
      )}
    </ul>
  );
};
