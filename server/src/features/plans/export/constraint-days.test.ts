import { expect, it } from 'vitest';
import { countConstraintDaysByKind } from './constraint-days.ts';

it('counts each day of constraints once, whatever overlaps it', () => {
  const constraint = (kind: 'refit' | 'drydock', start_date: string, end_date: string) =>
    ({ id: 1, name: kind, kind, start_date, end_date, port_id: null }) as never;
  const names = { fiscal_year: { start_date: '2028-04-01', end_date: '2029-03-31' } } as never;
  const found = countConstraintDaysByKind({
    missions: [
      {
        start_date: '2028-05-10',
        start_fraction: 0,
        mobilization_days: 0,
        operational_days: 5,
        demobilization_days: 0,
      },
    ],
    constraints: [
      constraint('refit', '2028-05-01', '2028-05-12'),
      constraint('drydock', '2028-05-05', '2028-05-20'),
    ],
    names,
  });
  expect(found.reduce((sum, [, days]) => sum + days, 0)).toBe(15);
});
