import { foldText } from '@shiptime/domain/shared/text';
import type { SortState } from './column-header.tsx';
import type { TableColumn } from './table.tsx';

type CellValue = string | number | null;

export type DataColumn<Row> = TableColumn<Row> & {
  /** Value for sorting and search; without it the column has neither. */
  readonly value?: (row: Row) => CellValue;
};

export const rowMatches = <Row>(columns: readonly DataColumn<Row>[], row: Row, sought: string): boolean => {
  const wanted = foldText(sought.trim());
  return (
    wanted === '' || columns.some(({ value }) => value && foldText(String(value(row) ?? '')).includes(wanted))
  );
};

/** Rows without a value are last in both directions. */
export const sortRows = <Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  sort: SortState | null,
  compareText: (a: string, b: string) => number,
): readonly Row[] => {
  const value = columns.find(({ key }) => key === sort?.key)?.value;
  if (!value) return rows;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b));
    return sign * order;
  });
};
