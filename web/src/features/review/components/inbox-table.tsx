import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { WholeDays } from '#ui/whole-days.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DecisionButtons } from '#features/applications/components/decision-buttons.tsx';
import { StatusChip } from '#features/applications/components/status-chip.tsx';
import type { ListProps } from '../listed.ts';
import { RankCell } from '../standings/rank-cell.tsx';
import { daysOf, type TableRow, tableSorts } from './table-order.ts';
import { titleId } from '../inbox-titles.ts';
import styles from './inbox-table.module.css';

type InboxTableProps = ListProps & {
  readonly rows: readonly TableRow[];
  readonly sort: Parameters<typeof Table<TableRow>>[0]['sort'] & object;
  readonly onSort: (sort: string) => void;
};

const useColumns = (props: InboxTableProps): readonly Column<TableRow>[] => {
  const { ranking, chosen, onChoose, onOpen, onDeciding, onDecided, home, openedId } = props;
  const { t } = useTranslation(['review', 'application_form', 'applications']);
  const { number } = useFormat();
  const titleOf = ({ item }: TableRow) => item.project_title ?? t('application_form:untitled');
  const columns: readonly Column<TableRow>[] = [
    {
      key: 'choose',
      header: '',
      label: t('review:several.choose'),
      cell: (row) =>
        row.item.can['accept'] && (
          <Checkbox
            label={<VisuallyHidden>{`${t('review:several.choose')} ${titleOf(row)}`}</VisuallyHidden>}
            value={chosen.has(row.item.id)}
            onChange={(isChosen) => onChoose(row.item.id, isChosen)}
          />
        ),
    },
    { key: 'id', header: t('review:table.id'), align: 'end', cell: ({ item }) => item.id },
    {
      key: 'project_title',
      header: t('review:table.title'),
      isRowHeader: true,
      cell: (row) => (
        <span id={titleId(row.item.id)} className={styles['title']}>
          <Link href={paths.request(row.item.id)}>{titleOf(row)}</Link>
        </span>
      ),
    },
    {
      key: 'actions',
      header: '',
      label: t('review:table.actions'),
      cell: (row) => (
        <span className={styles['actions']}>
          <span className={styles['beside']}>
            <IconButton
              icon="document"
              label={`${t('review:inbox.open_beside')} ${titleOf(row)}`}
              isDisabled={row.item.id === openedId}
              onPress={() => onOpen(row.item.id)}
            />
          </span>
          <DecisionButtons
            application={row.item}
            asMenu={t('review:table.decide', { title: titleOf(row) })}
            onDone={() => onDecided(row.item.id)}
            onOpenChange={onDeciding}
            home={home}
          />
        </span>
      ),
    },
    {
      key: 'place',
      header: t('review:ranking.column'),
      cell: ({ item }) => <RankCell item={item} ranking={ranking} />,
    },
    {
      key: 'priority',
      header: t('review:standing.priority'),
      align: 'end',
      cell: ({ priority }) => (priority === null ? '–' : number(priority)),
    },
    {
      key: 'free',
      header: t('review:table.free'),
      align: 'end',
      cell: ({ outlook }) => {
        if (outlook?.needed_days == null || outlook.free_in_a_row === null) return '–';
        const { free_in_a_row: free, needed_days: needed } = outlook;
        const words = t('review:table.free_of', { free: number(free), needed: number(needed) });
        return free < needed ? (
          <strong className={styles['short']}>
            <Icon name="alert" size={16} label={t('review:table.too_short')} /> {words}
          </strong>
        ) : (
          words
        );
      },
    },
    {
      key: 'rivals',
      header: t('review:table.rivals'),
      align: 'end',
      cell: ({ outlook }) =>
        outlook === undefined
          ? '–'
          : t('review:table.rivals_of', {
              count: outlook.rivals.length,
              days: number(outlook.rivals.reduce((sum, rival) => sum + daysOf(rival), 0)),
            }),
    },
    {
      key: 'days',
      header: t('review:table.days'),
      align: 'end',
      cell: ({ item }) => number(item.operational_days ?? 0),
    },
    {
      key: 'window',
      header: t('review:table.window'),
      cell: ({ item }) => (
        <WholeDays text={`${item.operational_window_start ?? '–'} / ${item.operational_window_end ?? '–'}`} />
      ),
    },
    { key: 'vessel', header: t('review:inbox.vessel_filter'), cell: ({ vessel }) => vessel },
    { key: 'primary', header: t('review:table.primary'), cell: ({ primary }) => primary },
    {
      key: 'fiscal_year',
      header: t('review:inbox.fiscal_year'),
      isShort: true,
      cell: (row) => row.fiscalYear,
    },
    {
      key: 'submitted_at',
      header: t('review:table.submitted'),
      isShort: true,
      cell: ({ item }) => <WholeDays text={item.submitted_at?.slice(0, 10) ?? '–'} />,
    },
    {
      key: 'state',
      header: t('review:inbox.readiness'),
      cell: ({ item }) => (
        <>
          <StatusChip statusId={item.status_id} />
          {item.readiness && (
            <span className={styles['ready']}>{t(`applications:readiness.${item.readiness}`)}</span>
          )}
        </>
      ),
    },
  ];
  return columns.map((column) => ({ ...column, isSortable: tableSorts.some((key) => key === column.key) }));
};

/** Forty applications at a glance, in any order, each with the actions of its card. */
export const InboxTable = (props: InboxTableProps) => {
  const { t } = useTranslation('review');
  const { rows, sort, onSort } = props;
  const columns = useColumns(props);
  return (
    <>
      <p className={styles['explained']}>{t('table.explained')}</p>
      <Table
        caption={t('table.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ item }) => item.id}
        sort={sort}
        onSort={({ key, direction }) => onSort(direction === 'descending' ? `-${key}` : key)}
      />
    </>
  );
};
