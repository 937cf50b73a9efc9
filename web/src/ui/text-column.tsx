import type { DataColumn } from './table-model.ts';
import { NonBreakingDates } from './non-breaking-dates.tsx';

export const textColumn = <Row,>(
  key: string,
  header: string,
  value: (row: Row) => string,
): DataColumn<Row> => ({ key, header, value, cell: (row) => <NonBreakingDates text={value(row)} /> });

export const numberColumn = <Row,>(
  key: string,
  header: string,
  value: (row: Row) => number | null,
  format: (value: number) => string,
): DataColumn<Row> => ({
  key,
  header,
  align: 'end',
  value,
  cell: (row) => {
    const found = value(row);
    return found === null ? '–' : format(found);
  },
});
