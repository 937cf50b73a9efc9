import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { describeOperations } from '@shiptime/domain/applications/operation-words';
import { operationsOf, type StationRow, stationFields } from './station-edits.ts';
import type { StationConflict } from './station-queue-state.ts';
import styles from './station-conflicts.module.css';

type Props = {
  readonly conflicts: readonly StationConflict[];
  readonly onKeepMine: (conflict: StationConflict) => void;
  readonly onTakeTheirs: (conflict: StationConflict) => void;
};

type Field = (typeof stationFields)[number] | 'operations';

const useShown = () => {
  const { language, number } = useFormat();
  return (row: StationRow, field: Field): string => {
    if (field === 'operations') return describeOperations(language, operationsOf(row));
    const value = row[field];
    return typeof value === 'number' ? number(value, 6) : (value ?? '');
  };
};

const Conflict = ({
  conflict,
  onKeepMine,
  onTakeTheirs,
}: { conflict: StationConflict } & Omit<Props, 'conflicts'>) => {
  const { t } = useTranslation('application_form');
  const shown = useShown();
  const { mine, theirs, values } = conflict;
  const fields: readonly Field[] = values.operations ? [...stationFields, 'operations'] : stationFields;
  return (
    <Notice
      tone="warning"
      live
      title={t(theirs ? 'stations.conflict' : 'stations.conflict_deleted', { name: mine.name })}
      actions={
        <>
          <Button small onPress={() => onKeepMine(conflict)}>
            {t(theirs ? 'stations.keep_mine' : 'stations.add_again')}
          </Button>
          <Button small onPress={() => onTakeTheirs(conflict)}>
            {t(theirs ? 'stations.take_theirs' : 'stations.leave_deleted')}
          </Button>
        </>
      }
    >
      <table className={styles['sides']}>
        <thead>
          <tr>
            <th scope="col">{t('stations.column')}</th>
            <th scope="col">{t('stations.mine')}</th>
            {theirs && <th scope="col">{t('stations.theirs')}</th>}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr
              key={field}
              data-differs={(theirs && shown(theirs, field) !== shown(mine, field)) || undefined}
            >
              <th scope="row">
                {t(field === 'operations' ? 'stations.operations_label' : `stations.${field}`)}
              </th>
              <td>{shown(mine, field)}</td>
              {theirs && <td>{shown(theirs, field)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Notice>
  );
};

export const StationConflicts = ({ conflicts, ...rest }: Props) =>
  conflicts.map((conflict) => <Conflict key={conflict.id} conflict={conflict} {...rest} />);
