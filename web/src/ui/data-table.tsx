import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../lib/format.ts';
import { useIsPrinting } from '../lib/use-is-printing.ts';
import { classNames } from './class-names.ts';
import { ColumnHeader, type SortState } from './column-header.tsx';
import { SearchField } from './search-field.tsx';
import { TableCellContent } from './table.tsx';
import { type DataColumn, rowMatches, sortRows } from './table-model.ts';
import { scrollRegionProps, useIsScrollable } from './use-is-scrollable.ts';
import styles from './table.module.css';

export type { DataColumn } from './table-model.ts';

type DataTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly initialSort?: SortState;
  readonly searchLabel?: string;
  readonly tools?: ReactNode;
};

const virtualFrom = 200;
const rowHeight = 45;
/** Height of `.tall` in rows. */
const rowsOfFrame = 22;
const rowsAround = 12;

type HeadProps<Row> = {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: SortState | null;
  readonly onSort: (sort: SortState) => void;
};

const Head = <Row,>({ columns, sort, onSort }: HeadProps<Row>) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <ColumnHeader
          key={column.key}
          columnKey={column.key}
          header={column.header}
          label={column.label}
          align={column.align}
          sort={sort}
          {...(column.value && { onSort })}
        />
      ))}
    </tr>
  </thead>
);

/** Renders only the visible rows of a long table. */
const useRowsInView = (count: number, frame: HTMLDivElement | null) => {
  const isPrinting = useIsPrinting();
  const virtual = count > virtualFrom && !isPrinting;
  const [scrolledRows, setScrolledRows] = useState(0);
  useEffect(() => {
    if (!virtual || !frame) return undefined;
    const follow = () => setScrolledRows(Math.floor(frame.scrollTop / rowHeight));
    follow();
    frame.addEventListener('scroll', follow, { passive: true });
    return () => frame.removeEventListener('scroll', follow);
  }, [virtual, frame]);
  const last = virtual ? Math.min(count, scrolledRows + rowsOfFrame + rowsAround) : count;
  const first = virtual ? Math.max(0, Math.min(scrolledRows, last - rowsOfFrame) - rowsAround) : 0;
  return { virtual, first, last };
};

export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, rowKey, initialSort, searchLabel, tools } = props;
  const { t } = useTranslation('ui');
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const isWider = useIsScrollable(frame);
  const [sought, setSought] = useState('');
  const [sort, setSort] = useState<SortState | null>(initialSort ?? null);
  const { compare } = useFormat();
  const shown = useMemo(
    () =>
      sortRows(
        columns,
        rows.filter((row) => rowMatches(columns, row, sought)),
        sort,
        compare,
      ),
    [rows, columns, sought, sort, compare],
  );
  const { virtual, first, last } = useRowsInView(shown.length, frame);
  const gap = (count: number) => count > 0 && <tr aria-hidden="true" style={{ height: count * rowHeight }} />;
  return (
    <div>
      <div className={styles['tools']} data-no-print>
        {searchLabel !== undefined && <SearchField label={searchLabel} value={sought} onChange={setSought} />}
        {tools}
      </div>
      <div
        ref={setFrame}
        className={classNames(styles['frame'], virtual ? styles['tall'] : styles['stacked'])}
        {...((virtual || isWider) && { ...scrollRegionProps, 'aria-label': caption })}
      >
        <table className={styles['table']} aria-label={caption} aria-rowcount={shown.length + 1}>
          <Head columns={columns} sort={sort} onSort={setSort} />
          <tbody>
            {gap(first)}
            {shown.slice(first, last).map((row, index) => (
              <tr key={rowKey(row)} aria-rowindex={first + index + 2}>
                {columns.map((column) => (
                  <TableCellContent key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
            {gap(shown.length - last)}
          </tbody>
        </table>
        {shown.length === 0 && (
          <p className={styles['none']}>{t(rows.length > 0 ? 'no_match' : 'no_rows')}</p>
        )}
      </div>
      <p className={styles['tally']} aria-live="polite">
        {t('rows', { count: shown.length })}
      </p>
    </div>
  );
};
