import { expect, it } from 'vitest';
import { sortRows } from './table-model.ts';

type Row = { readonly id: number; readonly year: string | null };
const rows: readonly Row[] = [
  { id: 1, year: '2027' },
  { id: 2, year: null },
  { id: 10, year: '2026' },
  { id: 3, year: '2026' },
];
const columns = [
  { key: 'id', header: 'Number', value: ({ id }: Row) => id, cell: ({ id }: Row) => id },
  { key: 'year', header: 'Year', value: ({ year }: Row) => year, cell: ({ year }: Row) => year },
  { key: 'act', header: 'Actions', cell: () => null },
];
const sorted = (key: string, direction: 'ascending' | 'descending') =>
  sortRows(columns, rows, { key, direction }, (a, b) => a.localeCompare(b)).map(({ id }) => id);

it('sorts numbers by size and keeps the order of equal rows', () => {
  expect(sorted('id', 'ascending')).toEqual([1, 2, 3, 10]);
  expect(sorted('year', 'ascending')).toEqual([10, 3, 1, 2]);
});

it('keeps rows without a value last in both directions', () => {
  expect(sorted('year', 'descending')).toEqual([1, 10, 3, 2]);
});

it('leaves rows as they are without a column to sort by', () => {
  expect(sorted('act', 'descending')).toEqual([1, 2, 10, 3]);
});
