import { expect, it } from 'vitest';
import { narrowToGroup } from './narrow-to-group.ts';

it('leads from a group to what makes it up, and keeps what was chosen', () => {
  const first = narrowToGroup({ by: 'agency', fiscalYearId: 3 }, 'agency', 7);
  expect(first).toEqual({ by: 'region', agency: 7, fiscalYearId: 3 });
  expect(narrowToGroup(first, 'region', 2)).toEqual({
    by: 'project_type',
    agency: 7,
    region: 2,
    fiscalYearId: 3,
  });
  const all = { agency: 1, region: 1, project_type: 1, thematic_area: 1, proponent: 1 };
  expect(narrowToGroup(all, 'proponent', 4)).toEqual({ ...all, proponent: 4, by: 'proponent' });
});
