import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { ColumnHeader, type SortState } from './column-header.tsx';
import { scrollRegionProps, useIsScrollable } from './use-is-scrollable.ts';
import styles from './table.module.css';

export type TableColumn<Row> = {
  readonly key: string;
  readonly header: string;
  readonly label?: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  readonly isShort?: boolean;
  readonly isSecondary?: boolean;
  readonly onCard?: 'bare' | 'corner';
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
};

type TableProps<Row> = {
  readonly caption: string;
  readonly showCaption?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly sort?: SortState | null;
  readonly onSort?: (sort: SortState) => void;
  readonly empty?: ReactNode;
  /** Rows become cards on narrow screens; otherwise the table scrolls. */
  readonly stacked?: boolean;
  readonly wide?: boolean;
  readonly currentKey?: string | number | undefined;
  readonly onRowPress?: (row: Row) => void;
};

// Explicit roles, because CSS `display` removes a table's semantics.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader' },
} as const;

export const TableCellContent = <Row,>({ column, row }: { column: TableColumn<Row>; row: Row }) => {
  const marked = {
    className: classNames(
      column.align && styles[column.align],
      column.isShort && styles['short'],
      column.isSecondary && styles['secondary'],
    ),
    'data-label': column.header,
    'data-on-card': column.onCard,
  };
  const value = <div className={styles['value']}>{column.cell(row)}</div>;
  return column.isRowHeader ? (
    <th scope="row" {...roles.rowHeader} {...marked}>
      {value}
    </th>
  ) : (
    <td {...roles.cell} {...marked}>
      {value}
    </td>
  );
};

const controls = 'a, button, input, label, [role=menu]';

/** Row presses are for pointers; keyboard users have a control in the row. */
const pressOf = <Row,>(row: Row, onRowPress: ((row: Row) => void) | undefined) =>
  onRowPress && {
    'data-pressable': true,
    onClick: ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest(controls))) onRowPress(row);
    },
  };

const Rows = <Row,>({ columns, rows, rowKey, currentKey, onRowPress }: TableProps<Row>) =>
  rows.map((row) => (
    <tr
      key={rowKey(row)}
      {...roles.row}
      data-current={rowKey(row) === currentKey || undefined}
      {...pressOf(row, onRowPress)}
    >
      {columns.map((column) => (
        <TableCellContent key={column.key} column={column} row={row} />
      ))}
    </tr>
  ));

export const Table = <Row,>(props: TableProps<Row>) => {
  const {
    caption,
    showCaption = false,
    columns,
    rows,
    sort,
    onSort,
    empty,
    stacked = true,
    wide = false,
  } = props;
  const { t } = useTranslation('ui');
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isWider = useIsScrollable(frame);
  if (rows.length === 0) return <p className={styles['none']}>{empty ?? t('no_rows')}</p>;
  const scrolls = wide || !stacked;
  return (
    <div
      ref={setFrame}
      className={classNames(styles['frame'], stacked && styles['stacked'])}
      data-close={wide || undefined}
      {...((scrolls || isWider) && { ...scrollRegionProps, 'aria-label': caption })}
    >
      <table className={styles['table']} {...roles.table} {...(!showCaption && { 'aria-label': caption })}>
        {showCaption && <caption>{caption}</caption>}
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <ColumnHeader
                key={column.key}
                columnKey={column.key}
                header={column.header}
                label={column.label}
                align={column.align}
                sort={sort ?? null}
                {...(column.isSortable && onSort && { onSort })}
              />
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          <Rows {...props} />
        </tbody>
      </table>
    </div>
  );
};
