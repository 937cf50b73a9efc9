import { expect, it } from 'vitest';
import { toFieldProblems } from '../shared/field-problem.ts';
import { type ListName, referenceListNames, listRowSchemaOf } from './lists.ts';

const names = { name_en: 'Halifax', name_fr: 'Halifax' };
const rows: Partial<Record<ListName, object>> = {
  operating_hours: { hours: 12 },
  ports: { country: 'CA', season_start: '05-01', season_end: '11-30' },
  capabilities: { kind: 'handling' },
};

it.each(referenceListNames)('a row of %s needs both names', (list) => {
  const schema = listRowSchemaOf(list);
  expect(schema.safeParse({ ...names, ...rows[list] }).success).toBe(true);
  const answer = schema.safeParse({ ...rows[list], name_en: 'Halifax', name_fr: ' ' });
  expect(answer.error && toFieldProblems(answer.error)).toEqual([{ field: 'name_fr', code: 'required' }]);
});

it.each([
  ['operating_hours', { hours: 25 }],
  ['operating_hours', { hours: 0 }],
  ['ports', { country: 'CA', latitude: 91 }],
  ['ports', { country: 'CA', season_start: '31-12' }],
] as const)('%s refuses %o', (list, extra) => {
  expect(listRowSchemaOf(list).safeParse({ ...names, ...extra }).success).toBe(false);
});
