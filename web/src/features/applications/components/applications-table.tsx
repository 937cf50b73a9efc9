import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { UserText } from '#ui/user-text.tsx';
import { Link } from '#ui/link.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import type { ListedApplication } from './application-columns.ts';
import styles from './applications-table.module.css';
import { StatusChip } from './status-chip.tsx';

type Props = {
  readonly applications: readonly ListedApplication[];
  /** Sort key as in the API, such as `-submitted_at`. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly columns: readonly TableColumn<ListedApplication>[];
};

const useNameColumns = (): readonly TableColumn<ListedApplication>[] => {
  const { t } = useTranslation(['application_list', 'application_form']);
  return [
    {
      key: 'id',
      header: t('application_list:column.id'),
      align: 'end',
      isSortable: true,
      cell: (row) => row.id,
    },
    {
      key: 'project_title',
      header: t('application_list:column.project_title'),
      isRowHeader: true,
      isSortable: true,
      cell: (row) => (
        <span className={styles['title']}>
          <Link href={paths.request(row.id)}>
            <UserText text={row.project_title ?? t('application_form:untitled')} />
          </Link>
        </span>
      ),
    },
    {
      key: 'primary',
      header: t('application_list:column.primary'),
      cell: ({ primaryProponent: person }) => (
        <span className={styles['person']}>{person ? `${person.first_name} ${person.last_name}` : '–'}</span>
      ),
    },
  ];
};

const useTimeColumns = (): readonly TableColumn<ListedApplication>[] => {
  const { t } = useTranslation('application_list');
  const format = useFormat();
  return [
    {
      key: 'submitted_at',
      header: t('column.submitted_at'),
      isSortable: true,
      cell: (row) => row.submitted_at && <NonBreakingDates text={format.instant(row.submitted_at)} />,
    },
    {
      key: 'updated_at',
      header: t('column.updated_at'),
      isSortable: true,
      cell: (row) => <NonBreakingDates text={format.instant(row.updated_at)} />,
    },
  ];
};

export const useApplicationColumns = (): readonly TableColumn<ListedApplication>[] => {
  const { t } = useTranslation('application_list');
  const format = useFormat();
  const vessels = useVessels();
  const years = useReferenceList('fiscal_years');
  const vesselName = (id: number | null) => {
    const vessel = vessels.find((candidate) => candidate.id === id);
    return vessel ? nameInLanguage(format.language, vessel) : '–';
  };
  const number = (value: unknown) => (typeof value === 'number' ? format.number(value) : '–');
  return [
    ...useNameColumns(),
    {
      key: 'status_id',
      header: t('column.status_id'),
      isSortable: true,
      cell: (row) => <StatusChip statusId={row.status_id} />,
    },
    {
      key: 'fiscal_year_id',
      header: t('column.fiscal_year_id'),
      isSortable: true,
      isShort: true,
      cell: (row) => years.find(({ id }) => id === row.fiscal_year_id)?.name,
    },
    { key: 'vessel', header: t('column.vessel'), cell: (row) => vesselName(row.vessel_id) },
    {
      key: 'days',
      header: t('column.days'),
      align: 'end',
      cell: (row) => number(row['operational_days']),
    },
    {
      key: 'window',
      header: t('column.window'),
      cell: (row) => (
        <NonBreakingDates
          text={`${String(row['operational_window_start'] ?? '–')}\u00a0/ ${String(row['operational_window_end'] ?? '–')}`}
        />
      ),
    },
    ...useTimeColumns(),
  ];
};

export const ApplicationsTable = ({ applications, sort, onSort, columns }: Props) => {
  const { t } = useTranslation('application_list');
  const descending = sort.startsWith('-');
  return (
    <Table
      caption={t('title')}
      columns={columns}
      rows={applications}
      rowKey={({ id }) => id}
      sort={{ key: sort.replace(/^-/, ''), direction: descending ? 'descending' : 'ascending' }}
      onSort={({ key, direction }) => onSort(direction === 'descending' ? `-${key}` : key)}
      empty={t('none')}
    />
  );
};
