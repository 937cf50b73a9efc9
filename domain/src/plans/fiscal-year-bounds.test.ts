import { describe, expect, it } from 'vitest';
import { findFiscalYearProblem, clipStartToYear, clipMoveToYear } from './fiscal-year-bounds.ts';
import { type Mission, occupiedSpan } from './missions.ts';
import { type DayFraction, tickOfDay } from './ticks.ts';

const year = { start_date: '2027-04-01', end_date: '2028-03-31' };
const mission = (start_date: string | null, days = 1, start_fraction: DayFraction = 0): Mission => ({
  id: 1,
  vessel_plan_id: 1,
  ship_time_request_id: null,
  number: 1,
  title: 'Trial',
  requested_berths: null,
  approved_berths: null,
  mobilization_days: 0,
  operational_days: days,
  demobilization_days: 0,
  mobilization_port_id: null,
  demobilization_port_id: null,
  port_calls: 0,
  start_date,
  start_fraction,
  notes: null,
});
const span = (start: string, days: number) => occupiedSpan(mission(start, days))!;

describe('a mission of a fiscal year', () => {
  it.each([
    [mission('2027-03-31'), 'start_date', 'before_fiscal_year'],
    [mission('2027-03-31', 1, 0.75), 'start_date', 'before_fiscal_year'],
    [mission('2028-04-01'), 'start_date', 'after_fiscal_year'],
    [mission('2028-03-31', 1.25), 'end_date', 'after_fiscal_year'],
    [mission('2028-03-31', 1, 0.25), 'end_date', 'after_fiscal_year'],
  ])('cannot start before it, nor start or end after it: %#', (outside, field, code) => {
    expect(findFiscalYearProblem(outside, year)).toEqual({ field, code });
  });

  it.each([mission(null), mission('2027-04-01'), mission('2028-03-31'), mission('2027-04-01', 366)])(
    'may touch both its ends, or have no date: %#',
    (inside) => {
      expect(findFiscalYearProblem(inside, year)).toBeNull();
    },
  );

  it('stops at the edge where it would go on', () => {
    const spans = [span('2027-04-03', 5), span('2028-03-20', 10)];
    expect(clipMoveToYear(spans, 'move', -20, year)).toEqual({ ticks: -8, stop: 'start' });
    expect(clipMoveToYear(spans, 'move', 20, year)).toEqual({ ticks: 8, stop: 'end' });
    expect(clipMoveToYear(spans, 'move', 8, year)).toEqual({ ticks: 8, stop: null });
    expect(clipMoveToYear(spans.slice(1), 'end', 12, year)).toEqual({ ticks: 8, stop: 'end' });
    expect(clipMoveToYear(spans.slice(1), 'end', -12, year)).toEqual({ ticks: -12, stop: null });
    expect(clipMoveToYear(spans.slice(0, 1), 'start', -12, year)).toEqual({ ticks: -8, stop: 'start' });
  });

  it('only comes nearer where it lies outside already', () => {
    const outside = [span('2027-03-30', 1)];
    expect(clipMoveToYear(outside, 'move', -4, year)).toEqual({ ticks: 0, stop: 'start' });
    expect(clipMoveToYear(outside, 'move', 4, year)).toEqual({ ticks: 4, stop: null });
  });

  it('is put down as near as it can lie', () => {
    const wanted = (day: string) => clipStartToYear(mission(null, 10), tickOfDay(day), year);
    expect(wanted('2027-03-01')).toBe(tickOfDay('2027-04-01'));
    expect(wanted('2028-03-30')).toBe(tickOfDay('2028-03-22'));
    expect(wanted('2027-06-01')).toBe(tickOfDay('2027-06-01'));
  });
});
