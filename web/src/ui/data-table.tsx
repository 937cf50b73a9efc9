import { type RowData, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../lib/format.ts';
import { useIsPrinting } from '../lib/use-is-printing.ts';
import { classNames } from './class-names.ts';
import { ColumnHeader, type SortState } from './column-header.tsx';
import { SearchField } from './search-field.tsx';
import { TableCellContent } from './table.tsx';
import { type DataColumn, sortingFeatures, rowMatches, toColumnDefs } from './table-model.ts';
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

const useSearchedTable = <Row extends RowData>(props: DataTableProps<Row>, sought: string) => {
  const { columns, rows, rowKey, initialSort } = props;
  const { compare } = useFormat();
  const columnDefs = useMemo(() => toColumnDefs(columns, compare), [columns, compare]);
  const data = useMemo(() => rows.filter((row) => rowMatches(columns, row, sought)), [rows, columns, sought]);
  return useTable({
    features: sortingFeatures,
    columns: columnDefs,
    data,
    getRowId: (row) => String(rowKey(row)),
    enableSortingRemoval: false,
    initialState: {
      sorting: initialSort ? [{ id: initialSort.key, desc: initialSort.direction === 'descending' }] : [],
    },
  });
};

type HeadProps<Row extends RowData> = {
  readonly table: ReturnType<typeof useSearchedTable<Row>>;
  readonly columns: readonly DataColumn<Row>[];
};

const Head = <Row extends RowData>({ table, columns }: HeadProps<Row>) => {
  const sorting = table.state.sorting[0];
  const sort: SortState | null = sorting
    ? { key: sorting.id, direction: sorting.desc ? 'descending' : 'ascending' }
    : null;
  return (
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
            {...(column.value && {
              onSort: ({ key, direction }: SortState) =>
                table.setSorting([{ id: key, desc: direction === 'descending' }]),
            })}
          />
        ))}
      </tr>
    </thead>
  );
};

const useRowsInView = (count: number, frame: HTMLDivElement | null) => {
  const isPrinting = useIsPrinting();
  const virtual = count > virtualFrom && !isPrinting;
  const virtualizer = useVirtualizer({
    count,
    enabled: virtual,
    getScrollElement: () => frame,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const items = virtual
    ? virtualizer.getVirtualItems()
    : Array.from({ length: count }, (_, index) => ({ index, start: 0, end: 0 }));
  const above = virtual ? (items[0]?.start ?? 0) : 0;
  const below = virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  return { virtual, items, above, below };
};

export const DataTable = <Row extends RowData>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, searchLabel, tools } = props;
  const { t } = useTranslation('ui');
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const isWider = useIsScrollable(frame);
  const [sought, setSought] = useState('');
  const table = useSearchedTable(props, sought);
  const modelRows = table.getRowModel().rows;
  const { virtual, items, above, below } = useRowsInView(modelRows.length, frame);
  const gap = (height: number) => height > 0 && <tr aria-hidden="true" style={{ height }} />;
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
        <table className={styles['table']} aria-label={caption} aria-rowcount={modelRows.length + 1}>
          <Head table={table} columns={columns} />
          <tbody>
            {gap(above)}
            {items.map(({ index }) => {
              const row = modelRows[index];
              return (
                row && (
                  <tr key={row.id} aria-rowindex={index + 2}>
                    {columns.map((column) => (
                      <TableCellContent key={column.key} column={column} row={row.original} />
                    ))}
                  </tr>
                )
              );
            })}
            {gap(below)}
          </tbody>
        </table>
        {modelRows.length === 0 && (
          <p className={styles['none']}>{t(rows.length > 0 ? 'no_match' : 'no_rows')}</p>
        )}
      </div>
      <p className={styles['tally']} aria-live="polite">
        {t('rows', { count: modelRows.length })}
      </p>
    </div>
  );
};
