import { describe, expect, it } from 'vitest';
import { windowFromDrawing, moveWindow, moveWindowByKey } from './move-window.ts';

const year = { start_date: '2027-04-01', end_date: '2028-03-31' };
const window = { start_date: '2027-05-10', end_date: '2027-06-20' };

describe('a window that is dragged', () => {
  it('moves as a whole, and stays in the fiscal year', () => {
    expect(moveWindow(window, 'whole', 7, year)).toEqual({
      start_date: '2027-05-17',
      end_date: '2027-06-27',
    });
    expect(moveWindow(window, 'whole', -100, year)).toEqual({
      start_date: '2027-04-01',
      end_date: '2027-05-12',
    });
    expect(moveWindow(window, 'whole', 400, year).end_date).toBe('2028-03-31');
  });

  it('is pulled at either end, down to a day', () => {
    expect(moveWindow(window, 'start', -3, year)).toEqual({ ...window, start_date: '2027-05-07' });
    expect(moveWindow(window, 'start', 100, year).start_date).toBe('2027-06-20');
    expect(moveWindow(window, 'start', -100, year).start_date).toBe('2027-04-01');
    expect(moveWindow(window, 'end', 3, year)).toEqual({ ...window, end_date: '2027-06-23' });
    expect(moveWindow(window, 'end', -100, year).end_date).toBe('2027-05-10');
    expect(moveWindow(window, 'end', 1000, year).end_date).toBe('2028-03-31');
  });

  it('is not thrown about where it lies outside of the year', () => {
    const outside = { start_date: '2027-03-20', end_date: '2027-04-10' };
    expect(moveWindow(outside, 'whole', -1, year)).toEqual(outside);
    expect(moveWindow(outside, 'whole', 1, year).start_date).toBe('2027-03-21');
    expect(moveWindow(outside, 'start', -1, year)).toEqual(outside);
  });
});

describe('a window that is drawn', () => {
  it('goes from the one day to the other, whichever was touched first', () => {
    const drawn = { start_date: '2027-07-10', end_date: '2027-08-09' };
    expect(windowFromDrawing(100.5 / 366, 130.5 / 366, year)).toEqual(drawn);
    expect(windowFromDrawing(130.5 / 366, 100.5 / 366, year)).toEqual(drawn);
  });

  it('ends with the year, however far the hand goes', () => {
    expect(windowFromDrawing(-0.2, 1.3, year)).toEqual(year);
  });
});

describe('a window that is moved far by keys', () => {
  const by = (grip: 'start' | 'whole' | 'end', key: string, from = window) =>
    moveWindowByKey(from, grip, key, year);

  it('goes a month later or earlier, to the last day of a shorter one', () => {
    expect(by('end', 'PageUp')?.end_date).toBe('2027-07-20');
    expect(by('end', 'PageDown')?.end_date).toBe('2027-05-20');
    expect(by('start', 'PageDown')?.start_date).toBe('2027-04-10');
    const january = { start_date: '2027-12-01', end_date: '2028-01-31' };
    expect(by('end', 'PageUp', january)?.end_date).toBe('2028-02-29');
    expect(by('whole', 'PageUp')).toEqual({ start_date: '2027-06-10', end_date: '2027-07-21' });
  });

  it('goes to the ends of the fiscal year, and no end beyond the other', () => {
    expect(by('start', 'Home')?.start_date).toBe('2027-04-01');
    expect(by('start', 'End')?.start_date).toBe('2027-06-20');
    expect(by('end', 'End')?.end_date).toBe('2028-03-31');
    expect(by('end', 'Home')?.end_date).toBe('2027-05-10');
    expect(by('whole', 'Home')).toEqual({ start_date: '2027-04-01', end_date: '2027-05-12' });
    expect(by('whole', 'End')).toEqual({ start_date: '2028-02-19', end_date: '2028-03-31' });
  });

  it('leaves other keys alone', () => expect(by('end', 'Tab')).toBeNull());
});
