import { expect, it } from 'vitest';
import { queryString } from './query-string.ts';

it.each([
  [{}, ''],
  [{ include: ['primaryProponent', 'missions'] }, '?include=primaryProponent,missions'],
  [{ filter: { status_id: [2, 3], q: 'a b,c' } }, '?filter[status_id]=2,3&filter[q]=a%20b%2Cc'],
  [{ filter: { start_date: { gte: '2027-04-01', lt: null } } }, '?filter[start_date][gte]=2027-04-01'],
  [{ filter: { q: '', vessel_id: null, archived: false } }, '?filter[archived]=false'],
  [{ sort: '-updated_at', page: 2, limit: 50 }, '?sort=-updated_at&page=2&limit=50'],
  [{ fields: { missions: ['id', 'title'] } }, '?fields[missions]=id,title'],
])('%j', (query, expected) => {
  expect(queryString(query)).toBe(expected);
});
