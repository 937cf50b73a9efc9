import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnresolved } from '@shiptime/domain/plans/conflicts/conflict';
import { endDate, inOrder, type Mission, occupiedDays } from '@shiptime/domain/plans/missions';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextButton } from '../text-button.tsx';
import { useOutlook } from './scheduler-model.ts';

/** The same plan in rows: for reading, for printing, for whoever prefers it. */
export const MissionTable = ({ onOpen }: { onOpen: (id: number) => void }) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { number } = useFormat();
  const { missions, conflicts, words } = useOutlook();
  const rows = useMemo(() => inOrder(missions), [missions]);
  const { speaker } = words;
  const port = (id: number | null) => (id === null ? '–' : speaker.port(id));
  const wrong = (mission: Mission) =>
    conflicts.filter((found) => isUnresolved(found) && found.mission_ids.includes(mission.id)).length;
  const columns: readonly Column<Mission>[] = [
    { key: 'number', header: tp('fields.number.label'), align: 'end', cell: (row) => row.number },
    {
      key: 'title',
      header: tp('fields.title.label'),
      isRowHeader: true,
      cell: (row) => <TextButton onPress={() => onOpen(row.id)}>{row.title}</TextButton>,
    },
    {
      key: 'start',
      header: tp('fields.start_date.label'),
      cell: (row) =>
        row.start_date === null
          ? t('mission.unscheduled')
          : speaker.moment(row.start_date, row.start_fraction),
    },
    { key: 'end', header: tp('fields.end_date.label'), cell: (row) => endDate(row) ?? '–' },
    { key: 'days', header: t('mission.days'), align: 'end', cell: (row) => number(occupiedDays(row)) },
    {
      key: 'ports',
      header: t('mission.ports'),
      cell: (row) =>
        t('mission.ports_of', { from: port(row.mobilization_port_id), to: port(row.demobilization_port_id) }),
    },
    {
      key: 'berths',
      header: tp('fields.approved_berths.label'),
      align: 'end',
      cell: (row) => (row.approved_berths === null ? '–' : number(row.approved_berths)),
    },
    {
      key: 'conflicts',
      header: t('list.conflicts'),
      cell: (row) => {
        const count = wrong(row);
        return count === 0 ? (
          '–'
        ) : (
          <>
            <Icon name="alert" size={16} /> {t('list.errors', { count })}
          </>
        );
      },
    },
  ];
  return (
    <Table
      caption={t('table.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={t('table.none')}
    />
  );
};
