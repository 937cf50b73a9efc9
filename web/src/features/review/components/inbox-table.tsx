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
import { DecisionButtons } from '#features/applications/deciding/decision-buttons.tsx';
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

/** Which application it is, and what can be done with it. */
const useActingColumns = (
  props: InboxTableProps,
  titleOf: (row: TableRow) => string,
): readonly Column<TableRow>[] => {
  const { chosen, onChoose, onOpen, onDeciding, onDecided, home, openedId } = props;
  const { t } = useTranslation('review');
  return [
    {
      key: 'choose',
      header: '',
      label: t('several.choose'),
      cell: (row) =>
        row.item.can['accept'] && (
          <Checkbox
            label={<VisuallyHidden>{`${t('several.choose')} ${titleOf(row)}`}</VisuallyHidden>}
            value={chosen.has(row.item.id)}
            onChange={(isChosen) => onChoose(row.item.id, isChosen)}
          />
        ),
    },
    { key: 'id', header: t('table.id'), align: 'end', cell: ({ item }) => item.id },
    {
      key: 'project_title',
      header: t('table.title'),
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
      label: t('table.actions'),
      onCard: 'corner',
      cell: (row) => (
        <span className={styles['actions']}>
          <span className={styles['beside']}>
            <IconButton
              small
              icon="document"
              label={`${t('inbox.open_beside')} ${titleOf(row)}`}
              isDisabled={row.item.id === openedId}
              onPress={() => onOpen(row.item.id)}
            />
          </span>
          <DecisionButtons
            application={row.item}
            asMenu={t('table.decide', { title: titleOf(row) })}
            onDone={() => onDecided(row.item.id)}
            onOpenChange={onDeciding}
            home={home}
          />
        </span>
      ),
    },
  ];
};

/** How long the ship is free when it is wanted, and who else wants it then. */
const useOutlookColumns = (): readonly Column<TableRow>[] => {
  const { t } = useTranslation('review');
  const { number, days } = useFormat();
  return [
    {
      key: 'free',
      header: t('table.free'),
      align: 'end',
      cell: ({ outlook }) => {
        if (outlook?.needed_days == null || outlook.free_in_a_row === null) return '–';
        const { free_in_a_row: free, needed_days: needed } = outlook;
        const words = t('table.free_of', { free: number(free), needed: number(needed) });
        return free < needed ? (
          <strong className={styles['short']}>
            <Icon name="alert" size={16} label={t('table.too_short')} /> {words}
          </strong>
        ) : (
          words
        );
      },
    },
    {
      key: 'rivals',
      header: t('table.rivals'),
      align: 'end',
      cell: ({ outlook }) =>
        outlook === undefined
          ? '–'
          : outlook.rivals.length === 0
            ? number(0)
            : t('table.rivals_of', {
                count: outlook.rivals.length,
                days: days(outlook.rivals.reduce((sum, rival) => sum + daysOf(rival), 0)),
              }),
    },
  ];
};

const State = ({ item }: Pick<TableRow, 'item'>) => {
  const { t } = useTranslation('applications');
  return (
    <>
      <StatusChip statusId={item.status_id} />
      {item.readiness && <span className={styles['ready']}>{t(`readiness.${item.readiness}`)}</span>}
    </>
  );
};

const useColumns = (props: InboxTableProps): readonly Column<TableRow>[] => {
  const { ranking } = props;
  const { t } = useTranslation(['review', 'application_form', 'applications']);
  const { number } = useFormat();
  const titleOf = ({ item }: TableRow) => item.project_title ?? t('application_form:untitled');
  const columns: readonly Column<TableRow>[] = [
    ...useActingColumns(props, titleOf),
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
    ...useOutlookColumns(),
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
        <WholeDays
          text={`${item.operational_window_start ?? '–'}\u00a0/ ${item.operational_window_end ?? '–'}`}
        />
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
      cell: ({ item }) => <State item={item} />,
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
        wide
      />
    </>
  );
};
