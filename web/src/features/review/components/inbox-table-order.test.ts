import { expect, it } from 'vitest';
import type { InboxRow } from '../inbox-row.ts';
import { sortInboxRows, parseInboxSort } from './inbox-table-order.ts';

const row = (id: number, days: number | null, title: string) => ({
  item: { id, operational_days: days, project_title: title } as InboxRow,
  outlook: undefined,
  vessel: '',
  primary: '',
  verdict: null,
  needs: '',
  place: null,
});
const rows = [row(1, 10, 'Baleine'), row(2, null, 'algue'), row(3, 2, 'Crabe')];
const ordered = (sort: string) =>
  sortInboxRows(rows, parseInboxSort(sort), (a, b) => a.localeCompare(b, 'fr')).map(({ item }) => item.id);

it('the table of the inbox stands in the order of the address, unknown values last either way', () => {
  expect(ordered('days')).toEqual([3, 1, 2]);
  expect(ordered('-days')).toEqual([1, 3, 2]);
  expect(ordered('project_title')).toEqual([2, 1, 3]);
});

it('an order that nobody knows is that of whoever waits longest', () => {
  expect(parseInboxSort('-password')).toEqual({ key: 'submitted_at', direction: 'ascending' });
  expect(parseInboxSort(undefined)).toEqual({ key: 'submitted_at', direction: 'ascending' });
});
