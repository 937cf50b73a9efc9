import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WarningCode } from '@shiptime/domain/applications/warnings';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { PlainButton } from '../../../../ui/plain-button.tsx';
import { useWarningText } from '../warnings/warning-note.tsx';
import type { StationRow } from './station-edits.ts';
import styles from './stations.module.css';

export type LineActions = {
  readonly select: (id: number, isSelected: boolean, toHere: boolean) => void;
  readonly choose: (id: number) => void;
  readonly step: (id: number, by: 1 | -1) => void;
  readonly edit: (id: number) => void;
  readonly remove: (id: number) => void;
  readonly west: (id: number) => void;
};

type Props = {
  readonly row: StationRow;
  /** Counted from 1. */
  readonly position: number;
  readonly isLast: boolean;
  /** Nautical miles from the station before; null for the first. */
  readonly leg: number | null;
  /** Codes and texts joined: as long as they are the same, nothing is drawn anew. */
  readonly warnings: string;
  readonly hints: string;
  readonly isSelected: boolean;
  readonly isChosen: boolean;
  readonly readOnly: boolean;
  readonly actions: LineActions;
};

const LineHints = ({ row, warnings, hints, readOnly, actions }: Props) => {
  const { t } = useTranslation('application_form');
  const words = useWarningText();
  const codes = warnings === '' ? [] : (warnings.split(' ') as WarningCode[]);
  const texts = [
    ...codes.map((code) => words({ code, params: { name: row.name } })),
    ...(hints === '' ? [] : hints.split('\n')),
  ];
  if (texts.length === 0) return null;
  return (
    <ul className={styles['hints']}>
      {texts.map((text) => (
        <li key={text}>
          <Icon name="alert" size={16} />
          <span>{text}</span>
        </li>
      ))}
      {codes.includes('longitude_sign') && !readOnly && (
        <li>
          <PlainButton small onClick={() => actions.west(row.id)}>
            {t('stations.make_west')}
          </PlainButton>
        </li>
      )}
    </ul>
  );
};

/** One station in the table. */
export const StationLine = memo((props: Props) => {
  const { row, position, isLast, leg, isSelected, isChosen, readOnly, actions } = props;
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const { id, name, type, latitude, longitude } = row;
  const isOnItsWay = id < 0;
  return (
    <tr data-station={id} data-chosen={isChosen || undefined}>
      {!readOnly && (
        <td className={styles['tick']}>
          <input
            type="checkbox"
            aria-label={t('stations.select', { name })}
            checked={isSelected}
            disabled={isOnItsWay}
            onChange={(event) => {
              const { shiftKey } = event.nativeEvent as unknown as MouseEvent;
              actions.select(id, event.target.checked, shiftKey);
            }}
          />
        </td>
      )}
      <td className={styles['number']}>{position}</td>
      <th scope="row">
        <button
          type="button"
          className={styles['name']}
          aria-pressed={isChosen}
          onClick={() => actions.choose(id)}
        >
          {name}
        </button>
        {type && <span className={styles['type']}>{type}</span>}
        <LineHints {...props} />
      </th>
      <td className={styles['number']}>{number(latitude, 5)}</td>
      <td className={styles['number']}>{number(longitude, 5)}</td>
      <td className={styles['number']}>{leg === null ? '' : number(leg, 1)}</td>
      {!readOnly && (
        <td className={styles['actions']}>
          <PlainButton
            variant="quiet"
            small
            icon="arrow-up"
            aria-label={t('stations.up', { name })}
            data-act="up"
            disabled={position === 1 || isOnItsWay}
            onClick={() => actions.step(id, -1)}
          />
          <PlainButton
            variant="quiet"
            small
            icon="arrow-down"
            aria-label={t('stations.down', { name })}
            data-act="down"
            disabled={isLast || isOnItsWay}
            onClick={() => actions.step(id, 1)}
          />
          <PlainButton
            variant="quiet"
            small
            icon="edit"
            aria-label={t('parts.edit_row', { name })}
            data-act="edit"
            disabled={isOnItsWay}
            onClick={() => actions.edit(id)}
          />
          <PlainButton
            variant="quiet"
            small
            icon="trash"
            aria-label={t('parts.delete_row', { name })}
            data-act="remove"
            disabled={isOnItsWay}
            onClick={() => actions.remove(id)}
          />
        </td>
      )}
    </tr>
  );
});
