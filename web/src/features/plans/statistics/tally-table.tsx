import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { type TableColumn, Table } from '#ui/table.tsx';
import styles from './tally-table.module.css';

type TallyRow = {
  readonly id: number;
  readonly name: string;
  readonly applications: number;
  readonly requested_days?: number;
};

type TallyTableProps = {
  readonly caption: string;
  readonly nameHeader: string;
  readonly rows: readonly TallyRow[];
};

export const TallyTable = ({ caption, nameHeader, rows }: TallyTableProps) => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const most = Math.max(1, ...rows.map(({ applications }) => applications));
  const days: TableColumn<TallyRow> = {
    key: 'requested_days',
    header: t('measures.requested_days'),
    align: 'end',
    cell: ({ requested_days = 0 }) => format.number(requested_days),
  };
  return (
    <Table
      caption={caption}
      stacked={false}
      columns={[
        { key: 'name', header: nameHeader, isRowHeader: true, cell: ({ name }) => name },
        {
          key: 'applications',
          header: t('measures.applications'),
          cell: ({ applications }) => (
            <span className={styles['count']}>
              <span className={styles['number']}>{format.number(applications)}</span>
              <span
                className={styles['bar']}
                style={{ inlineSize: `${(8 * applications) / most}rem` }}
                aria-hidden="true"
              />
            </span>
          ),
        },
        ...(rows.some(({ requested_days }) => requested_days !== undefined) ? [days] : []),
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
};
