import {
  type ColumnDef,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { foldText } from '@shiptime/domain/shared/text';
import type { TableColumn } from './table.tsx';

export const sortingFeatures = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

export type CellValue = string | number | null;

export type DataColumn<Row> = TableColumn<Row> & {
  /** Value for sorting and search; without it the column has neither. */
  readonly value?: (row: Row) => CellValue;
};

const compareValues = (a: CellValue, b: CellValue, compareText: (a: string, b: string) => number): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareText(String(a ?? ''), String(b ?? ''));
};

export const rowMatches = <Row>(columns: readonly DataColumn<Row>[], row: Row, sought: string): boolean => {
  const wanted = foldText(sought.trim());
  return (
    wanted === '' || columns.some(({ value }) => value && foldText(String(value(row) ?? '')).includes(wanted))
  );
};

export const toColumnDefs = <Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  compareText: (a: string, b: string) => number,
): ColumnDef<typeof sortingFeatures, Row>[] =>
  columns.map((column) => ({
    id: column.key,
    header: column.header,
    accessorFn: (row: Row) => column.value?.(row) ?? undefined,
    enableSorting: column.value !== undefined,
    sortUndefined: 'last',
    sortFn: (a, b, id) => compareValues(a.getValue<CellValue>(id), b.getValue<CellValue>(id), compareText),
  }));
