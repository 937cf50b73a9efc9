import { describe, expect, it } from 'vitest';
import { movedWindow } from './moved-window.ts';

const year = { start_date: '2027-04-01', end_date: '2028-03-31' };
const window = { start_date: '2027-05-10', end_date: '2027-06-20' };

describe('a window that is dragged', () => {
  it('moves as a whole, and stays in the fiscal year', () => {
    expect(movedWindow(window, 'whole', 7, year)).toEqual({
      start_date: '2027-05-17',
      end_date: '2027-06-27',
    });
    expect(movedWindow(window, 'whole', -100, year)).toEqual({
      start_date: '2027-04-01',
      end_date: '2027-05-12',
    });
    expect(movedWindow(window, 'whole', 400, year).end_date).toBe('2028-03-31');
  });

  it('is pulled at either end, down to a day', () => {
    expect(movedWindow(window, 'start', -3, year)).toEqual({ ...window, start_date: '2027-05-07' });
    expect(movedWindow(window, 'start', 100, year).start_date).toBe('2027-06-20');
    expect(movedWindow(window, 'start', -100, year).start_date).toBe('2027-04-01');
    expect(movedWindow(window, 'end', 3, year)).toEqual({ ...window, end_date: '2027-06-23' });
    expect(movedWindow(window, 'end', -100, year).end_date).toBe('2027-05-10');
    expect(movedWindow(window, 'end', 1000, year).end_date).toBe('2028-03-31');
  });

  it('is not thrown about where it lies outside of the year', () => {
    const outside = { start_date: '2027-03-20', end_date: '2027-04-10' };
    expect(movedWindow(outside, 'whole', -1, year)).toEqual(outside);
    expect(movedWindow(outside, 'whole', 1, year).start_date).toBe('2027-03-21');
    expect(movedWindow(outside, 'start', -1, year)).toEqual(outside);
  });
});
