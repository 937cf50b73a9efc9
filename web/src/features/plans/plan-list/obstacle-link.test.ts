import { describe, expect, it } from 'vitest';
import { filterNames } from '#features/applications/components/filter-names.ts';
import { obstacleLink } from './obstacle-link.ts';

const plan = { id: 7, vessel_id: 10, fiscal_year_id: 3 };
const link = (ids: number[]) =>
  new URL(obstacleLink(plan, { code: 'undecided_applications', ids }), 'http://portal.example');

describe('the link from what blocks a plan', () => {
  it('leads to exactly the applications that wait, by filters that the list has', () => {
    const { pathname, searchParams } = link([4, 5, 6]);
    expect(pathname).toBe('/requests');
    expect(Object.fromEntries(searchParams)).toEqual({
      vessel_id: '10',
      fiscal_year_id: '3',
      status_id: '2,3',
    });
    for (const name of searchParams.keys()) expect(filterNames).toContain(name);
  });

  it('leads to the one that is left, and to the mission without a date', () => {
    expect(link([4]).pathname).toBe('/request/4');
    expect(obstacleLink(plan, { code: 'unscheduled_missions', ids: [9] })).toBe(
      '/vesselPlan/7/scheduler?mission=9',
    );
  });
});
