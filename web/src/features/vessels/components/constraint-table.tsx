import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import { constraintName } from '@shiptime/domain/vessels/constraint-names';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import { IconButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Row } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { findMissionsInPeriod } from '../planned-missions.ts';
import { MissionLinks } from './mission-links.tsx';
import type { Constraint } from '@shiptime/domain/vessels/vessel-wire';

type ConstraintTableProps = {
  readonly constraints: readonly Constraint[];
  readonly missions: readonly Mission[];
  readonly onEdit: (constraint: Constraint) => void;
  readonly onRemove: (constraint: Constraint) => void;
};

const useActions = (
  onEdit: ConstraintTableProps['onEdit'],
  onRemove: ConstraintTableProps['onRemove'],
): TableColumn<Constraint> => {
  const { t } = useTranslation('vessels');
  const language = useLanguage();
  return {
    key: 'actions',
    header: '',
    label: t('constraints.actions'),
    isShort: true,
    cell: (constraint) => (
      <Row>
        {constraint.can.update && (
          <IconButton
            icon="edit"
            small
            label={t('constraints.edit_named', { name: constraintName(constraint, language) })}
            onPress={() => onEdit(constraint)}
          />
        )}
        {constraint.can.delete && (
          <IconButton
            icon="trash"
            small
            label={t('constraints.remove_named', { name: constraintName(constraint, language) })}
            onPress={() => onRemove(constraint)}
          />
        )}
      </Row>
    ),
  };
};

export const ConstraintTable = ({ constraints, missions, onEdit, onRemove }: ConstraintTableProps) => {
  const { t } = useTranslation('vessels');
  const { language, number } = useFormat();
  const ports = useReferenceList('ports');
  const portOf = ({ port_id }: Constraint) => {
    const port = ports.find(({ id }) => id === port_id);
    return port ? nameInLanguage(language, port) : '–';
  };
  const editable = constraints.some(({ can }) => can.update || can.delete);
  const actions = useActions(onEdit, onRemove);
  const within = ({ start_date, end_date }: Constraint) =>
    findMissionsInPeriod(missions, start_date, end_date);
  const hasOverlaps = constraints.some((constraint) => within(constraint).length > 0);
  const overlaps: TableColumn<Constraint> = {
    key: 'missions',
    header: t('constraints.overlaps'),
    cell: (constraint) => <MissionLinks missions={within(constraint)} />,
  };
  const columns: TableColumn<Constraint>[] = [
    {
      key: 'name',
      header: t('constraints.name'),
      isRowHeader: true,
      cell: (each) => <UserText text={constraintName(each, language)} />,
    },
    { key: 'kind', header: t('constraints.kind'), cell: ({ kind }) => t(`constraints.kinds.${kind}`) },
    { key: 'start', header: t('constraints.start'), isShort: true, cell: ({ start_date }) => start_date },
    { key: 'end', header: t('constraints.end'), isShort: true, cell: ({ end_date }) => end_date },
    {
      key: 'days',
      header: t('constraints.days'),
      align: 'end',
      cell: ({ duration_days }) => number(duration_days),
    },
    { key: 'port', header: t('constraints.port'), cell: portOf },
    ...(hasOverlaps ? [overlaps] : []),
    ...(editable ? [actions] : []),
  ];
  if (constraints.length === 0) return <EmptyState icon="wrench" title={t('constraints.none')} />;
  const inOrder = constraints.toSorted((a, b) => a.start_date.localeCompare(b.start_date));
  return (
    <Table caption={t('constraints.caption')} columns={columns} rows={inOrder} rowKey={({ id }) => id} />
  );
};
