import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeOperations } from '@shiptime/domain/applications/operation-words';
import { replaceMinusWithHyphen } from '@shiptime/domain/shared/minus';
import { useFormat } from '#lib/format.ts';
import { readCell, readListPosition } from './read-cell.ts';
import { operationsOf, type StationField, type StationRow } from './station-edits.ts';
import { StationHints } from './station-hints.tsx';
import { type OperationActions, StationOperations } from './station-operations.tsx';
import { StationCell } from './station-cell.tsx';
import acts from './line-acts.module.css';
import styles from './stations.module.css';

export type StationRowActions = OperationActions & {
  readonly select: (id: number, isSelected: boolean, toHere: boolean) => void;
  readonly choose: (id: number) => void;
  readonly step: (id: number, by: 1 | -1) => void;
  readonly place: (id: number, position: number) => void;
  readonly remove: (id: number) => void;
  readonly west: (id: number) => void;
  readonly change: (row: StationRow, field: StationField, value: string | number | null) => void;
  readonly typedIn: (id: number, field: StationField) => string | undefined;
  readonly type: (before: StationRow, field: StationField, text: string | null) => void;
  readonly paste: (row: StationRow, field: StationField, text: string) => boolean;
};

type Props = {
  readonly row: StationRow;
  readonly position: number;
  readonly count: number;
  readonly leg: string;
  readonly warnings: string;
  readonly hints: string;
  readonly place: string;
  readonly isSelected: boolean;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly readOnly: boolean;
  readonly actions: StationRowActions;
};

const shownOf = (row: StationRow, field: StationField, number: (value: number, digits: number) => string) => {
  const value = row[field];
  return typeof value === 'number' ? number(value, 6) : (value ?? '');
};

const isHinted = ({ warnings, hints }: Pick<Props, 'warnings' | 'hints'>): boolean =>
  warnings !== '' || hints !== '';

const isOnItsWay = ({ id }: StationRow): boolean => id < 0;

const tabIndexOf = (isCurrent: boolean) => (isCurrent ? 0 : -1);

const Tick = ({ row, isSelected, isCurrent, actions }: Props) => {
  const { t } = useTranslation('application_form');
  const { id, name } = row;
  return (
    <td className={styles['tick']}>
      <input
        type="checkbox"
        data-act="tick"
        tabIndex={tabIndexOf(isCurrent)}
        aria-label={t('stations.select', { name })}
        checked={isSelected}
        disabled={isOnItsWay(row)}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as unknown as MouseEvent;
          actions.select(id, event.target.checked, shiftKey);
        }}
      />
    </td>
  );
};

const Position = ({ row, position, count, isCurrent, readOnly, actions }: Props) => {
  const { t } = useTranslation('application_form');
  const { id, name } = row;
  return (
    <td className={styles['position']} data-label={t('stations.position')}>
      {readOnly ? (
        position
      ) : (
        <StationCell
          label={t('stations.cell_of', { column: t('stations.position'), name })}
          field="position"
          value={String(position)}
          read={readListPosition(count)}
          isCurrent={isCurrent}
          disabled={isOnItsWay(row)}
          isNumber
          onCommit={(value) => actions.place(id, Number(value))}
        />
      )}
    </td>
  );
};

const Operations = ({ row }: Pick<Props, 'row'>) => {
  const { language } = useFormat();
  const operations = operationsOf(row);
  return (
    operations.length > 0 && <p className={styles['place']}>{describeOperations(language, operations)}</p>
  );
};

type OpenProps = { readonly isOpen: boolean; readonly onToggle: () => void };

const Under = ({ row, place, warnings, hints, isCurrent, readOnly, actions, isOpen }: Props & OpenProps) => (
  <div className={styles['under']}>
    <p className={styles['place']}>{place}</p>
    {isOpen ? <StationOperations row={row} actions={actions} /> : <Operations row={row} />}
    {isHinted({ warnings, hints }) && (
      <StationHints
        row={row}
        warnings={warnings}
        hints={hints}
        isCurrent={isCurrent}
        onWest={readOnly ? null : () => actions.west(row.id)}
      />
    )}
  </div>
);

const Actions = ({ row, position, count, isCurrent, actions, isOpen, onToggle }: Props & OpenProps) => {
  const { t } = useTranslation('application_form');
  const { id, name } = row;
  const act = (
    what: 'up' | 'down' | 'operations' | 'remove',
    label: string,
    isOff: boolean,
    press: () => void,
  ) => (
    <button
      type="button"
      className={acts['act']}
      aria-label={label}
      title={label}
      data-act={what}
      {...(what === 'operations' && { 'aria-expanded': isOpen })}
      tabIndex={tabIndexOf(isCurrent)}
      disabled={isOff || isOnItsWay(row)}
      onClick={press}
    />
  );
  return (
    <td className={styles['actions']}>
      {act('up', t('stations.up', { name }), position === 1, () => actions.step(id, -1))}
      {act('down', t('stations.down', { name }), position === count, () => actions.step(id, 1))}
      {act('operations', t('stations.operations_of', { name }), false, onToggle)}
      {act('remove', t('parts.delete_row', { name }), false, () => actions.remove(id))}
    </td>
  );
};

export const StationLine = memo((props: Props) => {
  const { row, leg, isChosen, isCurrent, readOnly, actions } = props;
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const { id, name } = row;
  const [isOpen, setOpen] = useState(false);
  const open = { isOpen: isOpen && !readOnly, onToggle: () => setOpen(!isOpen) };
  const cell = (field: StationField) => {
    const shown = shownOf(row, field, number);
    if (readOnly) return shown;
    return (
      <StationCell
        label={t('stations.cell_of', { column: t(`stations.${field}`), name })}
        field={field}
        value={typeof row[field] === 'number' ? replaceMinusWithHyphen(shown) : shown}
        read={(text) => readCell(field, text)}
        isCurrent={isCurrent}
        isNumber={typeof row[field] === 'number'}
        typed={actions.typedIn(id, field)}
        onType={(text) => actions.type(row, field, text)}
        onCommit={(value) => actions.change(row, field, value)}
        onPaste={(text) => actions.paste(row, field, text)}
      />
    );
  };
  return (
    <tr data-station={id} data-chosen={isChosen || undefined} aria-current={isChosen || undefined}>
      {!readOnly && <Tick {...props} />}
      <Position {...props} />
      <th scope="row" data-label={t('stations.name')} data-under>
        <div className={styles['name']}>{cell('name')}</div>
        <Under {...props} {...open} />
      </th>
      <td className={styles['type']} data-label={t('stations.type')}>
        {cell('type')}
      </td>
      <td className={styles['number']} data-label={t('stations.latitude')}>
        {cell('latitude')}
      </td>
      <td className={styles['number']} data-label={t('stations.longitude')}>
        {cell('longitude')}
      </td>
      <td className={styles['leg']} data-label={t('stations.leg')}>
        {leg}
      </td>
      {!readOnly && <Actions {...props} {...open} />}
    </tr>
  );
});
