import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { nameIn } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { DecisionButtons } from '../../applications/components/decision-buttons.tsx';
import { StatusChip } from '../../applications/components/status-chip.tsx';
import { useVessels } from '../../vessels/api.ts';
import type { InboxItem } from '../api.ts';

type Props = { readonly name: string; readonly items: readonly InboxItem[]; readonly onDecided: () => void };

export const InboxTable = ({ name, items, onDecided }: Props) => {
  const { t } = useTranslation(['review', 'applications', 'application_form']);
  const format = useFormat();
  const vessels = useVessels();
  const vesselName = (id: unknown) => {
    const vessel = vessels.find((candidate) => candidate.id === id);
    return vessel ? nameIn(format.language, vessel) : '–';
  };
  const number = (value: unknown) => (typeof value === 'number' ? format.number(value) : '–');
  const columns: readonly Column<InboxItem>[] = [
    {
      key: 'title',
      header: t('review:inbox.project'),
      isRowHeader: true,
      cell: (row) => (
        <>
          <Link href={paths.request(row.id)}>{row.project_title}</Link>
          <br />
          {`${row.id}, ${row.primaryProponent?.first_name ?? ''} ${row.primaryProponent?.last_name ?? ''}`}
        </>
      ),
    },
    {
      key: 'status',
      header: t('review:inbox.status'),
      cell: (row) => <StatusChip statusId={row.status_id} />,
    },
    {
      key: 'preferences',
      header: t('review:inbox.preferences'),
      cell: (row) => (
        <>
          {`1. ${vesselName(row['vessel_preference_1_id'])}`}
          <br />
          {`2. ${vesselName(row['vessel_preference_2_id'])}`}
        </>
      ),
    },
    {
      key: 'days',
      header: t('review:inbox.days'),
      align: 'end',
      cell: (row) => number(row['operational_days']),
    },
    {
      key: 'window',
      header: t('review:inbox.window'),
      cell: (row) =>
        `${String(row['operational_window_start'] ?? '')} – ${String(row['operational_window_end'] ?? '')}`,
    },
    {
      key: 'berths',
      header: t('review:inbox.berths'),
      align: 'end',
      cell: (row) => `${number(row['min_science_berths'])} / ${number(row['ideal_science_berths'])}`,
    },
    {
      key: 'readiness',
      header: t('review:inbox.readiness'),
      cell: (row) => (
        <>
          {t(`applications:readiness.${row.readiness}`)}
          <br />
          {t('review:inbox.age', { count: row.age_days })}
        </>
      ),
    },
    {
      key: 'decide',
      header: '',
      label: t('review:inbox.decide'),
      cell: (row) => <DecisionButtons application={row} onDone={onDecided} />,
    },
  ];
  return <Table caption={name} columns={columns} rows={items} rowKey={({ id }) => id} />;
};
