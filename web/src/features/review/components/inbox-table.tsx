import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link } from '#ui/link.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { UserText } from '#ui/user-text.tsx';
import { VerdictMark } from '#features/applications/components/verdict.tsx';
import { RankCell } from '../standings/rank-cell.tsx';
import type { RankingControls } from '../standings/use-ranking.ts';
import { inboxTitleId } from '../inbox-titles.ts';
import { type parseInboxSort, type InboxTableRow, inboxTableSorts } from './inbox-table-order.ts';
import styles from './inbox-table.module.css';

export type InboxTableProps = {
  readonly rows: readonly InboxTableRow[];
  readonly sort: ReturnType<typeof parseInboxSort>;
  readonly onSort: (sort: string) => void;
  readonly ranking: RankingControls;
  readonly shownId: number | undefined;
  readonly onOpen: (id: number, byKey: boolean) => void;
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (id: number, isTicked: boolean) => void;
};

const State = ({ item }: Pick<InboxTableRow, 'item'>) => {
  const { t } = useTranslation('applications');
  const { readiness = item.withdrawal_asked_at ? 'withdrawal_asked' : 'ready' } = item;
  return (
    <>
      {readiness !== 'ready' && <span className={styles['state']}>{t(`readiness.${readiness}`)}</span>}
      {Boolean(item.proposed_corrections) && (
        <span className={styles['state']}>{t('corrections.chip', { count: item.proposed_corrections })}</span>
      )}
    </>
  );
};

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const useNamingColumns = (
  props: InboxTableProps,
): readonly [TableColumn<InboxTableRow>, TableColumn<InboxTableRow>, TableColumn<InboxTableRow>] => {
  const { ticked, onTick, onOpen, shownId } = props;
  const { t } = useTranslation(['review', 'application_form']);
  const titleOf = ({ item }: InboxTableRow) => item.project_title ?? t('application_form:untitled');
  return [
    {
      key: 'tick',
      header: '',
      label: t('review:several.choose'),
      onCard: 'corner',
      cell: (row) =>
        row.item.can['accept'] && (
          <Checkbox
            label={
              <VisuallyHidden>
                <UserText text={titleOf(row)} within={`${t('review:several.choose')} ${titleOf(row)}`} />
              </VisuallyHidden>
            }
            value={ticked.has(row.item.id)}
            onChange={(isTicked) => onTick(row.item.id, isTicked)}
          />
        ),
    },
    { key: 'id', header: t('review:table.id'), align: 'end', cell: ({ item }) => item.id },
    {
      key: 'project_title',
      header: t('review:table.title'),
      isRowHeader: true,
      cell: (row) => (
        <>
          <span id={inboxTitleId(row.item.id)} className={styles['title']}>
            <Link
              href={`${paths.inbox()}?application=${row.item.id}`}
              aria-current={row.item.id === shownId || undefined}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                // A keyboard press is a click with `detail` 0.
                onOpen(row.item.id, event.detail === 0);
              }}
            >
              <UserText text={titleOf(row)} />
            </Link>
          </span>
          <State item={row.item} />
        </>
      ),
    },
  ];
};

const ShipCell = ({ vessel, verdict, outlook }: InboxTableRow) => {
  const { t } = useTranslation('review');
  const { number } = useFormat();
  const { needed_days: needed = null, free_in_a_row: free = null } = outlook ?? {};
  return (
    <>
      <span className={styles['ship']}>{vessel}</span>
      {verdict && <VerdictMark verdict={verdict} />}
      {needed !== null && free !== null && free < needed && (
        <span className={styles['short']}>
          {t('table.free_of', { free: number(free), needed: number(needed) })}
        </span>
      )}
    </>
  );
};

const Window = ({ item }: Pick<InboxTableRow, 'item'>) => (
  <>
    <span className={styles['day']}>{item.operational_window_start ?? '–'}</span>{' '}
    <span className={styles['day']}>{`– ${item.operational_window_end ?? ''}`}</span>
  </>
);

const useFactColumns = (ranking: RankingControls): readonly TableColumn<InboxTableRow>[] => {
  const { t } = useTranslation('review');
  const { number } = useFormat();
  const count = (value: number | null | undefined) => (value == null ? '–' : number(value));
  return [
    { key: 'primary', header: t('table.primary'), cell: ({ primary }) => primary },
    { key: 'days', header: t('table.days'), align: 'end', cell: ({ item }) => count(item.operational_days) },
    { key: 'window', header: t('table.window'), cell: Window },
    {
      key: 'berths',
      header: t('table.berths'),
      align: 'end',
      isShort: true,
      cell: ({ item }) => `${count(item.min_science_berths)} / ${count(item.ideal_science_berths)}`,
    },
    {
      key: 'needs',
      header: t('table.needs'),
      cell: ({ needs }) => (
        <span className={styles['needs']} title={needs}>
          {needs || '–'}
        </span>
      ),
    },
    {
      key: 'submitted_at',
      header: t('table.waiting'),
      align: 'end',
      isShort: true,
      cell: ({ item }) =>
        item.age_days === undefined ? '–' : t('table.waiting_days', { count: item.age_days }),
    },
    { key: 'verdict', header: t('table.ship'), cell: ShipCell },
    {
      key: 'place',
      header: t('ranking.column'),
      cell: ({ item }) => <RankCell item={item} ranking={ranking} />,
    },
  ];
};

const Summary = ({ item, primary }: InboxTableRow) => {
  const { t } = useTranslation('review');
  const { days } = useFormat();
  const said = [
    t('table.number', { id: item.id }),
    primary,
    item.operational_days != null && days(item.operational_days),
    item.age_days !== undefined && t('inbox.age', { count: item.age_days }),
  ];
  return (
    <>
      <span className={styles['fact']}>{said.filter(Boolean).join(' · ')}</span>
      <span className={styles['fact']}>
        <Window item={item} />
      </span>
    </>
  );
};

const useColumns = (props: InboxTableProps): readonly TableColumn<InboxTableRow>[] => {
  const { t } = useTranslation('review');
  const isNarrow = useIsNarrow();
  const [tick, id, title] = useNamingColumns(props);
  const facts = useFactColumns(props.ranking);
  const columns: readonly TableColumn<InboxTableRow>[] = isNarrow
    ? [
        tick,
        title,
        { key: 'summary', header: t('table.title'), onCard: 'bare', cell: Summary },
        { key: 'verdict', header: t('table.ship'), onCard: 'bare', cell: ShipCell },
      ]
    : [tick, id, title, ...facts];
  return columns.map((column) => ({
    ...column,
    isSortable: inboxTableSorts.some((key) => key === column.key),
  }));
};

export const InboxTable = (props: InboxTableProps) => {
  const { t } = useTranslation('review');
  const { rows, sort, onSort, shownId, onOpen } = props;
  const columns = useColumns(props);
  return (
    <div className={styles['table']}>
      <Table
        caption={t('table.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ item }) => item.id}
        sort={sort}
        onSort={({ key, direction }) => onSort(direction === 'descending' ? `-${key}` : key)}
        currentKey={shownId}
        onRowPress={({ item }) => onOpen(item.id, false)}
        wide
      />
    </div>
  );
};
